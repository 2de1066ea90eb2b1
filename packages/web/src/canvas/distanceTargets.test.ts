// The fields for typing distances while something is dragged.
import { expect, test } from 'vitest';
import { fieldOf } from './distanceTargets.ts';

test('the field of an edge is the same for every lot, and each building has its own', () => {
  expect(fieldOf({ target: 'lot-1', edge: 2 })).toBe(fieldOf({ target: 'lot-2', edge: 2 }));
  expect(fieldOf({ target: 'lot-1', edge: 2 })).not.toBe(fieldOf({ target: 'lot-1', edge: 3 }));
  expect(fieldOf({ target: 'house-1' })).not.toBe(fieldOf({ target: 'house-2' }));
});
