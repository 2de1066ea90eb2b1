// Lengths and areas as people read them.
import { afterEach, describe, expect, test } from 'vitest';
import { parseLengthIn } from './reading/typedLength.ts';
import { formatArea, formatFeet, formatLength, tidy, wholeFeet, writeMetricFor } from './units.ts';

describe('a length is shown', () => {
  test.each([
    [0, "0'"],
    [12, "12'"],
    [12.5, `12' 6"`],
    [0.5, `0' 6"`],
    [4.5 / 12, `0' 4 1/2"`],
    [12 + 1 / 192, `12' 0 1/16"`],
    [3 + 11.75 / 12, `3' 11 3/4"`],
    [11.9999, "12'"],
    [-12.5, `-12' 6"`],
    [-0.0001, "0'"],
    [1000, "1,000'"],
  ])('%d feet as %s', (feet, shown) => {
    expect(formatFeet(feet)).toBe(shown);
  });
});

test('dimensions are rounded to whole feet', () => {
  expect([12.4, 12.5, 0.2].map(wholeFeet)).toEqual([12, 13, 0]);
});

test('tidy removes floating-point noise and negative zero', () => {
  expect(tidy(0.1 + 0.2)).toBe(0.3);
  expect(Object.is(tidy(-1e-12), 0)).toBe(true);
});

describe('on a plan', () => {
  test.each([
    ['feet-inches', `12' 6"`, '7,700 sq ft (0.177 ac)'],
    ['decimal-feet', `12.50'`, '7,700.0 sq ft (0.177 ac)'],
    ['metres', '3.81 m', '715.4 m²'],
  ] as const)('in %s a length is written %s and an area %s', (units, length, area) => {
    expect(formatLength(12.5, units)).toBe(length);
    expect(formatArea(7700, units)).toBe(area);
  });
});

describe("in a reader's language", () => {
  afterEach(() => writeMetricFor('en-US'));

  test.each([
    ['de-DE', '3,81 m', '7.153,5 m²'],
    ['fr-FR', '3,81 m', '7\u202f153,5 m²'],
    ['en-GB', '3.81 m', '7,153.5 m²'],
  ])('%s, metric numbers are written %s and %s, and feet as ever', (language, length, area) => {
    writeMetricFor(language);
    expect(formatLength(12.5, 'metres')).toBe(length);
    expect(parseLengthIn(length, 'metres')).toBeCloseTo(12.5, 9);
    expect(formatArea(77_000, 'metres')).toBe(area);
    expect(formatArea(7700, 'feet-inches')).toBe('7,700 sq ft (0.177 ac)');
  });
});
