// The grid under a drawing: a line per square, every tenth heavier.
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';

const stroke = '#d1d5db';
/** Line weights in millimeters, thinner than objects. */
const weights = { line: 0.09, tenth: 0.18 };
/** Maximum number of lines in each direction. */
const maxLines = 1000;

/** square and gap in feet: if squares are smaller than the gap, lines are 10, 100 ... squares apart. */
export function drawGrid(pen: Pen, box: Box, square: number, gap: number): void {
  let step = square;
  while (step < gap || Math.max(boxWidth(box), boxHeight(box)) / step > maxLines) step *= 10;
  const line = (x1: number, y1: number, x2: number, y2: number, i: number): void => {
    const weight = i % 10 === 0 ? weights.tenth : weights.line;
    pen.path(
      {
        vertices: [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
        closed: false,
      },
      { layer: 'grid', stroke, weight },
    );
  };
  for (const i of multiples(step, box.minX, box.maxX)) line(i * step, box.minY, i * step, box.maxY, i);
  for (const i of multiples(step, box.minY, box.maxY)) line(box.minX, i * step, box.maxX, i * step, i);
}

/** The integers whose multiples of step are between two values. */
function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => first + i);
}
