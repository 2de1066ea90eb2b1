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
  const candidates = inDrawingOrder(
    objects.filter((object) => !kindOf(object).underlay?.passesClicks(object)),
  );
  const topmost = (isMeant: (object: PlanObject) => boolean): PlanObject | undefined =>
    candidates.findLast(isMeant);
  const isFilled = (object: PlanObject): boolean => !isBoundary(object) && isDrawnAt(object, at, 0);
  return (
    topmost((object) => !isArea(object) && !isFilled(object) && isDrawnAt(object, at, feet * onLine)) ??
    topmost(isFilled) ??
    topmost((object) => !saysOf(object) && isDrawnAt(object, at, feet)) ??
    topmost((object) => saysOf(object) && isDrawnAt(object, at, feet)) ??
    topmost((object) => isArea(object) && isInside(outlineOf(object) ?? nowhere, at))
  );
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
