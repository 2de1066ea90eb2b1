// Dimensions in a file, from a house to the foot of a perpendicular on a line of a lot.
import { expect, test } from 'vitest';
import { objectsOf } from '../../testing/testObjects.ts';
import { measured } from '../kinds/cadDimension.ts';
import { dimension } from '../kinds/dimension/dimension.ts';
import type { Dimension } from '../kinds/dimension/dimensionPlaces.ts';
import { wordsOf } from '../kinds/dimension/dimensionText.ts';
import { readPlanFile } from '../file/planFile.ts';

/** 50 by 100 ft, from left 0 and top 0. */
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 100 },
    { x: 0, y: 100 },
  ],
};
const property = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 50, height: 100 };
/** Smaller than the house. */
const patio = { ...property, width: 10, height: 20, y: 40 };
const house = { id: 'h', type: 'house', x: 8, y: 50, width: 30, height: 40 };
const neighbor = { ...house, x: -20 };
/** Reaches into the lot by 3 ft. */
const reachesIn = { ...house, x: -12 };
/** The lot on the left of it, which ends at its left line. */
const beside = { ...property, id: 'beside', x: -50 };
/** Across the left line and above the top one, with most of it in the lot. */
const overCorner = { ...house, y: 10 };
/** Across the whole lot. */
const wide = { ...house, x: 25, width: 60 };
/** Its notch is at the lower right, and its left side is edge 3. */
const notched = {
  ...lot,
  vertices: [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 50 },
    { x: 25, y: 50 },
    { x: 25, y: 100 },
    { x: 0, y: 100 },
  ],
};
const atNotch = { ...house, x: 30, y: 52, width: 20, height: 24 };
const fence = {
  id: 'h',
  type: 'fence',
  vertices: [
    { x: -7, y: 50 },
    { x: 20, y: 50 },
  ],
};
/** The dimension from an anchor of the house to one of the lot. */
const fields = { id: 'd', type: 'dimension', offset: 0 };
const from = (anchor: string, foot: string, x: number) => ({
  ...fields,
  points: [
    { x, y: 50, object: 'h', anchor },
    { x: 0, y: 50, object: 'lot', anchor: foot },
  ],
});

const level = { ...from('m3', 'p3', -7), form: 'horizontal' };
/** From a place on the left side of the house, level with the top of the lot. */
const atCorner = (corner: string) => ({
  ...fields,
  points: [
    { x: -7, y: 0, object: 'h', anchor: 'e3:0.75' },
    { x: 0, y: 0, object: 'lot', anchor: corner },
  ],
});

function read(...objects: readonly object[]): Dimension {
  const reading = readPlanFile({ objects, settings: { scale: 1 } });
  const [found] = reading.ok ? objectsOf(dimension, reading.contents.objects) : [];
  if (!found) throw new Error('There is no dimension.');
  return found;
}
const wordsIn = (...objects: readonly object[]) => wordsOf(read(...objects), 'feet-inches');

test.each([
  ['a house across a line of a lot', lot, house, from('m3', 'p3', -7), "7' over"],
  ['a house across a property line', property, house, from('m3', 'p3', -7), "7' over"],
  ['a house that is wider than its lot', lot, wide, from('m3', 'p3', -5), "5' over"],
  ['the side of a house within its lot', lot, house, from('m1', 'p3', 23), "23'"],
  ['a house within its lot', lot, { ...house, x: 20 }, from('m3', 'p3', 5), "5'"],
  ["a neighbor's house", lot, neighbor, from('m1', 'p3', -5), "5'"],
  ["the far wall of a neighbor's house that reaches in", lot, reachesIn, from('m3', 'p3', -27), "27'"],
  ["the near wall of a neighbor's house that reaches in", lot, reachesIn, from('m1', 'p3', 3), "3'"],
  ['the far line', lot, wide, from('m3', 'p1', -5), "55'"],
  ['a corner of a house in a notch', notched, atNotch, from('v2', 'p3', 40), "15' over"],
  ['a corner of it beside the notch', notched, atNotch, from('v1', 'p3', 40), "15'"],
  ['a place on the line, square to it', lot, house, from('m3', 'e3:0.5', -7), "7' over"],
  ['a place on the line, level with it', lot, house, { ...level, rotation: 0 }, "7' over"],
  ['only a part of the length to it', lot, house, { ...level, rotation: 30 }, `6' 0 3/4"`],
  ['another place on it', lot, house, from('m3', 'e3:0.9', -7), `40' 7 5/16"`],
  ['a corner of the lot', lot, house, from('m3', 'v0', -7), `50' 5 7/8"`],
  ['a corner of the lot, square to the line that ends at it', lot, overCorner, atCorner('v0'), "7' over"],
  ['the other corner of that line', lot, overCorner, atCorner('v3'), `100' 2 15/16"`],
  ["a fence, which isn't measured to lot lines", lot, fence, from('v0', 'p3', -7), "7'"],
  ['a patio below a house', patio, house, from('m3', 'p3', -7), "7'"],
])('a dimension of %s', (_, land, building, asked, words) => {
  expect(wordsIn(land, building, asked)).toBe(words);
});

test('of two lots with one line in common, a house is only over that of its own', () => {
  const [wall, foot] = from('m1', 'p1', 3).points;
  const toOwn = { ...fields, points: [wall, { ...foot, object: 'beside' }] };
  expect(wordsIn(lot, beside, reachesIn, toOwn)).toBe("3' over");
  expect(wordsIn(lot, beside, reachesIn, from('m3', 'p3', -27))).toBe("27'");
});

test('a dimension that is tied to neither is a plain length, whatever a file says of it', () => {
  const untied = { ...fields, points: from('m3', 'p3', -7).points.map(({ x, y }) => ({ x, y })), over: true };
  expect(wordsIn(lot, house, untied)).toBe("7'");
});

test('a file says that a dimension is over a lot line only while it is', () => {
  const over = read(lot, house, from('m3', 'p3', -7));
  const squares = (feet: number): number => feet;
  expect(dimension.toFile(over, squares)).toMatchObject({ over: true });
  const untied = { ...over, places: over.places.map(({ x, y }) => ({ x, y })) };
  expect(dimension.toFile(untied, squares)).not.toHaveProperty('over');
});

test('a CAD program says it beside the number', () => {
  const asked = { ...from('m3', 'p3', -7), after: 'min.' };
  expect(measured(read(lot, house, asked))).toMatchObject({ measured: 7, words: '<> over min.' });
});
