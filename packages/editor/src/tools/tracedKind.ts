// Tools that draw a path or an area of any kind with an editable path. An area can also be dragged from corner to corner.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { turning } from '@homeplot/plan/motion';
import { degrees, type Point } from '@homeplot/plan/point';
import type { Scene, Tool } from './tool.ts';
import { tracingTool, type TracingState } from './tracing.ts';

interface Options {
  /** The tool's name; by default its type. */
  readonly name?: string;
  readonly title: string;
  readonly hint: string;
  readonly shelf?: string;
  readonly also?: string;
  /** Fields that differ from the kind's defaults. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

const isArea = (object: PlanObject | undefined): boolean =>
  object !== undefined && outlineOf(object)?.closed === true;

/** Rotation in degrees that aligns boards and courses with the first edge, or its perpendicular if that is more level. */
function turnOf([a, b]: readonly Point[]): number {
  if (!a || !b) return 0;
  const angle = degrees(Math.atan2(b.y - a.y, b.x - a.x));
  return Math.round((angle - Math.round(angle / 90) * 90) * 100) / 100;
}

export function tracedKindTool(type: string, { fields, name = type, ...names }: Options): Tool<TracingState> {
  const title = names.title.toLowerCase();
  /** A sample object at a point. */
  const sampleAt = (at: Point, scene: Scene, isShown: boolean): PlanObject | undefined =>
    scene.create(type, at, { x: at.x + 1, y: at.y + 1 }, isShown);

  return tracingTool(
    { name, ...names },
    {
      create(corners, scene, use) {
        const [first] = corners;
        const sample = first && corners.length >= 2 && sampleAt(first.at, scene, use === 'preview');
        if (!sample) return undefined;
        const kind = kindOf(sample);
        const points = corners.map(({ at }) => at);
        const turned = kind.transform?.(sample, turning(first.at, turnOf(points))) ?? sample;
        const editing = kind.path?.editing;
        const shaped = editing?.reshape({ ...turned, ...fields }, points);
        return shaped && use === 'closed' ? (editing?.withClosed?.(shaped, true) ?? shaped) : shaped;
      },
      missing(corners, scene) {
        const [first] = corners;
        const least = first && isArea(sampleAt(first.at, scene, true)) ? 3 : 2;
        if (corners.length >= least) return undefined;
        return `${names.title} needs at least ${least} corners. Set the next one`;
      },
      toast: () => ({ text: `Added ${title} to your site map!`, tone: 'success' }),
      createByDrag(from, to, scene, use) {
        const whole = scene.createAlongAxis(type, from, to, use === 'preview');
        return whole && isArea(whole) ? { ...whole, ...fields } : undefined;
      },
    },
  );
}
