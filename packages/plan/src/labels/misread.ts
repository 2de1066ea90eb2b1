// Whether the number of a dimension would be taken for that of something else: if it is about as near to the line of
// another dimension as to its own, or on ground that its own line isn't on.
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { insideAt } from '../geometry/roomInside.ts';
import { nearestFraction, pointAlong } from '../geometry/segment.ts';
import type { Path } from '../pen/pen.ts';
import { rectToLine, type TextRect } from './textRect.ts';

/** How many times farther away from the lines of other dimensions than from its own a number is. */
export const clearly = 1.25;
/** Feet from a line at which both of its sides are looked at, since it may lie on the edge of some ground. */
const beside = 0.01;
/** Fraction of a line at its ends that is left out, since it ends on the edge of what it measures to. */
const ends = 0.05;

/** Feet from rectangles to the nearest of some lines of straight pieces. */
export function toLines(rects: readonly TextRect[], lines: readonly (readonly Point[])[]): number {
  let least = Infinity;
  for (const points of lines)
    for (let i = 1; i < points.length; i += 1) {
      const [from, to] = [points[i - 1], points[i]];
      if (from && to) for (const rect of rects) least = Math.min(least, rectToLine(rect, from, to));
    }
  return least;
}

/** Feet from a number to its own line, tail or leader. */
export const toOwnLine = (
  rects: readonly TextRect[],
  line: readonly Point[],
  leaders: readonly Path[],
): number => toLines(rects, [line, ...leaders.map(({ vertices }) => vertices)]);

/** Whether the part of a line that is nearest to a point is on ground, or along its edge. */
export function isLineOn(ground: readonly Point[], line: readonly Point[], near: Point): boolean {
  const spots = line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const fraction = Math.min(1 - ends, Math.max(ends, nearestFraction(near, from, to)));
    const at = pointAlong(from, to, fraction);
    return { at, off: scaleBy(turnRight(unit(subtract(to, from))), beside), far: distance(at, near) };
  });
  const [first, ...rest] = spots;
  if (!first) return false;
  const { at, off } = rest.reduce((best, spot) => (spot.far < best.far ? spot : best), first);
  return [add(at, off), subtract(at, off)].some((point) => isInside(ground, point));
}

export const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  insideAt(corners, y).some(([from, to]) => x > from && x < to);
