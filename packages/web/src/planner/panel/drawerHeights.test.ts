import { describe, expect, test } from 'vitest';
import { settledHeight, steppedHeight } from './drawerHeights.ts';

describe('the heights of the panel as a drawer', () => {
  test.each([
    [760, 'full'],
    [600, 'full'],
    [560, 'half'],
    [320, 'half'],
    [300, 'low'],
    [100, 'low'],
    [80, undefined],
  ])('of a room of 788 px, a drawer dragged to %i px settles at %s', (at, height) => {
    expect(settledHeight(at, 788, 16)).toBe(height);
  });

  test('steps end at the lowest and at the highest', () => {
    expect([steppedHeight('low', -1), steppedHeight('low', 1), steppedHeight('full', 1)]).toEqual([
      'low',
      'half',
      'full',
    ]);
  });
});
