// The object under a press where there is no editor to ask.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxAround, overlaps } from '@homeplot/plan/box';
import { isInside } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { inDrawingOrder, objectBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';

/** The topmost of the objects that is within feet of a point, or around it; of a boundary only its line counts. */
export function objectAt(objects: readonly PlanObject[], at: Point, feet: number): PlanObject | undefined {
  const near = boxAround(at, feet);
  const hit = inDrawingOrder(objects.filter((object) => overlaps(objectBox(object), near)));
  return hit.findLast((object) => isAt(object, at, feet));
}

function isAt(object: PlanObject, at: Point, feet: number): boolean {
  const outline = outlineOf(object);
  if (!outline || outline.vertices.length < 2) return true;
  const onEdge = edgesOf(outline).some(
    (edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at))) <= feet,
  );
  return onEdge || (outline.closed && !isBoundary(object) && isInside(outline, at));
}

const isBoundary = (object: PlanObject): boolean => kindOf(object).path?.isProperty === true;
