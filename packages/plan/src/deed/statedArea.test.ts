// The area that a deed says its lot has.
import { expect, test } from 'vitest';
import { readDeed } from './deedText.ts';

const area = (text: string): number | undefined => readDeed(text).area?.squareFeet;

test('the area that a deed states is read', () => {
  expect(area('thence N 5 E 100 feet. Containing 0.25 acres, more or less')).toBe(10_890);
  expect(area('containing 10,890 square feet of land')).toBe(10_890);
  expect(area('containing an area of 2 acres')).toBe(87_120);
  expect(area('a lot of 2 acres')).toBeUndefined();
});

test('an area in acres, roods and perches is all of them', () => {
  const acre = 43_560;
  expect(area('containing seventy two Acres and thirty Perches')).toBeCloseTo((72 + 30 / 160) * acre, 6);
  expect(area('containing 2 acres, 3 roods and 10 poles')).toBeCloseTo((2 + 3 / 4 + 10 / 160) * acre, 6);
  expect(area('containing 2 acres, and 3 buildings')).toBe(2 * acre);
});
