// Whether labels are written when a lot is in view.
import { describe, expect, test } from 'vitest';
import { isReadable, labelHeightFor, roomFor } from './lettering.ts';

const view = { width: 900, height: 700 };
const heightFor = (count: number): number => labelHeightFor(roomFor(count, view), 2);

describe('labels on a picture', () => {
  test('are written if each object has room for them', () => {
    expect(heightFor(0)).toBeGreaterThan(0);
    expect(heightFor(600)).toBe(heightFor(0));
  });

  test('are not written if thousands of objects are in view', () => {
    expect(heightFor(2000)).toBe(0);
  });

  test('change only when the number of objects is well past the limit', () => {
    const limit = (view.width * view.height) / 400;
    for (const count of [0.9 * limit, 1.1 * limit])
      for (const height of [0, heightFor(0)]) expect(isReadable(height, roomFor(count, view))).toBe(true);
    expect(isReadable(heightFor(0), roomFor(1.5 * limit, view))).toBe(false);
    expect(isReadable(0, roomFor(0.5 * limit, view))).toBe(false);
  });
});
