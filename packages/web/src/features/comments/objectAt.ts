// Finds what a comment is about from the pressed point, in the planner and on the page of a shared plan.
import type { Viewport } from '@homeplot/editor/viewport';
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxAround } from '@homeplot/plan/box';
import { HitPen, isInside } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import { anchorOn, type PinAnchor } from '@homeplot/plan/pinPlace';
import { inDrawingOrder } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';

/** CSS pixels from an edge within which a press is on it. */
const reach = { mouse: 8, finger: 16 } as const;

/** What a press at a point of the plan is about: an edge or an object there, or the place. */
export function anchorAt(
  at: Point,
  isFinger: boolean,
  { pxPerFoot }: Viewport,
  scene: { visibleIn(box: Box): readonly PlanObject[] },
): PinAnchor {
  const feet = (isFinger ? reach.finger : reach.mouse) / pxPerFoot;
  return anchorOn(at, objectAt(scene.visibleIn(boxAround(at, feet)), at, feet), feet);
}

/** The share of the reach within which a press counts as on a line, even if an area is under it. */
const lineShare = 3 / 8;

/**
 * The object at a point: a line directly under it, or else the topmost area that contains it, or else an object within the
 * given feet. A boundary, such as that of a lot, counts only as a line, since what it encloses is open ground.
 */
export function objectAt(objects: readonly PlanObject[], at: Point, feet: number): PlanObject | undefined {
  let best: { readonly object: PlanObject; readonly rank: number } | undefined;
  for (const object of inDrawingOrder(objects)) {
    if (kindOf(object).underlay?.passesClicks(object)) continue;
    const rank = rankOf(object, at, feet);
    if (rank !== undefined && rank <= (best?.rank ?? Infinity)) best = { object, rank };
  }
  return best?.object;
}

/** How likely the object is the one meant: lower is likelier. undefined if the object isn't at the point. */
function rankOf(object: PlanObject, at: Point, feet: number): number | undefined {
  const isFilled = !isBoundary(object) && isDrawnAt(object, at, 0);
  if (!isFilled && !isArea(object) && isDrawnAt(object, at, feet * lineShare)) return 0;
  if (isFilled) return 1;
  if (isDrawnAt(object, at, feet)) return isAboutOthers(object) ? 3 : 2;
  return isArea(object) && isInside(outlineOf(object) ?? emptyPath, at) ? 4 : undefined;
}

const emptyPath = { vertices: [], closed: true } as const;

function isDrawnAt(object: PlanObject, at: Point, tolerance: number): boolean {
  const pen = new HitPen(at, tolerance);
  kindOf(object).draw(object, pen);
  return pen.hit;
}

/** Whether an object is an area. A path that could also be open, such as a fence, is a line. */
const isArea = (object: PlanObject): boolean =>
  outlineOf(object)?.closed === true && !kindOf(object).path?.editing?.withClosed && !isBoundary(object);

/** Whether an object, such as an annotation, only says something about others. They go before it if they are as near. */
const isAboutOthers = (object: PlanObject): boolean =>
  kindOf(object).isAnnotation === true || kindOf(object).ties?.setback !== undefined;

const isBoundary = (object: PlanObject): boolean =>
  isDeedLot(object) || kindOf(object).ties?.setback !== undefined;
