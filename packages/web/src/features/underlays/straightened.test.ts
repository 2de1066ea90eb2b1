import { expect, test } from 'vitest';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { readProportions, straightened, unstraightened } from './straightened.ts';
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

test.each([
  ['', '11', 'width'],
  ['17', '0', 'height'],
  ['17', 'x', 'height'],
  ['1700', '11', '1700 by 11 is too narrow for a sheet: one side can be at most 20 times the other'],
])('proportions %s by %s are refused with a sentence', (across, down, words) => {
  expect(readProportions(across, down)).toEqual({ problem: expect.stringContaining(words) as unknown });
});
