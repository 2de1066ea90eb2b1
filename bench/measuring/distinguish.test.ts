// The measures of how well times can be told apart.
import { describe, expect, it } from 'vitest';
import { standardError, toldByThreshold, toldInPairs } from './distinguish.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('pairs', () => {
  it('of equal times can only be guessed', () => {
    expect(toldInPairs(upTo(100), upTo(100))).toBe(0.5);
    expect(toldInPairs([3, 3], [3, 3, 3])).toBe(0.5);
  });

  it('are always told right if one kind is always slower, whichever it is', () => {
    expect(toldInPairs([5, 6], [1, 2, 3])).toBe(1);
    expect(toldInPairs([1, 2, 3], [5, 6])).toBe(1);
  });

  it('are told apart as often as the slower kind took longer in a pair of them', () => {
    expect(toldInPairs([2, 4], [1, 3])).toBe(0.75);
  });

  it('of 2,000 times of each kind have a standard error of 0.9 %', () => {
    expect(standardError(2_000)).toBeCloseTo(0.0091, 4);
  });
});

describe('the best threshold', () => {
  it('tells nothing if the times are equal, and everything if they are apart', () => {
    expect(toldByThreshold(upTo(100), upTo(100))).toBe(0.5);
    expect(toldByThreshold([5, 6], [1, 2, 3])).toBe(1);
  });

  it('shows a difference in spread that pairs do not show', () => {
    const wide = [0, 1, 8, 9];
    const narrow = [4, 4, 5, 5];
    expect(toldInPairs(wide, narrow)).toBe(0.5);
    expect(toldByThreshold(wide, narrow)).toBe(0.75);
  });
});
