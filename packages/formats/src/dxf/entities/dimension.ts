// Reads DIMENSION as an insert of the block with its lines, arrows and text. For files without that block, it also gives what
// is needed to draw a linear dimension plainly.
import type { DxfDimension, InsertShape, PlainDimension } from '../records/drawing.ts';
import { frameOf } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { once } from './insert.ts';
import { type EntityReader, radians } from './reader.ts';

/** The types of dimensions that can be drawn plainly, in the low bits of group code 70. */
const types = { mask: 7, rotated: 0, aligned: 1 } as const;

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
  const kind = record.hint(70) & types.mask;
  if ((kind !== types.rotated && kind !== types.aligned) || !record.has(13) || !record.has(14))
    return undefined;
  const [from, to, line] = [record.point(13), record.point(14), record.point(10)];
  const angle =
    kind === types.rotated ? radians(record.hint(50)) : Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = (to[0] - from[0]) * Math.cos(angle) + (to[1] - from[1]) * Math.sin(angle);
  if (length === 0) return undefined;
  const middle = record.has(11) ? record.point(11) : undefined;
  return { from, to, line, angle, middle, frame: frameOf(record.extrusion()) };
}
