// What a press to comment is on, in the planner and on the page of a shared plan alike.
import { outlineOf } from '@homeplot/plan/anchors';
import { HitPen, isInside } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import { inDrawingOrder } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';

/** The share of the reach within which a press is right on a line, whatever area is under it. */
const onLine = 3 / 8;

/**
 * Of the objects around a point the line right under it, or else the topmost area that it is in, or else what is within
 * feet. A boundary, such as that of a lot, is only its line: what it encloses is open ground.
 */
export function objectAt(objects: readonly PlanObject[], at: Point, feet: number): PlanObject | undefined {
  let meant: { readonly object: PlanObject; readonly rank: number } | undefined;
  for (const object of inDrawingOrder(objects)) {
    if (kindOf(object).underlay?.passesClicks(object)) continue;
    const rank = rankOf(object, at, feet);
    if (rank !== undefined && rank <= (meant?.rank ?? Infinity)) meant = { object, rank };
  }
  return meant?.object;
}

/** What is meant first has the lowest; undefined if an object isn't at the point. */
function rankOf(object: PlanObject, at: Point, feet: number): number | undefined {
  const isFilled = !isBoundary(object) && isDrawnAt(object, at, 0);
  if (!isFilled && !isArea(object) && isDrawnAt(object, at, feet * onLine)) return 0;
  if (isFilled) return 1;
  if (isDrawnAt(object, at, feet)) return saysOf(object) ? 3 : 2;
  return isArea(object) && isInside(outlineOf(object) ?? nowhere, at) ? 4 : undefined;
}

const nowhere = { vertices: [], closed: true } as const;

function isDrawnAt(object: PlanObject, at: Point, tolerance: number): boolean {
  const pen = new HitPen(at, tolerance);
  kindOf(object).draw(object, pen);
  return pen.hit;
}

/** Whether an object is what its outline encloses. A path that could be open as well, such as a fence, is a line. */
const isArea = (object: PlanObject): boolean =>
  outlineOf(object)?.closed === true && !kindOf(object).path?.editing?.withClosed && !isBoundary(object);

/** Whether an object only says something of others, which are meant if they are as near. */
const saysOf = (object: PlanObject): boolean =>
  kindOf(object).isAnnotation === true || kindOf(object).ties?.setback !== undefined;

const isBoundary = (object: PlanObject): boolean =>
  isDeedLot(object) || kindOf(object).ties?.setback !== undefined;
