// Where words have most room within an area of any shape.
import { hatchLines } from '../../geometry/hatch.ts';
import { distance, midpoint, type Point } from '../../geometry/point.ts';
import { BoundsPen } from '../../pen/boundsPen.ts';
import type { Path } from '../../pen/pen.ts';

/** Levels at which the area is looked at. */
const levels = 7;

/** The middle of the longest level line within a closed path, and how long it is; height (feet) is that of the words. */
export function roomiest(
  path: Path,
  height: number,
): { readonly at: Point; readonly width: number } | undefined {
  const pen = new BoundsPen();
  pen.path(path);
  const tall = pen.maxY - pen.minY;
  if (!(tall > height)) return undefined;
  const middle = { x: pen.minX, y: (pen.minY + pen.maxY) / 2 };
  let best: { at: Point; width: number } | undefined;
  for (const [a, b] of hatchLines(path, { spacing: tall / levels, angle: 0, origin: middle })) {
    // The middle of the area wins unless elsewhere there is clearly more room.
    const off = Math.abs(a.y - middle.y) / tall;
    const width = distance(a, b) * (1 - off * 0.5);
    if (!best || width > best.width) best = { at: midpoint(a, b), width };
  }
  return best;
}
