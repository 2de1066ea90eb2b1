// Bearings: every direction in its quadrant, to the second, and back.
import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { azimuthOf, directionOf, formatBearing } from './bearing.ts';

test.each([
  [0, `N 0°00'00" E`],
  [45 + 30 / 60 + 15 / 3600, `N 45°30'15" E`],
  [90, `N 90°00'00" E`],
  [91.5, `S 88°30'00" E`],
  [180, `S 0°00'00" W`],
  [225, `S 45°00'00" W`],
  [270, `N 90°00'00" W`],
  [359.5, `N 0°30'00" W`],
  [360, `N 0°00'00" E`],
  [-45, `N 45°00'00" W`],
  [5 + 3 / 60 + 7 / 3600, `N 5°03'07" E`],
])('the azimuth %d is written %s', (azimuth, bearing) => {
  expect(formatBearing(azimuth)).toBe(bearing);
});

test('seconds that round up to a minute or a degree are carried', () => {
  expect(formatBearing(44.99999)).toBe(`N 45°00'00" E`);
  expect(formatBearing(10 + 59.99999 / 60)).toBe(`N 11°00'00" E`);
  expect(formatBearing(359.99999)).toBe(`N 0°00'00" E`);
});

test('up on the sheet is north unless the plan says otherwise', () => {
  expect(azimuthOf({ x: 0, y: -1 }, 0)).toBe(0);
  expect(azimuthOf({ x: 1, y: 0 }, 0)).toBeCloseTo(90, 9);
  expect(azimuthOf({ x: 0, y: -1 }, 30)).toBeCloseTo(330, 9);
});

test('an azimuth is that of its own direction, wherever north is', () => {
  const angle = double({ min: 0, max: 359.999, noNaN: true });
  assert(
    property(angle, angle, (azimuth, north) => {
      const back = azimuthOf(directionOf(azimuth, north), north);
      expect(Math.min(Math.abs(back - azimuth), 360 - Math.abs(back - azimuth))).toBeLessThan(1e-9);
    }),
  );
});
