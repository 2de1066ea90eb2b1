// Draws a DIMENSION that has no block.
import type { DxfDimension, DxfShape, PlainDimension, TextShape } from '../records/drawing.ts';
import { plus, times, type Triple } from '../records/matrix.ts';
import { curves, straight } from './curves.ts';
import { mtextShape } from './mtext.ts';

/** Text height as a share of the dimension's length, because dimension styles aren't read. */
const textShare = 0.05;

/** The lines and the text of a dimension without its block. */
export function drawnDimension(dimension: DxfDimension, plain: PlainDimension): DxfShape {
  const { from, to, line, angle } = plain;
  const along: Triple = [Math.cos(angle), Math.sin(angle), 0];
  const start = footOn(line, along, from);
  const end = footOn(line, along, to);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const middle = plain.middle ?? times(plus(start, end), 1 / 2);
  const text = label(dimension, { at: middle, along, length });
  return {
    kind: 'group',
    shapes: [
      curves([from, to].map((point, i) => straight([...point, ...(i === 0 ? start : end)]))),
      curves([straight([...start, ...end])]),
      { ...text, frame: plain.frame },
    ],
  };
}

/** The point of the line nearest to another point. */
function footOn(line: Triple, along: Triple, point: Triple): Triple {
  const distance = (point[0] - line[0]) * along[0] + (point[1] - line[1]) * along[1];
  return plus(line, times(along, distance));
}

function label(
  { measurement = 0, text }: DxfDimension,
  { at, along, length }: { at: Triple; along: Triple; length: number },
): TextShape {
  const number = String(Number((measurement > 0 ? measurement : length).toFixed(3)));
  return mtextShape({
    coded: text === '' ? number : text.replaceAll('<>', number),
    at,
    along,
    height: length * textShare,
    attachment: 5,
    width: 0,
    spacing: 1,
  });
}
