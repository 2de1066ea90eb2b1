// DIMENSION: its block has its lines, arrows and text. For files without the block, linear ones are drawn plainly.
import type { DxfDimension, DxfShape, InsertShape, TextShape } from '../drawing.ts';
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
  const drawn = plainDrawing(record);
  const dimension: DxfDimension = {
    text: record.text(1),
    ...(Number.isFinite(measurement) && measurement >= 0 && { measurement }),
    ...(drawn && { drawn }),
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

function plainDrawing(record: DxfRecord): DxfShape | undefined {
  const kind = record.hint(70) & kinds;
  if ((kind !== rotated && kind !== aligned) || !record.has(13) || !record.has(14)) return undefined;
  const [from, to, line] = [record.point(13), record.point(14), record.point(10)];
  const angle = kind === rotated ? radians(record.hint(50)) : Math.atan2(to[1] - from[1], to[0] - from[0]);
  const along: Triple = [Math.cos(angle), Math.sin(angle), 0];
  const start = footOn(line, along, from);
  const end = footOn(line, along, to);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (!(length > 0)) return undefined;
  const middle = record.has(11) ? record.point(11) : times(plus(start, end), 1 / 2);
  return {
    kind: 'group',
    shapes: [
      curves([from, to].map((point, i) => straight([...point, ...(i === 0 ? start : end)]))),
      curves([straight([...start, ...end])]),
      label(record, { at: middle, along, length }),
    ],
  };
}

/** The point of the line nearest to another point. */
function footOn(line: Triple, along: Triple, point: Triple): Triple {
  const distance = (point[0] - line[0]) * along[0] + (point[1] - line[1]) * along[1];
  return plus(line, times(along, distance));
}

function label(
  record: DxfRecord,
  { at, along, length }: { at: Triple; along: Triple; length: number },
): TextShape {
  const measured = record.has(42) && record.hint(42) > 0 ? record.hint(42) : length;
  const number = String(Number(measured.toFixed(3)));
  const typed = record.text(1);
  const text = mtextShape({
    coded: typed === '' ? number : typed.replaceAll('<>', number),
    at,
    along,
    height: length * textShare,
    attachment: 5,
    width: 0,
    spacing: 1,
  });
  return { ...text, frame: frameOf(record.extrusion()) };
}
