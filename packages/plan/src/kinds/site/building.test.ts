import { expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { BoundsPen } from '../../geometry/boundsPen.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { building } from './building.ts';

const placement = { from: { x: 0, y: 0 }, to: { x: 40, y: 60 }, scale: 2, siteExtent: 100 };

test('an eave is drawn if it can be seen apart from the walls, and always counts in the bounds', () => {
  const fields = building.create(placement);
  const made = { id: 'b', type: 'building', order: 'a0', ...fields };
  const eaves = (resolution: number): number => {
    const pen = new RecordingPen(0, resolution);
    if (fields) building.draw({ ...made, ...fields, eave: 1 }, pen);
    return pen.marks.filter(({ style }) => style.dash).length;
  };
  expect([0, 0.9, 1.1].map(eaves)).toEqual([1, 1, 0]);
  const bounds = new BoundsPen();
  if (fields) building.draw({ ...made, ...fields, eave: 1 }, bounds);
  expect(bounds.box).toEqual({ minX: -1, minY: -1, maxX: 41, maxY: 61 });
});

test("a building's name can be read over its ridge, as its own color lies round the letters", () => {
  const fields = building.create(placement);
  const pen = new RecordingPen(2);
  const made = { id: 'b', type: 'building', order: 'a0', ...fields };
  if (fields) drawAlone(Object.assign({ ...made }, { ridge: 'along', color: '#ddeeff' }), pen);
  const name = pen.marks.findLast(({ mark }) => mark === 'text');
  expect(name?.style).toMatchObject({ stroke: '#ddeeff' });
  expect(pen.marks.at(-1)).toBe(name);
});

test('a building says the levels of its floors that are known, with or without a name', () => {
  const fields = building.create(placement);
  const textsOf = (more: object): readonly string[] => {
    const pen = new RecordingPen(2);
    if (fields) drawAlone(Object.assign({ id: 'b', type: 'building', order: 'a0', ...fields }, more), pen);
    return pen.marks.flatMap((one) => (one.mark === 'text' ? [one.text.content] : []));
  };
  expect(textsOf({ storeys: 0, finishedFloor: 101.5, garageFloor: 100.9 })).toEqual([
    'Building',
    'FF 101.50  GF 100.90',
  ]);
  expect(textsOf({ storeys: 0, use: '', lowestFloor: 93 })).toEqual(['LF 93.00']);
});

test('a building is labeled with its own name while its use is that of every new one', () => {
  const fields = building.create(placement);
  const labelOf = (more: object): string => {
    const pen = new RecordingPen(2);
    if (fields) drawAlone(Object.assign({ id: 'b', type: 'building', order: 'a0', ...fields }, more), pen);
    return pen.marks.flatMap((one) => (one.mark === 'text' ? [one.text.content] : [])).join(' ');
  };
  expect(labelOf({ storeys: 0 })).toBe('Building');
  expect(labelOf({ storeys: 0, name: "Neighbor's house", status: 'existing' })).toBe(
    "Existing neighbor's house",
  );
  expect(labelOf({ storeys: 0, name: 'North wing', use: 'Dwelling' })).toBe('Dwelling');
});
