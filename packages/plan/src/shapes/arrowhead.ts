// An arrowhead, whose size on paper is fixed.
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import type { Pen, Style } from '../geometry/pen.ts';

/** Label heights: its length, and half its width. */
const head = { length: 1, half: 0.2 } as const;

/**
 * Draws a filled arrowhead at a tip, for a line from another point. Labels may cover it only if they have no other place, since
 * it shows a direction. Draws nothing if labels have no size.
 */
export function drawArrowhead(pen: Pen, tip: Point, from: Point, style: Style): void {
  const { labelHeight: height } = pen;
  if (height === 0) return;
  const along = unit(subtract(from, tip));
  const back = add(tip, scaleBy(along, head.length * height));
  const half = scaleBy(turnRight(along), head.half * height);
  pen.path(
    { vertices: [tip, add(back, half), subtract(back, half)], closed: true },
    { ...style, stratum: 'notes', interruptible: true },
  );
}
