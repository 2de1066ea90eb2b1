// Finds where text has the most room inside an area of any shape.
import { flattenForText } from '../geometry/flatten.ts';
import type { Point } from '../geometry/point.ts';
import { insideAt, intersectSpans } from '../geometry/roomInside.ts';
import type { Path } from '../geometry/pen.ts';

/** How many parts the height of the area is divided into; the widths at the divisions are compared. */
const levels = 9;

/** Text heights from the middle of a line of text that have to be free above and below it: half, and some to spare. */
const halfHeight = 0.6;

/** The middle and the width of the widest room for a line of text inside a closed path. height: of the text, in feet. */
export function roomiest(
  path: Path,
  height: number,
): { readonly at: Point; readonly width: number } | undefined {
  const corners = flattenForText(path, 0.1);
  let [top, bottom] = [Infinity, -Infinity];
  for (const { y } of corners) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  const tall = bottom - top;
  let best: { at: Point; width: number; worth: number } | undefined;
  for (let level = 1; level < levels; level += 1) {
    const y = top + (tall * level) / levels;
    const above = insideAt(corners, y - height * halfHeight);
    const below = insideAt(corners, y + height * halfHeight);
    for (const [from, to] of intersectSpans(intersectSpans(above, below), insideAt(corners, y))) {
      // The vertical middle is preferred unless there is clearly more room elsewhere.
      const worth = (to - from) * (1 - Math.abs(level / levels - 0.5));
      if (!best || worth > best.worth) best = { at: { x: (from + to) / 2, y }, width: to - from, worth };
    }
  }
  return best;
}
