import { expect, test } from 'vitest';
import { readAccuracy } from './readAccuracy.ts';

test.each([
  ['± 0.2 ft', 0.2],
  ['+/- 5 cm', 0.05 / 0.3048],
  ['± 3"', 0.25],
  ['0.5', 0.5],
])('the accuracy %s is read', (typed, feet) => {
  expect(readAccuracy(typed, 'feet-inches')).toBeCloseTo(feet, 6);
});

test('an accuracy that is emptied is no longer stated, and what is none is said', () => {
  expect(readAccuracy('', 'feet-inches')).toBeUndefined();
  expect(readAccuracy('about', 'feet-inches')).toBe(
    `“about” isn't an accuracy. Try ± 0.2 ft, ± 3" or ± 5 cm.`,
  );
  expect(readAccuracy('0', 'feet-inches')).toContain("isn't an accuracy");
  expect(readAccuracy('2000', 'feet-inches')).toBe("An accuracy is at most 1,000'.");
});
