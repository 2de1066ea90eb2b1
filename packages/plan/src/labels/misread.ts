// Whether the number of a dimension could be mistaken for that of something else: if it is about as near to the line of
// another dimension as to its own, or if it is inside an object that its own line doesn't cross.
import { distance, type Point } from '../geometry/point.ts';
import { insideAt } from '../geometry/roomInside.ts';
import { clearOfLine } from '../lettering/beside.ts';
import { air, linesMeet, type TextRect, widened } from '../lettering/textRect.ts';

/** Feet to either side of a line, since the line may lie on the edge of the ground. */
const beside = { x: 0.01, y: 0.0037 };

/** Whether a line is about as near to a number as the number's own line is. */
export function isAtLine(rects: readonly TextRect[], line: readonly Point[], labelHeight: number): boolean {
  const own = (clearOfLine - air) * labelHeight;
  // Above and below the text, a line 1.3 times as far counts as well, but not at its ends, where the next line in a chain of
  // dimensions begins.
  return rects.some((rect) => linesMeet([{ vertices: line, closed: false }], widened(rect, own, 1.3 * own)));
}

/** Whether the part of a line nearest to a point is on some ground or along its edge. The ends of a line don't count. */
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
