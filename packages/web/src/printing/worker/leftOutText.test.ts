import { expect, test } from 'vitest';
import { leftOutOfDxf, leftOutText } from './leftOutText.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

const house = { id: 'a', type: 'building', order: 'a', name: 'House' };
const lot = { id: 'b', type: 'lot', order: 'b' };
const field = { id: 'f', type: 'lot', order: 'f', name: 'Field' };

test('labels without room are named, with a remedy that there is', () => {
  expect(leftOutText([{ object: house, rank: 'name' }], true)).toBe(
    "1 label doesn't fit: the name of House. Choose a larger scale to show it.",
  );
  const labels = [
    { object: lot, rank: 'length' },
    { object: lot, rank: 'length' },
    { object: lot, rank: 'area' },
    { object: house, rank: 'name' },
    { object: field, rank: 'area' },
    { object: house, rank: 'moved' },
    { object: lot, rank: 'bearing' },
  ] as const;
  expect(leftOutText(labels, false)).toBe(
    "7 labels don't fit: 2 lengths of the lot, the area of the lot, the name of House, the area of Field, 2 more. Choose larger paper to show them.",
  );
});

test('labels without room in a DXF file are named with the scale of its text', () => {
  expect(leftOutOfDxf([{ object: house, rank: 'name' }], `1" = 20'`)).toBe(
    `1 label doesn't fit at 1" = 20', the scale of the text: the name of House. Choose a larger scale on the sheet, or add it in CAD.`,
  );
});

test('a bearing, a radius and the length of an edge are all called boundary labels', () => {
  const labels = [lot, { ...lot, id: 'd', name: 'Lot 7' }, lot].map(
    (object) => ({ object, rank: 'bearing' }) as const,
  );
  expect(leftOutText(labels, false)).toBe(
    "3 labels don't fit: 2 boundary labels of the lot, a boundary label of Lot 7. Choose larger paper to show them.",
  );
});

test('what has no name is called by its kind, in the words of the sheet', () => {
  const line = { id: 'c', type: 'setback', order: 'c' };
  expect(leftOutText([{ object: line, rank: 'setback' }], true)).toBe(
    "1 label doesn't fit: a distance of the setback line. Choose a larger scale to show it.",
  );
});

test('of a setback line it says along which edge a distance is missing, or the name beside it', () => {
  const object = { id: 'c', type: 'setback', order: 'c' };
  const labels = [
    { object, rank: 'setback', along: 'the front edge', isShortened: true },
    { object, rank: 'setback', along: 'the side edge' },
    { object, rank: 'setback', along: 'the side edge' },
    { object, rank: 'setback', along: 'the rear edge' },
  ] as const;
  expect(leftOutText(labels, true)).toBe(
    "4 labels don't fit: the name of the setback line along the front edge, 2 distances of the setback line along the side edge, a distance of the setback line along the rear edge. Choose a larger scale to show them.",
  );
});

test('an abbreviation keeps its capitals, and two objects without names are not counted as one', () => {
  const unit = { id: 'c', type: 'acUnit', order: 'c' };
  const labels = [unit, lot, { ...lot, id: 'd' }].map((object) => ({ object, rank: 'name' }) as const);
  expect(leftOutText(labels, true)).toBe(
    "3 labels don't fit: the name of the AC unit, the name of the lot, the name of the lot. Choose a larger scale to show them.",
  );
});

test('two spots of one name are each listed with their grade', () => {
  const named = { id: 'c', type: 'spotElevation', order: 'c', name: 'Corner' };
  const labels = [
    { object: named, rank: 'grade', words: '100.42' },
    { object: { ...named, id: 'd' }, rank: 'grade', words: '101.12' },
  ] as const;
  expect(leftOutText(labels, true)).toContain("2 labels don't fit: Corner 100.42, Corner 101.12.");
});

test('a spot elevation is named by what would stand beside it, and proposed grades come first', () => {
  const spot = { id: 'c', type: 'spotElevation', order: 'c' };
  const labels = [
    { object: lot, rank: 'area' },
    { object: spot, rank: 'mark', words: '100.42' },
    { object: { ...spot, id: 'd' }, rank: 'grade', words: 'EG 101.12 FG 102.20' },
  ] as const;
  expect(leftOutText(labels, true)).toBe(
    "3 labels don't fit: the spot elevation EG 101.12 FG 102.20, the area of the lot, the spot elevation 100.42. Choose a larger scale to show them.",
  );
});
