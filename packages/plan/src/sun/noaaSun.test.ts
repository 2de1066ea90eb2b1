import { describe, expect, test } from 'vitest';
import { radians } from '../geometry/point.ts';
import rows from './noaaSun.json' with { type: 'json' };
import { sunPosition } from './sunPosition.ts';
import { daylightOf, isDay, problemOf, sunAt, sunTimeText } from './sunTime.ts';

const off = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('the position of the sun', () => {
  test.each(rows as unknown as [string, number, number, string, number, number][])(
    "is within a twentieth of a degree of NOAA's spreadsheet in %s (%d, %d) at %s",
    (_, latitude, longitude, when, azimuth, height) => {
      const sun = sunPosition(Date.parse(when), { latitude, longitude });
      // Sideways on the sky, where the azimuth of a sun at the zenith or the nadir means little.
      expect(off(sun.azimuth, azimuth) * Math.cos(radians(height))).toBeLessThan(0.05);
      expect(off(sun.height, height)).toBeLessThan(0.05 + (height < 0 ? 0.3 : 0));
    },
  );
});

describe('a day', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };

  test('has its sunrise and its sunset where the sun crosses the horizon', () => {
    const daylight = daylightOf({ day: '06-21', offset: 600 }, sydney);
    // timeanddate.com has 7:00 and 16:54, of the upper limb.
    expect('rise' in daylight && Math.abs(daylight.rise - 420)).toBeLessThan(5);
    expect('rise' in daylight && Math.abs(daylight.set - 1014)).toBeLessThan(5);
  });

  test('has no sunset under the midnight sun and no sunrise in the polar night', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553 };
    expect(daylightOf({ day: '06-21', offset: 120 }, tromso)).toEqual({ allDay: 'up' });
    expect(daylightOf({ day: '12-21', offset: 60 }, tromso)).toEqual({ allDay: 'down' });
  });

  test('is the same by two clocks that show the same instant', () => {
    const one = sunAt({ day: '12-21', minutes: 540, offset: -300 }, sydney);
    expect(sunAt({ day: '12-21', minutes: 600, offset: -240 }, sydney)).toEqual(one);
  });

  test('is written with its clock', () => {
    expect(sunTimeText({ day: '06-21', minutes: 545, offset: -300 })).toBe('Jun 21, 9:05 AM (UTC−5)');
    expect([isDay('02-28'), isDay('02-30'), isDay('13-01'), isDay('6-1')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a latitude of 91° is refused in a sentence', () => {
    expect(problemOf({ latitude: 91, longitude: 0 })).toMatch(/^91° isn't a latitude\. Type one from/);
    expect(problemOf({ latitude: NaN, longitude: 0 })).toMatch(/latitude/);
    expect(problemOf({ latitude: 40, longitude: 181 })).toMatch(/longitude/);
    expect(problemOf({ latitude: -90, longitude: -180 })).toBeUndefined();
  });
});
