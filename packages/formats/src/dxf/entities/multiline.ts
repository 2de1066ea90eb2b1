// MLINE: parallel lines, each at its own distance along the miters of the vertices.
import { plus, times, type Triple } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { curves, straight } from './curves.ts';
import type { EntityReader } from './reader.ts';

const closedFlag = 2;

export const readMultiline: EntityReader = (record) => {
  const lines: Triple[][] = [];
  let vertex: Triple = [0, 0, 0];
  let miter: Triple = [0, 0, 0];
  let element = 0;
  for (let at = 0; at < record.count; at++) {
    const code = record.code(at);
    if (code === 11) {
      vertex = triple(record, at);
      element = 0;
    } else if (code === 13) miter = triple(record, at);
    else if (code === 74 && record.value(at) > 0) {
      // Of the element's distances, the first is along the miter; the others are where it is interrupted.
      const line = (lines[element++] ??= []);
      if (record.code(at + 1) === 41) line.push(plus(vertex, times(miter, record.value(at + 1))));
    }
  }
  const closed = (record.hint(71) & closedFlag) !== 0;
  const drawn = lines.filter((line) => line.length > 1).map((line) => straight(line.flat(), closed));
  return drawn.length > 0 ? curves(drawn) : undefined;
};

const triple = (record: DxfRecord, at: number): Triple => [
  record.value(at),
  record.value(at + 1),
  record.value(at + 2),
];
