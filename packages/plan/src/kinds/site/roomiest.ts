// Where words have most room within an area of any shape.
import { flatten } from '../../geometry/flatten.ts';
import type { Point } from '../../geometry/point.ts';
import type { Path } from '../../pen/pen.ts';

/** Levels at which the area is looked at. */
const levels = 9;

type Stretch = readonly [from: number, to: number];

/** The stretches of a level line that lie within the corners. */
function stretchesAt(corners: readonly Point[], y: number): Stretch[] {
  const crossings: number[] = [];
  corners.forEach((a, i) => {
    const b = corners[i + 1] ?? corners[0] ?? a;
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, i): Stretch[] => {
    const to = crossings[i + 1];
    return i % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

const common = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  some.flatMap(([a, b]) =>
    others.flatMap(([c, d]): Stretch[] => {
      const [from, to] = [Math.max(a, c), Math.min(b, d)];
      return to > from ? [[from, to]] : [];
    }),
  );

/** The middle of the widest room for a line of words of a height (feet) within a closed path, and how wide it is. */
export function roomiest(
  path: Path,
  height: number,
): { readonly at: Point; readonly width: number } | undefined {
  const corners = flatten(path, 0.1);
  let [top, bottom] = [Infinity, -Infinity];
  for (const { y } of corners) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  const tall = bottom - top;
  let best: { at: Point; width: number; worth: number } | undefined;
  for (let level = 1; level < levels; level += 1) {
    const y = top + (tall * level) / levels;
    const above = stretchesAt(corners, y - height * 0.6);
    const below = stretchesAt(corners, y + height * 0.6);
    for (const [from, to] of common(common(above, below), stretchesAt(corners, y))) {
      // The middle wins unless elsewhere there is clearly more room.
      const worth = (to - from) * (1 - Math.abs(level / levels - 0.5));
      if (!best || worth > best.worth) best = { at: { x: (from + to) / 2, y }, width: to - from, worth };
    }
  }
  return best;
}
