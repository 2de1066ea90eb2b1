import { expect, test } from 'vitest';
import { accuracyLimits } from './section.ts';
import { simulateAll, total } from './simulate.ts';

test('of lots whose truth is known no setback is said to be met that is not, and ranges cover the truth', () => {
  const all = total([...simulateAll(80).values()]);
  expect(all.distances).toBeGreaterThan(200);
  expect(all.covered / all.distances).toBeGreaterThanOrEqual(accuracyLimits.covered);
  expect(all.tooClose).toBeGreaterThan(0);
  expect(all.falselyMet).toBe(0);
  expect(all.contestedFalselyMet).toBe(0);
});
