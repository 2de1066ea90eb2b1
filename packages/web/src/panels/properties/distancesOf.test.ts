import { describe, expect, test } from 'vitest';
import { clearanceText } from '@homeplot/plan/clearances';
import { spokenDistance } from './distancesOf.ts';

describe('a distance to a lot line', () => {
  test.each([
    [10, `10'`, '10 feet to the left edge'],
    [0, `0'`, '0 feet to the left edge'],
    [-2, `2' over`, '2 feet over the left edge'],
  ])('of %d feet is shown as %s and spoken as %s', (feet, shown, spoken) => {
    const distance = { to: 'the left edge', feet };
    expect(clearanceText(distance.feet, 'feet-inches')).toBe(shown);
    expect(spokenDistance(distance, 'feet-inches')).toBe(spoken);
  });
});
