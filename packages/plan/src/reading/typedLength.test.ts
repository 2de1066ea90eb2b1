import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFeet } from '../measure/units.ts';
import { inOtherUnits, parseLength, parseLengthIn, unreadLength } from './typedLength.ts';

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
    ['12-1/2', 12.5],
    ['12 - 1/2', 12.5],
    ['12–1/2', 12.5],
    ['12-½', 12.5],
    ['-12-3/4', -12.75],
    [`12-1/2"`, 12.5 / 12],
    ["12-1/2'", 12.5],
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
    ['+3', 3],
    ['3,8', 3.8],
    [`10 1/2'`, 10.5],
    ['3,80 m', 3.8 / 0.3048],
    [`6½"`, 6.5 / 12],
    ['12ft 6in', 12.5],
    ['1.320,5', 1320.5],
    ['1\u00a0320,5', 1320.5],
    ['3 800 mm', 3.8 / 0.3048],
    ['12 1/2', 12.5],
    [`12' 6`, 12.5],
  ])('%s', (typed, feet) => {
    expect(parseLength(typed)).toBeCloseTo(feet, 9);
  });
});

describe('a length field cannot read', () => {
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
    '12 6',
    '12-13/2',
    '12-1/0',
    '12 - 1/2 6',
    '12.5-1/2',
    `1'005"`,
    "10'100",
    "1'005",
    "12'000",
    "1'234.50",
    '1’000 ft',
    `1'234' 5"`,
    '12 6 1/2',
    '12.5 6',
    '3 km',
    '0x10',
    '١٢',
    '9'.repeat(400),
  ])('"%s"', (typed) => {
    expect(parseLength(typed)).toBeUndefined();
  });

  test('any text that gives no number: it gives undefined or a finite number, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-\d. '"/ftinm]{0,20}$/)), (typed) => {
        const feet = parseLength(typed);
        expect(feet === undefined || Number.isFinite(feet)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

test('to 1/16 inch: what is shown and typed again is the same length', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (sixteenths) => {
      const feet = sixteenths / 192;
      expect(parseLength(formatFeet(feet))).toBeCloseTo(feet, 9);
    }),
  );
});

test('a bare number that is typed is meters where the plan is metric, and a unit always says itself', () => {
  expect(parseLengthIn('3.048', 'metres')).toBeCloseTo(10, 9);
  expect(parseLengthIn('3,048', 'metres')).toBeCloseTo(10, 9);
  expect(parseLengthIn('15.24', 'metres')).toBe(50);
  expect(parseLengthIn('½', 'metres')).toBeCloseTo(0.5 / 0.3048, 9);
  expect(parseLengthIn('1,234.5', 'metres')).toBeCloseTo(1234.5 / 0.3048, 9);
  expect(parseLengthIn("1'000", 'metres')).toBeCloseTo(1000 / 0.3048, 9);
  expect(parseLengthIn("10'", 'metres')).toBe(10);
  expect(parseLengthIn('10', 'decimal-feet')).toBe(10);
});

test('a text typed in other units reads the same: a bare number gets its unit, and what says its unit stays', () => {
  const typed = ['25', '12-1/2', '-3', "24'6", '24-6', '7.5 m', '0', '', 'long'];
  const inMeters = ["25'", "12.5'", "-3'", "24'6", '24-6', '7.5 m', '0', '', 'long'];
  expect(typed.map((text) => inOtherUnits(text, 'feet-inches', 'metres'))).toEqual(inMeters);
  expect(typed.map((text) => inOtherUnits(text, 'feet-inches', 'decimal-feet'))).toEqual(typed);
  expect(inOtherUnits('3,800', 'metres', 'feet-inches')).toBe('3.8 m');
  for (const text of ['25', '1 1/3', '.5', '3,8', '2 1/2"'])
    for (const [from, to] of [
      ['decimal-feet', 'metres'],
      ['metres', 'feet-inches'],
    ] as const)
      expect(parseLengthIn(inOtherUnits(text, from, to), to)).toBeCloseTo(
        parseLengthIn(text, from) ?? NaN,
        7,
      );
});

test("the message about a text that isn't a length quotes it, shortened if it is long, and gives examples", () => {
  expect(unreadLength(' abc ', 'feet-inches')).toBe(`“abc” isn't a length. Try 12.5, 12' 6" or 3.8m.`);
  expect(unreadLength('a'.repeat(500), 'metres')).toBe(
    `“${'a'.repeat(30)}…” isn't a length. Try 3.8 or 12' 6".`,
  );
  for (const units of ['feet-inches', 'decimal-feet', 'metres'] as const) {
    const [, examples = ''] = /such as (.*)\.$/.exec(unreadLength('', units)) ?? [];
    for (const example of examples.split(/, | or /)) expect(parseLengthIn(example, units)).toBeGreaterThan(0);
  }
});
