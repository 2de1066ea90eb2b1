import { expect, test } from 'vitest';
import { readSlope } from './slope.ts';

test.each([
  ['2%', 0.02, 0.005],
  ['1.5 %', 0.015, 0.0005],
  ['5 percent min.', 0.05, 0.005],
  ['1/4" per foot', 0.25 / 12, 1 / 384],
  ['1/4" per ft', 0.25 / 12, 1 / 384],
  ['1:50', 0.02, 0.0002],
  ['50:1', 0.02, 0.0002],
])('a slope of "%s" is read with the half of its last digit', (text, rise, rounding) => {
  const read = readSlope(text);
  expect(read?.rise).toBeCloseTo(rise, 9);
  expect(read?.rounding).toBeCloseTo(rounding, 4);
});

test.each(['', 'steep', '2', '%', '0:4'])('"%s" is no slope', (text) => {
  expect(readSlope(text)).toBeUndefined();
});
