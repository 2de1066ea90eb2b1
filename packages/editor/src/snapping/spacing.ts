// Equal spacing from edge to edge in a row of objects: a gap as wide as the next one in the row, or centered between two
// neighbors.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { boxOf, shapeOf } from '../view/shapes.ts';

export type Axis = 'x' | 'y';
export const otherAxis: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' };

/** The extent of something along an axis, in feet. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

interface EvenPlace {
  readonly start: number;
  readonly gaps: readonly Interval[];
}

const along = (axis: Axis, { minX, minY, maxX, maxY }: Box): Interval =>
  axis === 'x' ? { from: minX, to: maxX } : { from: minY, to: maxY };

/** The evenly spaced places in a row near the moved interval. */
function evenPlaces(row: readonly Interval[], moved: Interval, reach: number): readonly EvenPlace[] {
  const size = moved.to - moved.from;
  const before = (edge: number): Interval | undefined =>
    row.filter(({ to }) => to <= edge).toSorted((a, b) => b.to - a.to)[0];
  const after = (edge: number): Interval | undefined =>
    row.filter(({ from }) => from >= edge).toSorted((a, b) => a.from - b.from)[0];
  const [left, right] = [before(moved.from + reach), after(moved.to - reach)];
  const [beyond, further] = [left && before(left.from), right && after(right.to)];
  const places: EvenPlace[] = [];
  if (left && beyond) {
    const start = left.to + left.from - beyond.to;
    places.push({
      start,
      gaps: [
        { from: beyond.to, to: left.from },
        { from: left.to, to: start },
      ],
    });
  }
  if (right && further) {
    const end = right.from - (further.from - right.to);
    places.push({
      start: end - size,
      gaps: [
        { from: end, to: right.from },
        { from: right.to, to: further.from },
      ],
    });
  }
  if (left && right) {
    const start = (left.to + right.from - size) / 2;
    places.push({
      start,
      gaps: [
        { from: left.to, to: start },
        { from: start + size, to: right.from },
      ],
    });
  }
  return places.filter(({ gaps }) => gaps.every(({ from, to }) => to - from > 1e-6));
}

/** How far dragged objects have to move along an axis to be spaced evenly among others, given the box around them. */
export function evenSpacing(
  axis: Axis,
  box: Box,
  reach: number,
  objects: readonly PlanObject[],
): { readonly by: number; readonly gaps: readonly (readonly [Point, Point])[] } | undefined {
  const [moved, across] = [along(axis, box), along(otherAxis[axis], box)];
  const row = objects.flatMap((object): Interval[] => {
    if (shapeOf(object).anchors.length === 0) return [];
    const { from, to } = along(otherAxis[axis], boxOf(object));
    return from < across.to && to > across.from ? [along(axis, boxOf(object))] : [];
  });
  const off = ({ start }: EvenPlace): number => Math.abs(start - moved.from);
  const [best] = evenPlaces(row, moved, reach)
    .filter((place) => off(place) <= reach)
    .toSorted((a, b) => off(a) - off(b));
  if (!best) return undefined;
  const middle = (across.from + across.to) / 2;
  const point = (value: number): Point => (axis === 'x' ? { x: value, y: middle } : { x: middle, y: value });
  const gaps = best.gaps.map(({ from, to }) => [point(from), point(to)] as const);
  return { by: best.start - moved.from, gaps };
}
