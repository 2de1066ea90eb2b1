// Parsing and formatting of lengths.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatArea,
  formatFeet,
  formatLength,
  parseLength,
  parseLengthIn,
  tidy,
  wholeFeet,
} from './units.ts';

describe('a length field accepts', () => {
  test.each([
    ['12.5', 12.5],
    ['12', 12],
    ['.5', 0.5],
    ['12.', 12],
    ["12'", 12],
    ['12 ft', 12],
    ['12 feet', 12],
    ['1 foot', 1],
    [`12' 6"`, 12.5],
    [`12'6"`, 12.5],
    [`12'6`, 12.5],
    ['12-6', 12.5],
    [`12'-6"`, 12.5],
    ['12 ft 6 in', 12.5],
    [`12' 6 1/2"`, 12 + 6.5 / 12],
    [`12' 1/2"`, 12 + 0.5 / 12],
    ['150"', 12.5],
    ["150''", 12.5],
    ['150 in', 12.5],
    ['6 inches', 0.5],
    [`3 1/2"`, 3.5 / 12],
    [`1/16"`, 1 / 192],
    ['3.8m', 3.8 / 0.3048],
    ['380 cm', 3.8 / 0.3048],
    ['3800mm', 3.8 / 0.3048],
    [`12′ 6″`, 12.5],
    [`12’ 6”`, 12.5],
    [`  12' 6"  `, 12.5],
    ['12 FT', 12],
    ['-4', -4],
    [`-4' 6"`, -4.5],
    ['0', 0],
  ])('%s', (typed, feet) => {
    expect(parseLength(typed)).toBeCloseTo(feet, 9);
  });
});

describe('a length field rejects', () => {
  test.each([
    '',
    ' ',
    'house',
    "'",
    '"',
    '-',
    '--3',
    '1e3',
    'Infinity',
    'NaN',
    '12.5.5',
    '1/0"',
    '12 13',
    '3 km',
    '0x10',
    '١٢',
    '9'.repeat(400),
  ])('"%s"', (typed) => {
    expect(parseLength(typed)).toBeUndefined();
  });

  test('any other text: the result is undefined or a finite number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-\d. '"/ftinm]{0,20}$/)), (typed) => {
        const feet = parseLength(typed);
        expect(feet === undefined || Number.isFinite(feet)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

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
    [1000, "1000'"],
  ])('%d feet as %s', (feet, shown) => {
    expect(formatFeet(feet)).toBe(shown);
  });

  test('to 1/16 inch, and can be typed back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (sixteenths) => {
        const feet = sixteenths / 192;
        expect(parseLength(formatFeet(feet))).toBeCloseTo(feet, 9);
      }),
    );
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

  test('a number without a unit is in meters on a metric plan; a unit overrides that', () => {
    expect(parseLengthIn('3.048', 'metres')).toBeCloseTo(10, 9);
    expect(parseLengthIn('3,048', 'metres')).toBeCloseTo(10, 9);
    expect(parseLengthIn("10'", 'metres')).toBe(10);
    expect(parseLengthIn('10', 'decimal-feet')).toBe(10);
  });
});
