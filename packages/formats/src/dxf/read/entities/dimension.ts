// DIMENSION: its block has its lines, arrows and text. For files without the block, linear ones are drawn plainly.
import type { DxfDimension, DxfShape, InsertShape, PlainDimension, TextShape } from '../drawing.ts';
import { frameOf, plus, times, type Triple } from '../matrix.ts';
import type { DxfRecord } from '../record.ts';
import { curves, straight } from './curves.ts';
import { once } from './insert.ts';
import { mtextShape } from './mtext.ts';
import { type EntityReader, radians } from './reader.ts';

const kinds = 7;
const rotated = 0;
const aligned = 1;
/** Text height as a share of the length, where the style of the dimension isn't read. */
const textShare = 0.05;

export const readDimension: EntityReader = (record): InsertShape => {
  const measurement = record.has(42) ? record.hint(42, Number.NaN) : Number.NaN;
  const plain = plainDimension(record);
  const dimension: DxfDimension = {
    text: record.text(1),
    ...(Number.isFinite(measurement) && measurement >= 0 && { measurement }),
    ...(plain && { plain }),
  };
  return {
    kind: 'insert',
    block: record.name(2),
    frame: undefined,
    at: [0, 0, 0],
    scale: [1, 1, 1],
    angle: 0,
    ...once,
    dimension,
  };
};

function plainDimension(record: DxfRecord): PlainDimension | undefined {
  const kind = record.hint(70) & kinds;
  if ((kind !== rotated && kind !== aligned) || !record.has(13) || !record.has(14)) return undefined;
  const [from, to, line] = [record.point(13), record.point(14), record.point(10)];
  const angle = kind === rotated ? radians(record.hint(50)) : Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = (to[0] - from[0]) * Math.cos(angle) + (to[1] - from[1]) * Math.sin(angle);
  if (length === 0) return undefined;
  const middle = record.has(11) ? record.point(11) : undefined;
  return { from, to, line, angle, middle, frame: frameOf(record.extrusion()) };
}

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
