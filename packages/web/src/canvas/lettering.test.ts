// What is written where much is in view.
import { describe, expect, test } from 'vitest';
import { isReadable, letteringOf, roomFor } from './lettering.ts';

const view = { width: 900, height: 700 };
const of = (count: number): ReturnType<typeof letteringOf> => letteringOf(roomFor(count, view), 2);

describe('what is written on a picture', () => {
  test('is all of it where each object has room for its letters', () => {
    expect(of(0).leastSide).toBe(0);
    expect(of(200)).toEqual({ labelHeight: of(0).labelHeight, leastSide: 0 });
  });

  test('leaves out the lengths of short sides where several hundred objects are in view', () => {
    expect(of(600)).toEqual({ labelHeight: of(0).labelHeight, leastSide: 60 });
  });

  test('is nothing where thousands are in view', () => {
    expect(of(2000).labelHeight).toBe(0);
  });

  test('stays while the number of objects wavers about a limit, and does not while it is far from it', () => {
    const limit = (view.width * view.height) / 1600;
    for (const count of [0.9 * limit, 1.1 * limit]) {
      expect(isReadable(of(0), roomFor(count, view), 2)).toBe(true);
      expect(isReadable(of(1.1 * limit), roomFor(count, view), 2)).toBe(true);
    }
    expect(isReadable(of(0), roomFor(1.5 * limit, view), 2)).toBe(false);
    expect(isReadable(of(1.1 * limit), roomFor(0.5 * limit, view), 2)).toBe(false);
  });
});
