// The tools that draw a path or an area of any kind whose vertices may be any. An area can also be dragged from corner
// to corner.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { turning } from '@homeplot/plan/motion';
import { degrees, type Point } from '@homeplot/plan/point';
import type { Scene, Tool } from './tool.ts';
import { tracingTool, type TracingState } from './tracing.ts';

interface Options {
  /** The tool's name; that of its type where it draws that alone. */
  readonly name?: string;
  readonly title: string;
  readonly hint: string;
  readonly shelf?: string;
  readonly also?: string;
  /** What it draws differently from the kind's usual. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

const isArea = (object: PlanObject | undefined): boolean =>
  object !== undefined && outlineOf(object)?.closed === true;

/**
 * Degrees by which a first edge stands off level or upright, so that boards and courses lie along it or square to it,
 * whichever is more level.
 */
function turnOf([a, b]: readonly Point[]): number {
  if (!a || !b) return 0;
  const angle = degrees(Math.atan2(b.y - a.y, b.x - a.x));
  return Math.round((angle - Math.round(angle / 90) * 90) * 100) / 100;
}

export function tracedKindTool(type: string, { fields, name = type, ...names }: Options): Tool<TracingState> {
  const title = names.title.toLowerCase();
  /** An object of the kind that begins at a point. */
  const sampleAt = (at: Point, scene: Scene, isShown: boolean): PlanObject | undefined =>
    scene.create(type, at, { x: at.x + 1, y: at.y + 1 }, isShown);

  return tracingTool(
    { name, ...names },
    {
      drawn(corners, scene, use) {
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
      lack(corners, scene) {
        const [first] = corners;
        const least = first && isArea(sampleAt(first.at, scene, true)) ? 3 : 2;
        if (corners.length >= least) return undefined;
        return `${names.title} needs at least ${least} corners; click the next one`;
      },
      said: () => ({ text: `Added ${title} to your site map!`, tone: 'success' }),
      dragged(from, to, scene, use) {
        const whole = scene.create(type, from, to, use === 'preview');
        return whole && isArea(whole) ? { ...whole, ...fields } : undefined;
      },
    },
  );
}
