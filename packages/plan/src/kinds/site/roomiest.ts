// Where words have most room within an area of any shape.
import { flatten } from '../../geometry/flatten.ts';
import type { Point } from '../../geometry/point.ts';
import { insideAt, intersectSpans } from '../../geometry/roomInside.ts';
import type { Path } from '../../pen/pen.ts';

/** Levels at which the area is looked at. */
const levels = 9;

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
    const above = insideAt(corners, y - height * 0.6);
    const below = insideAt(corners, y + height * 0.6);
    for (const [from, to] of intersectSpans(intersectSpans(above, below), insideAt(corners, y))) {
      // The middle wins unless elsewhere there is clearly more room.
      const worth = (to - from) * (1 - Math.abs(level / levels - 0.5));
      if (!best || worth > best.worth) best = { at: { x: (from + to) / 2, y }, width: to - from, worth };
    }
  }
  return best;
}
