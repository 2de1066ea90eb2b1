// Equal spacing from edge to edge, as of posts, trees and buildings in a row: the gap to a neighbor as wide as the next
// gap of the row, or as the one on the other side.
import { type Box, shifted } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { boxOf, shapeOf } from './shapes.ts';

export type Axis = 'x' | 'y';
export const other: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' };

/** From where to where something goes along an axis, in feet. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Even {
  /** Where what is moved would begin. */
  readonly begins: number;
  readonly gaps: readonly Stretch[];
}

const along = (axis: Axis, { minX, minY, maxX, maxY }: Box): Stretch =>
  axis === 'x' ? { from: minX, to: maxX } : { from: minY, to: maxY };

/** Where something of a size would stand evenly in a row, near to where it is. */
function evenPlaces(row: readonly Stretch[], mine: Stretch, reach: number): readonly Even[] {
  const size = mine.to - mine.from;
  const before = (edge: number): Stretch | undefined =>
    row.filter(({ to }) => to <= edge).toSorted((a, b) => b.to - a.to)[0];
  const after = (edge: number): Stretch | undefined =>
    row.filter(({ from }) => from >= edge).toSorted((a, b) => a.from - b.from)[0];
  const [left, right] = [before(mine.from + reach), after(mine.to - reach)];
  const [beyond, further] = [left && before(left.from), right && after(right.to)];
  const places: Even[] = [];
  if (left && beyond) {
    const begins = left.to + left.from - beyond.to;
    places.push({
      begins,
      gaps: [
        { from: beyond.to, to: left.from },
        { from: left.to, to: begins },
      ],
    });
  }
  if (right && further) {
    const ends = right.from - (further.from - right.to);
    places.push({
      begins: ends - size,
      gaps: [
        { from: ends, to: right.from },
        { from: right.to, to: further.from },
      ],
    });
  }
  if (left && right) {
    const begins = (left.to + right.from - size) / 2;
    places.push({
      begins,
      gaps: [
        { from: left.to, to: begins },
        { from: begins + size, to: right.from },
      ],
    });
  }
  return places.filter(({ gaps }) => gaps.every(({ from, to }) => to - from > 1e-6));
}

/**
 * Where along an axis a point is to be so that what moves along with it is spaced evenly; extent: the box of that, from
 * the point on.
 */
export function evenlyOff(
  axis: Axis,
  at: Point,
  reach: number,
  objects: readonly PlanObject[],
  extent: Box,
): { readonly value: number; readonly gaps: readonly (readonly [Point, Point])[] } | undefined {
  const box = shifted(extent, at);
  const [mine, abreast] = [along(axis, box), along(other[axis], box)];
  const row = objects.flatMap((object): Stretch[] => {
    if (shapeOf(object).anchors.length === 0) return [];
    const { from, to } = along(other[axis], boxOf(object));
    return from < abreast.to && to > abreast.from ? [along(axis, boxOf(object))] : [];
  });
  const off = ({ begins }: Even): number => Math.abs(begins - mine.from);
  const [best] = evenPlaces(row, mine, reach)
    .filter((place) => off(place) <= reach)
    .toSorted((a, b) => off(a) - off(b));
  if (!best) return undefined;
  const middle = (abreast.from + abreast.to) / 2;
  const point = (value: number): Point => (axis === 'x' ? { x: value, y: middle } : { x: middle, y: value });
  const gaps = best.gaps.map(({ from, to }) => [point(from), point(to)] as const);
  return { value: at[axis] + best.begins - mine.from, gaps };
}
