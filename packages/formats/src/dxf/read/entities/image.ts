// IMAGE: where a picture of another file lies.
import { times } from '../matrix.ts';
import type { EntityReader } from './reader.ts';

export const readImage: EntityReader = (record) => ({
  kind: 'image',
  at: record.point(10),
  u: times(record.point(11, [1, 0, 0]), record.number(13, 1)),
  v: times(record.point(12, [0, 1, 0]), record.number(23, 1)),
  definition: record.text(340).trim(),
});
