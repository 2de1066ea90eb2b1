// Lengths and areas as people read them.
import { afterEach, describe, expect, test } from 'vitest';
import { parseLengthIn } from '../reading/typedLength.ts';
import {
  countText,
  formatArea,
  formatWithHectares,
  formatFeet,
  formatGrade,
  formatLength,
  formatRoughly,
  formatStep,
  gridSquare,
  metersPerFoot,
  tidy,
  usualLength,
  wholeFeet,
  writeMetricFor,
} from './units.ts';

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

test('elevations that end in half a hundredth are all rounded up', () => {
  const shown = [103.485, 102.885, 100.005, 99.4, 99.3949].map((feet) => formatGrade(feet, 'decimal-feet'));
  expect(shown).toEqual(['103.49', '102.89', '100.01', '99.40', '99.39']);
  expect([10.075, 1.005].map((meters) => formatGrade(meters / metersPerFoot, 'metres'))).toEqual([
    '10.08',
    '1.01',
  ]);
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

test('a metric area of a hectare or more is given in hectares too, and any area that is asked for so', () => {
  const squareFeet = (squareMeters: number): number => squareMeters / 0.3048 ** 2;
  expect(formatArea(squareFeet(9_999), 'metres')).toBe('9,999.0 m²');
  expect(formatArea(squareFeet(12_345), 'metres')).toBe('12,345.0 m² (1.235 ha)');
  expect(formatArea(squareFeet(12_345), 'feet-inches')).toMatch(/ ac\)$/);
  expect(formatWithHectares(squareFeet(715.4))).toBe('715.4 m² (0.0715 ha)');
});

describe('on a metric plan', () => {
  test.each([
    [1, 0.2],
    [2, 0.1],
    [3, 0.1],
    [5, 0.05],
    [10, 0.02],
  ])('at %d squares a foot the grid is %d m', (scale, meters) => {
    expect(gridSquare({ scale, units: 'metres' }) * metersPerFoot).toBeCloseTo(meters, 12);
    expect(gridSquare({ scale, units: 'feet-inches' })).toBe(1 / scale);
  });

  test.each([
    [0.1, 0.03],
    [0.5, 0.15],
    [1, 0.3],
    [3, 0.9],
    [12, 3.7],
    [50, 15],
    [0, 0],
  ])('a usual length of %d feet is %d m, stored exactly', (feet, meters) => {
    expect(usualLength(feet, 'metres')).toBe(tidy(meters / metersPerFoot));
    expect(usualLength(feet, 'decimal-feet')).toBe(feet);
  });

  test('the step of a grid has no trailing zeros', () => {
    const metric = (meters: number): string => formatStep(meters / metersPerFoot, 'metres');
    expect([0.1, 0.25, 1, 10, 100].map(metric)).toEqual(['0.1 m', '0.25 m', '1 m', '10 m', '100 m']);
    expect(formatStep(10, 'feet-inches')).toBe(`10'`);
  });

  test('a length of which only the size matters is in whole meters', () => {
    expect(formatRoughly(100, 'metres')).toBe('30 m');
    expect(formatRoughly(12.5, 'feet-inches')).toBe(`12' 6"`);
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

test('counted things are in the plural unless there is one', () => {
  const counted = ['line', 'entity', 'driveway'].map((noun) => [countText(1, noun), countText(1200, noun)]);
  expect(counted).toEqual([
    ['1 line', '1,200 lines'],
    ['1 entity', '1,200 entities'],
    ['1 driveway', '1,200 driveways'],
  ]);
});
