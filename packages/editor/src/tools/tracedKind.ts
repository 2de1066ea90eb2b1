// Makes the tool that draws a path or an area of any kind with an editable path. An area can also be dragged from corner to
// corner.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { turning } from '@homeplot/plan/motion';
import { degrees, type Point } from '@homeplot/plan/point';
import type { Scene, Tool } from '../tool/tool.ts';
import { tracingTool, type TracingState } from './tracing.ts';

type Fields = Readonly<Record<string, string | number>>;

interface Options {
  /** The tool's name; by default the type of its objects. */
  readonly name?: string;
  readonly title: string;
  /** How to use it, in a few words. */
  readonly hint: string;
  /** The hint for touch, if more differs than taps for clicks. */
  readonly touchHint?: string;
  /** Shelf of the library. */
  readonly shelf?: string;
  /** More search terms. */
  readonly also?: string;
  /** Fields that differ from the kind's defaults; a function if they depend on the plan. */
  readonly fields?: Fields | ((scene: Scene) => Fields);
}

const isArea = (object: PlanObject | undefined): boolean =>
  object !== undefined && outlineOf(object)?.closed === true;

/** Rotation in degrees that aligns boards and courses with the first edge, or its perpendicular if that is more level. */
function turnOf([a, b]: readonly Point[]): number {
  if (!a || !b) return 0;
  const angle = degrees(Math.atan2(b.y - a.y, b.x - a.x));
  return Math.round((angle - Math.round(angle / 90) * 90) * 100) / 100;
}

export function tracedKindTool(type: string, { fields, name = type, ...texts }: Options): Tool<TracingState> {
  const title = texts.title.toLowerCase();
  const own = (scene: Scene): Fields | undefined => (typeof fields === 'function' ? fields(scene) : fields);
  /** An object of the kind, a foot wide at a point. It gets its actual shape later. */
  const sampleAt = (at: Point, scene: Scene, isPreview: boolean): PlanObject | undefined =>
    scene.create(type, at, { x: at.x + 1, y: at.y + 1 }, isPreview);

  return tracingTool(
    { name, ...texts },
    {
      create(corners, scene, use) {
        const [first] = corners;
        const sample = first && corners.length >= 2 && sampleAt(first.at, scene, use === 'preview');
        if (!sample) return undefined;
        const kind = kindOf(sample);
        const points = corners.map(({ at }) => at);
        const turned = kind.transform?.(sample, turning(first.at, turnOf(points))) ?? sample;
        const editing = kind.path?.editing;
        const shaped = editing?.reshape({ ...turned, ...own(scene) }, points);
        return shaped && use === 'closed' ? (editing?.withClosed?.(shaped, true) ?? shaped) : shaped;
      },
      missing(corners, scene) {
        const [first] = corners;
        const minCorners = first && isArea(sampleAt(first.at, scene, true)) ? 3 : 2;
        if (corners.length >= minCorners) return undefined;
        return `${texts.title} needs at least ${minCorners} corners. Set the next one`;
      },
      toast: () => ({ text: `Added ${title} to your site map!`, tone: 'success' }),
      createByDrag(from, to, scene, use) {
        const whole = scene.createAlongAxis(type, from, to, use === 'preview');
        return whole && isArea(whole) ? { ...whole, ...own(scene) } : undefined;
      },
    },
  );
}
