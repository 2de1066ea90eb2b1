// Angles to the second, and points of the compass.
import { expect, test } from 'vitest';
import { nearestCompassPoint, formatAngle, withinTurn } from './angle.ts';

test.each([
  [0, `0°00'00"`],
  [134.5, `134°30'00"`],
  [89.99999, `90°00'00"`],
  [-12.25, `-12°15'00"`],
])('%d degrees are written %s', (degrees, written) => {
  expect(formatAngle(degrees)).toBe(written);
});

test('a direction is brought within a turn', () => {
  expect([withinTurn(370), withinTurn(-10), withinTurn(360)]).toEqual([10, 350, 0]);
  expect([withinTurn(-1e-14), withinTurn(-0), withinTurn(-360)]).toEqual([0, 0, 0]);
});

test('an azimuth is nearest to one of eight points of the compass', () => {
  expect([0, 22, 23, 135, 337, 338, -45, 720].map(nearestCompassPoint)).toEqual([
    'N',
    'N',
    'NE',
    'SE',
    'NW',
    'N',
    'NW',
    'N',
  ]);
});
