// Lengths in the units of deeds, in figures and in words.
import { expect, test } from 'vitest';
import { parseLength } from './typedLength.ts';

test.each([
  ['120.5', 120.5],
  ["120.5'", 120.5],
  ['120.50 feet', 120.5],
  ['1,320 ft.', 1320],
  [`12' 6"`, 12.5],
  ['100 feet and 6 inches', 100.5],
  ['2 chains', 132],
  ['2 chains and 15 links', 132 + 9.9],
  ['2 ch. 15 lks.', 141.9],
  ['two chains, fifteen links', 141.9],
  ['2.15 chains', 141.9],
  ['4 rods', 66],
  ['15 1/2 poles', 255.75],
  ['15½ poles', 255.75],
  ['fifteen and a half perches', 255.75],
  ['3 rods 5 feet', 54.5],
  ['40 po.', 660],
  ['36 varas', 100],
  ['36 California varas', 99],
  ['36 varas (California)', 99],
  ['30.48 metres', 100],
  ['30.48 m', 100],
  ['1 mile', 5280],
  ['one hundred twenty and five tenths (120.5) feet', 120.5],
  ['one hundred and twenty-five and 35/100 feet', 125.35],
  ['one hundred and twenty feet', 120],
  ['one thousand three hundred twenty feet', 1320],
  ['twelve point two five feet', 12.25],
  ['200 feet (60.96 m)', 200],
  ['two hundred feet (200)', 200],
])('%s is %s ft', (typed, feet) => {
  expect(parseLength(typed)).toBeCloseTo(feet, 9);
});

test.each(['three fourths of feet', 'two hundred (210) feet', '12 fathoms', 'feet', ''])(
  "'%s' is no length",
  (typed) => {
    expect(parseLength(typed)).toBeUndefined();
  },
);

test('a US survey foot is longer by two parts in a million, and only where it is said', () => {
  expect(parseLength('1,000,000 US survey feet')).toBeCloseTo(1_000_002, 2);
  expect(parseLength('1000000 U.S. Survey Feet')).toBeCloseTo(1_000_002, 2);
  expect(parseLength('1,000,000 feet')).toBe(1_000_000);
});

test.each([
  [`1-1/2"`, 0.125],
  ["1-1/2'", 1.5],
  ['12,5', 12.5],
  ['12,5 ft', 12.5],
  ['1,320', 1320],
  ['1,320.5 ft', 1320.5],
  ['12 ft. 6 in.', 12.5],
  ['6½"', 6.5 / 12],
  ["6 1/2'", 6.5],
  ['3.8 meters', 3.8 / 0.3048],
  [`12'6`, 12.5],
  [`12'-6 1/2"`, 12 + 6.5 / 12],
])('%s is %s ft as people type it', (typed, feet) => {
  expect(parseLength(typed)).toBeCloseTo(feet, 9);
});

test.each([
  '100-200',
  `12'.5`,
  "1'200",
  '12-12',
  `12.5' 6"`,
  '12,34,5',
  '12~5 ft',
  '1O ft',
  '5 ft 6 lb',
  '2/15 ft',
])('%s is refused', (typed) => {
  expect(parseLength(typed)).toBeUndefined();
});
