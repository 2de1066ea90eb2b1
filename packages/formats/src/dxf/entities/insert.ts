// INSERT, and ACAD_TABLE, which is drawn by a block of its own.
import type { InsertShape } from '../records/drawing.ts';
import { frameOf, type Triple } from '../records/matrix.ts';
import { type EntityReader, radians } from './reader.ts';

/** The rest of an insert that is drawn once and has no attributes. */
export const once = { columns: 1, rows: 1, columnSpacing: 0, rowSpacing: 0, attributes: [] } as const;
/** Smaller scales count as 1, because some programs write 0 instead of it. */
const minScale = 1e-12;

/** Reads an insert without its attributes, which have records of their own. */
export const readInsert: EntityReader = (record): InsertShape => ({
  kind: 'insert',
  block: record.name(2),
  frame: frameOf(record.extrusion()),
  at: record.point(10),
  scale: [41, 42, 43].map((code) => scaleOf(record.number(code, 1))) as unknown as Triple,
  angle: radians(record.number(50)),
  columns: cells(record.hint(70, 1)),
  rows: cells(record.hint(71, 1)),
  columnSpacing: record.number(44),
  rowSpacing: record.number(45),
  attributes: [],
});

const scaleOf = (scale: number): number => (Math.abs(scale) < minScale ? 1 : scale);
const cells = (count: number): number => Math.max(1, Math.trunc(count));

export const readTable: EntityReader = (record): InsertShape | undefined => {
  const block = record.name(2);
  if (block === '') return undefined;
  const along = record.point(11, [1, 0, 0]);
  return {
    kind: 'insert',
    block,
    frame: undefined,
    at: record.point(10),
    scale: [1, 1, 1],
    angle: Math.atan2(along[1], along[0]),
    ...once,
  };
};
