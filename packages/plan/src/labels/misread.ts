// Whether the number of a dimension could be mistaken for that of something else: it could if it is about as near to the
// line of another dimension as to its own, or on ground that its own line isn't on.
import { distance, type Point } from '../geometry/point.ts';
import { insideAt } from '../geometry/roomInside.ts';
import { clearOfLine } from '../lettering/beside.ts';
import { air, linesMeet, type TextRect, widened } from '../lettering/textRect.ts';

/** Feet across which a line is looked at, since it may lie on the edge of some ground. */
const beside = { x: 0.01, y: 0.0037 };

/** Whether a line is at least about as near to a number as the number's own line would be. */
export function isAtLine(rects: readonly TextRect[], line: readonly Point[], labelHeight: number): boolean {
  const own = (clearOfLine - air) * labelHeight;
  // In a chain of dimensions, the next line begins beyond the end of the text, at the same height as its own.
  return rects.some((rect) => linesMeet([{ vertices: line, closed: false }], widened(rect, own, 1.3 * own)));
}

/** Whether the part of a line that is nearest to a point is on ground, or along its edge. The ends of a line are where it meets grounds. */
export function isLineOn(ground: readonly Point[], line: readonly Point[], near: Point): boolean {
  const [nearest] = line.slice(1, -1).toSorted((a, b) => distance(a, near) - distance(b, near));
  return (
    nearest !== undefined &&
    [1, -1].some((side) =>
      isInside(ground, { x: nearest.x + side * beside.x, y: nearest.y + side * beside.y }),
    )
  );
}

export const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  insideAt(corners, y).some(([from, to]) => x > from && x < to);
