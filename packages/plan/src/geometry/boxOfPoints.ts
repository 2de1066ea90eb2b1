// The box of many points.
import { type Box, emptyBox } from './box.ts';
import type { Point } from './point.ts';

/** The box of all points; empty if there are none. */
export function boxOfPoints(points: Iterable<Point>): Box {
  let { minX, minY, maxX, maxY } = emptyBox;
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}
