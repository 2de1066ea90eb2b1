import { expect, test } from 'vitest';
import { comparisonLines } from './comparisonLines.ts';

const compared = (otherArea: number) => ({
  fit: { turn: 0, by: { x: 0, y: 0 } },
  shift: 0,
  greatest: 2,
  mean: 1,
  rotation: 0,
  area: 10_000,
  otherArea,
});
const areaLine = (otherArea: number) => comparisonLines(compared(otherArea), 'feet-inches')[1];

test('says by how much the area on the county map is more or less', () => {
  expect(areaLine(10_130)).toMatch(/, 1.3% more than the plan's 10,000 sq ft/);
  expect(areaLine(9870)).toMatch(/, 1.3% less than the plan's/);
});

test('says no difference of 0.0%', () => {
  for (const area of [9996, 10_000, 10_004]) expect(areaLine(area)).toMatch(/, within 0.1% of the plan's/);
});
