// Finds room for a box: on the lot, away from what is there.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxCenter, contains, boxCorners, isEmpty, overlaps } from '@homeplot/plan/box';
import { isInside } from '@homeplot/plan/hitPen';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, planBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import type { Editor } from '../editor/editor.ts';

/** Places tried along each side of the lot. */
const tries = 15;
/** Feet kept free around it: for its eave, and for the grid that it snaps to. */
const margin = 2;

/** The middle of the free place. */
export function roomFor({ plan }: Editor, width: number, depth: number): Point {
  const objects = [...plan.objects.values()];
  const lot = objects.find((object) => kindOf(object).path?.isProperty);
  const around = lot ? objectBox(lot) : planBox(plan);
  if (isEmpty(around)) return { x: width, y: depth };
  const middle = boxCenter(around);
  const outline = lot && outlineOf(lot);
  const taken = objects.filter((object) => kindOf(object).isBuilding).map((object) => objectBox(object));
  const boxAt = ({ x, y }: Point): Box => ({
    minX: x - width / 2 - margin,
    minY: y - depth / 2 - margin,
    maxX: x + width / 2 + margin,
    maxY: y + depth / 2 + margin,
  });
  const isFree = (at: Point): boolean => {
    const box = boxAt(at);
    if (taken.some((other) => overlaps(other, box))) return false;
    return (
      !outline || (contains(around, box) && boxCorners(box).every((corner) => isInside(outline, corner)))
    );
  };
  return gridOver(around, middle).find(isFree) ?? middle;
}

/** Points over a box, nearest to its middle first. */
function gridOver({ minX, minY, maxX, maxY }: Box, middle: Point): readonly Point[] {
  const share = (i: number): number => i / (tries - 1);
  const points = Array.from({ length: tries ** 2 }, (_, i) => ({
    x: minX + (maxX - minX) * share(i % tries),
    y: minY + (maxY - minY) * share(Math.floor(i / tries)),
  }));
  return points.toSorted((a, b) => distance(a, middle) - distance(b, middle));
}
