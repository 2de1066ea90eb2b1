import { expect, test } from 'vitest';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { markedSize, readProportions, straightened, unstraightened } from './straightened.ts';
import { testUnderlay } from '../../../testing/testUnderlay.ts';

const corners: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
];

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

const inset: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const edges: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

test('the size of the sheet begins with what is marked on the page, in inches or millimeters', () => {
  const letter = testUnderlay({ width: 85, height: 110, paperWidth: 8.5 });
  expect(markedSize(letter, edges, 'feet-inches')).toMatchObject({ across: '8.5', down: '11' });
  expect(markedSize(letter, inset, 'decimal-feet')).toMatchObject({ across: '6.8', down: '8.8' });
  expect(markedSize(letter, edges, 'metres')).toMatchObject({ across: '216', down: '279' });
  const { ratio } = markedSize(letter, inset, 'metres');
  expect(straightened(letter, inset, ratio)).toMatchObject({ x: 8.5, y: 11, width: 68, height: 88 });
});

test('the size of a sheet in a photo begins with the proportions of the marks', () => {
  const { paperWidth: _, ...photo } = testUnderlay({ width: 30, height: 40 });
  expect(markedSize(photo, inset, 'feet-inches')).toMatchObject({ across: '8.25', down: '11' });
  expect(markedSize(photo, corners, 'feet-inches').ratio).toBeCloseTo(
    (Math.hypot(18, 4) + Math.hypot(24, 4)) / 2 / Math.hypot(3, 28),
    9,
  );
});

test.each([
  ['', '11', 'width'],
  ['17', '0', 'height'],
  ['17', 'x', 'height'],
  ['1700', '11', '1700 by 11 is too narrow for a sheet: one side can be at most 20 times the other'],
])('proportions %s by %s are refused with a sentence', (across, down, words) => {
  expect(readProportions(across, down)).toEqual({ problem: expect.stringContaining(words) as unknown });
});
