// The points from which stakes are measured: the corners of lots and of existing buildings.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { type Point, subtract } from '@homeplot/plan/point';
import { titleOf } from '@homeplot/plan/titleOf';

export interface FixedPoint {
  /** The object and its corner. */
  readonly id: string;
  /** `House corner 2, top right`. */
  readonly name: string;
  readonly at: Point;
}

const isFixed = (object: PlanObject): boolean => {
  const { path, isBuilding } = kindOf(object);
  const stands = object.status !== 'proposed' && object.status !== 'removed';
  return stands && (isBuilding === true || path?.isProperty === true);
};

export function fixedPoints(plan: Plan): readonly FixedPoint[] {
  return printedLayersOf(plan.settings)
    .visible(inOrder(plan))
    .filter(isFixed)
    .flatMap((object) => {
      const { vertices = [], center } = outlineOf(object) ?? {};
      // A circle has no corners.
      if (center && vertices.some(({ bulge }) => bulge)) return [];
      const middle = middleOf(vertices);
      return vertices.map(({ x, y }, i) => ({
        id: `${object.id} ${i}`,
        name: `${titleOf(object)} corner ${i + 1}, ${side(subtract({ x, y }, middle))}`,
        at: { x, y },
      }));
    });
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

/** A corner is only at the right, for example, if it is this many times farther to the right than up or down. */
const clearly = 4;

/** The side of a lot or building that a corner is at, as seen on the drawing: `top left`, or only `right`. by: the corner from the middle. */
function side({ x, y }: Point): string {
  const [across, down] = [x < 0 ? 'left' : 'right', y < 0 ? 'top' : 'bottom'];
  if (Math.abs(y) < Math.abs(x) / clearly) return across;
  return Math.abs(x) < Math.abs(y) / clearly ? down : `${down} ${across}`;
}
