// The sun against published positions, and against a second algorithm: the Astronomical Almanac's low-precision formulas
// as J. Michalsky gives them (Solar Energy 40, 1988), with vectors in place of spherical triangles.
import { degrees, radians } from '../geometry/point.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sunPosition } from './sunPosition.ts';

const utc = (text: string): number => Date.parse(text);
const off = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** East, north and up of the sun, without refraction. */
function almanacSun(at: number, latitude: number, longitude: number): readonly number[] {
  const days = at / 86_400_000 - 10_957.5;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const ecliptic = radians(
    280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  );
  const obliquity = radians(23.439 - 0.0000004 * days);
  const [x, y, z] = [
    Math.cos(ecliptic),
    Math.cos(obliquity) * Math.sin(ecliptic),
    Math.sin(obliquity) * Math.sin(ecliptic),
  ];
  const sidereal = radians(280.46062 + 360.98564737 * days + longitude);
  const phi = radians(latitude);
  const outward = x * Math.cos(sidereal) + y * Math.sin(sidereal);
  const east = y * Math.cos(sidereal) - x * Math.sin(sidereal);
  return [east, z * Math.cos(phi) - outward * Math.sin(phi), outward * Math.cos(phi) + z * Math.sin(phi)];
}

describe('the position of the sun', () => {
  test("is that of the example of NREL's Solar Position Algorithm (Reda and Andreas, 2003)", () => {
    const place = { latitude: 39.742476, longitude: -105.1786 };
    const { azimuth, height } = sunPosition(utc('2003-10-17T19:30:30Z'), place);
    expect(off(azimuth, 194.34024)).toBeLessThan(0.01);
    expect(off(height, 90 - 50.11162)).toBeLessThan(0.01);
  });

  test("has the declination of Meeus's example 25.a: 7.785° south on October 13, 1992, at 0h", () => {
    // At the pole, what is above the horizon is the declination; at the other pole, here in sight.
    const { height } = sunPosition(utc('1992-10-13T00:00:00Z'), { latitude: -90, longitude: 0 });
    const lifted = 1.02 / Math.tan(radians(7.785 + 10.3 / 12.895)) / 60;
    expect(off(height - lifted, 7.78507)).toBeLessThan(0.01);
  });

  test('agrees with the second algorithm everywhere on the earth from 1950 to 2050', () => {
    const times = fc.integer({ min: utc('1950-01-01T00:00Z'), max: utc('2050-01-01T00:00Z') });
    const latitudes = fc.double({ min: -89.9, max: 89.9, noNaN: true });
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(times, latitudes, longitudes, (at, latitude, longitude) => {
        const [east = 0, north = 0, up = 0] = almanacSun(at, latitude, longitude);
        const { azimuth, height } = sunPosition(at, { latitude, longitude });
        const level = Math.hypot(east, north);
        // Sideways on the sky, where the azimuth of a high sun means little.
        expect(off(azimuth, degrees(Math.atan2(east, north))) * level).toBeLessThan(0.01);
        const lifted = up > 0.2 ? 0.1 : 0.7;
        expect(height - degrees(Math.asin(up))).toBeGreaterThan(-0.01);
        expect(height - degrees(Math.asin(up))).toBeLessThan(lifted);
      }),
    );
  });

  test.each([
    ['north of the tropics it is in the south at noon', -0.1276, 51.5072, '2026-06-21T12:02:30Z', 180, 61.93],
    ['south of them it is in the north at noon', 151.2093, -33.8688, '2026-12-21T01:53:00Z', 0, 79.57],
    ['and low in the north at noon in winter', 151.2093, -33.8688, '2026-06-21T01:57:00Z', 0, 32.7],
    [
      'beyond the Arctic Circle it is in the north at midnight',
      18.9553,
      69.6492,
      '2026-06-21T22:46:00Z',
      0,
      3.1,
    ],
  ])('%s', (_, longitude, latitude, time, azimuth, height) => {
    const sun = sunPosition(utc(time), { latitude, longitude });
    expect(off(sun.azimuth, azimuth)).toBeLessThan(1);
    expect(off(sun.height, height)).toBeLessThan(0.3);
  });

  test('is below the horizon all day in the polar night', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = Date.UTC(2026, 11, 21, hour);
      expect(sunPosition(at, { latitude: 69.6492, longitude: 18.9553 }).height).toBeLessThan(0);
    }
  });

  test('is the same on both sides of the date line', () => {
    for (const at of [utc('2026-03-20T21:00Z'), utc('2026-09-01T02:30Z')]) {
      const [west, east] = [-180, 180].map((longitude) => sunPosition(at, { latitude: -17, longitude }));
      expect(west?.azimuth).toBeCloseTo(east?.azimuth ?? 0, 6);
      expect(west?.height).toBeCloseTo(east?.height ?? 0, 6);
    }
  });

  test('goes on through the beginning of a day and of 1970', () => {
    const place = { latitude: 40, longitude: -75 };
    const [before, after] = [-1000, 1000].map((at) => sunPosition(at, place).azimuth);
    expect(off(before ?? 0, after ?? 0)).toBeLessThan(0.02);
  });
});
