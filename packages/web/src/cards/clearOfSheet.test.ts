import { expect, test } from 'vitest';
import { largestRoom } from './clearOfSheet.ts';

const phone = { width: 390, height: 680 };

test('a card at the top of a phone leaves the room between it and the quick bar', () => {
  const card = { minX: 8, minY: 8, maxX: 382, maxY: 416 };
  expect(largestRoom(phone, card)).toEqual({ minX: 16, minY: 432, maxX: 374, maxY: 608 });
});

test('a sheet at the bottom leaves the room above it, and a panel that between it and the quick bar', () => {
  const sheet = { minX: 0, minY: 340, maxX: 390, maxY: 740 };
  expect(largestRoom(phone, sheet)).toEqual({ minX: 16, minY: 16, maxX: 374, maxY: 324 });
  const panel = { minX: 400, minY: 0, maxX: 720, maxY: 300 };
  expect(largestRoom({ width: 720, height: 300 }, panel)).toEqual({
    minX: 16,
    minY: 16,
    maxX: 384,
    maxY: 228,
  });
});

test('what covers all of it leaves none', () => {
  expect(largestRoom(phone, { minX: 0, minY: 20, maxX: 390, maxY: 670 })).toBeUndefined();
});

test('a strip in which nothing would be seen is no room, however wide it is', () => {
  expect(
    largestRoom({ width: 600, height: 600 }, { minX: 0, minY: 20, maxX: 600, maxY: 600 }),
  ).toBeUndefined();
});
