import { expect, test } from 'vitest';
import { parseLengthIn } from './typedLength.ts';
import { sizeInOtherUnits, sizeParts, withUnitOf } from './typedSize.ts';

const inMeters = [15, 36.5].map((meters) => meters / 0.3048);

test.each([
  ['15 x 36.5 m', inMeters],
  ['15 by 36.5 m', inMeters],
  ['15 × 36,5 m', inMeters],
  ['1500*3650cm', inMeters],
  ['15 m x 36.5 m', inMeters],
  [`50 x 120'`, [50, 120]],
  [`15 x 36' 6"`, [15, 36.5]],
  ['120 x 80', [120, 80]],
  [`50' x 36.576 m`, [50, 120]],
  ['50 ft x 120', [50, 120]],
  ['3 1/2 x 6"', [3.5 / 12, 0.5]],
  ['long x 6 m', [undefined, 6 / 0.3048]],
])('the size %s: a unit after the last number holds for both if the first has none', (typed, expected) => {
  const [first = '', second = ''] = sizeParts(typed);
  const feet = [withUnitOf(first, second), second].map((part) => parseLengthIn(part, 'feet-inches'));
  const rounded = (sides: readonly (number | undefined)[]) => sides.map((side) => side?.toFixed(9));
  expect(rounded(feet)).toEqual(rounded(expected));
});

test('a bare number takes its meters from the plan, and its feet from what follows', () => {
  expect(withUnitOf('15', '36.5')).toBe('15');
  expect(parseLengthIn(withUnitOf('50', '120 ft'), 'metres')).toBe(50);
  expect(parseLengthIn(withUnitOf('3,800', '2 m'), 'metres')).toBeCloseTo(3.8 / 0.3048, 9);
});

test('a size typed in other units reads the same', () => {
  expect(sizeInOtherUnits('60 x 120', 'feet-inches', 'metres')).toBe("60' x 120'");
  expect(sizeInOtherUnits('18 by 36,5', 'metres', 'feet-inches')).toBe('18 m x 36.5 m');
  for (const said of ['15 by 36.5 m', "50' × 120'", '', 'long'])
    expect(sizeInOtherUnits(said, 'feet-inches', 'metres')).toBe(said);
  expect(sizeInOtherUnits('60', 'feet-inches', 'metres')).toBe("60'");
});
