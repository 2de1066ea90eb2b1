// Places for horizontal text inside an outline, those nearest to a given point first.
import { type Box, boxHeight } from '../geometry/box.ts';
import { flattenForText } from '../geometry/flatten.ts';
import type { Point } from '../geometry/point.ts';
import { insideAt, intersectSpans } from '../geometry/roomInside.ts';
import type { Path } from '../geometry/pen.ts';
import { pathBox } from '../geometry/boundsPen.ts';

/** The maximum number of heights that are tried. */
const maxLevels = 24;

/**
 * The centers of horizontal rectangles of this width and height (feet) that fit inside a closed path, the nearest to a
 * point first. across: the maximum number of places side by side at each height.
 */
export function placesInside(path: Path, width: number, height: number, near: Point, across = 5): Point[] {
  const corners = flattenForText(path, height * 0.1);
  const box: Box = pathBox({ vertices: corners, closed: true });
  const room = boxHeight(box) - height;
  if (room <= 0) return [];
  const levels = Math.min(maxLevels, Math.max(2, Math.floor(room / (height * 0.5))));
  const found: Point[] = [];
  for (let level = 0; level <= levels; level += 1) {
    const y = box.minY + height / 2 + (room * level) / levels;
    // A little less than half the height, so that the text may touch the outline.
    const strips = intersectSpans(insideAt(corners, y - height * 0.49), insideAt(corners, y + height * 0.49));
    for (const [from, to] of intersectSpans(strips, insideAt(corners, y))) {
      const slack = to - from - width;
      if (slack < 0) continue;
      const count = Math.min(across, 1 + 2 * Math.floor(slack / (2 * height)));
      for (let i = 0; i < count; i += 1)
        found.push({ x: from + width / 2 + (count === 1 ? slack / 2 : (slack * i) / (count - 1)), y });
    }
  }
  // Text is about four times wider than tall, so a place to the side seems nearer than one above or below.
  const away = (at: Point): number => Math.hypot((at.x - near.x) / 2, at.y - near.y);
  return found.toSorted((a, b) => away(a) - away(b));
}
