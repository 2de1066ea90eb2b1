import { expect, test } from 'vitest';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { isSheet, perspective } from './perspective.ts';

const corners: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
];

test('the corners of the sheet are those of the photo, and lines stay lines', () => {
  const place = perspective(corners);
  const close = ({ x, y }: { x: number; y: number }) => ({
    x: expect.closeTo(x, 9) as unknown,
    y: expect.closeTo(y, 9) as unknown,
  });
  expect([place(0, 0), place(1, 0), place(1, 1), place(0, 1)]).toEqual(corners.map(close));
  const [a, b, c] = [place(0.1, 0.3), place(0.5, 0.3), place(0.9, 0.3)];
  expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 9);
  // What is nearer to the shorter side is farther away, so it is seen smaller.
  expect(place(0.5, 0.5).y).toBeLessThan(0.5);
});

test('corners that cross or are exchanged are no sheet', () => {
  const [a, b, c, d] = corners;
  expect(isSheet(corners)).toBe(true);
  expect(isSheet([b, a, c, d])).toBe(false);
  expect(isSheet([a, d, c, b])).toBe(false);
  expect(isSheet([a, b, b, d])).toBe(false);
});
