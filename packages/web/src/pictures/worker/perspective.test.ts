import { expect, test } from 'vitest';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { isSheet, perspective } from './perspective.ts';
import { straightened, unstraightened } from '../../features/underlays/straightened.ts';
import { readProportions } from '../../features/underlays/readProportions.ts';
import { testUnderlay } from '../../../testing/testUnderlay.ts';

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

test('a straightened sheet has its proportions, and gives the photo back', () => {
  const photo = testUnderlay({ crop: { left: 0, top: 0, right: 0.5, bottom: 1 } });
  const sheet = straightened(photo, corners, 17 / 11);
  expect(sheet.width / sheet.height).toBeCloseTo(17 / 11, 6);
  expect(sheet).toMatchObject({ corners, file: photo.file });
  expect(sheet).not.toHaveProperty('crop');
  const again = unstraightened(sheet, 4 / 3);
  expect(again.width / again.height).toBeCloseTo(4 / 3, 6);
  expect(again).not.toHaveProperty('corners');
});

test.each([
  ['', '11', 'width'],
  ['17', '0', 'height'],
  ['17', 'x', 'height'],
  ['1700', '11', 'at most 20 times'],
])('proportions %s by %s are refused with a sentence', (across, down, words) => {
  expect(readProportions(across, down)).toEqual({ problem: expect.stringContaining(words) as unknown });
});
