import { expect, test } from 'vitest';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { building } from './building.ts';

test("a building's name can be read over its ridge, as its own colour lies round the letters", () => {
  const fields = building.create({ from: { x: 0, y: 0 }, to: { x: 40, y: 60 }, scale: 2, siteExtent: 100 });
  const pen = new RecordingPen(2);
  const made = { id: 'b', type: 'building', order: 'a0', ...fields };
  if (fields) building.draw({ ...made, ...fields, ridge: 'along', color: '#ddeeff' }, pen);
  const name = pen.marks.findLast(({ mark }) => mark === 'text');
  expect(name?.style).toMatchObject({ stroke: '#ddeeff' });
  expect(pen.marks.at(-1)).toBe(name);
});
