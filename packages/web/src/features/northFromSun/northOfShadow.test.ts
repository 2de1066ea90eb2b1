import type { Ground } from '@homeplot/plan/ground';
import { azimuthOf, directionOf } from '@homeplot/plan/bearing';
import { add, scaleBy, subtract } from '@homeplot/plan/point';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, type Mark, northOfShadow } from './northOfShadow.ts';
import { sunPosition } from '@homeplot/plan/sunPosition';
import { deviceZone } from './timeOfShadow.ts';

const denver: Ground = { latitude: 39.742476, longitude: -105.1786, at: { x: 0, y: 0 }, source: 'typed' };
/** At half past twelve the sun is at azimuth 194.17° there, 39.9° high. */
const atNoon: Answers = { date: '2003-10-17', time: '12:30', zone: '-420', place: '' };
const foot: Mark = { at: { x: 10, y: 20 }, doubt: 1 / 12 };
/** The tip of a shadow of ten feet that falls in a direction on the sheet, clockwise from up. */
const tipToward = (angle: number, length = 10, doubt = 1 / 12): Mark => ({
  at: add(foot.at, scaleBy(directionOf(angle, 0), length)),
  doubt,
});

describe('north from a shadow', () => {
  test('is up if the shadow falls on the sheet as on the ground: away from the sun', () => {
    const northOf = (angle: number) => northOfShadow([foot, tipToward(angle)], atNoon, denver).found?.north;
    // The azimuth of the shadow is 14.17°. North is never 360.
    expect([14.17, 14.15, 104.17, 284.17].map(northOf)).toEqual([0, 0, 90, 270]);
    expect(northOf(4.17)).toBe(350);
  });

  test('is what makes the drawn shadow fall away from the sun, at any time and place with a shadow', () => {
    const anyTime = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2050, 0, 1) });
    const angles = fc.double({ min: 0, max: 360, noNaN: true });
    const latitudes = fc.double({ min: -89, max: 89, noNaN: true });
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(anyTime, angles, latitudes, longitudes, (ms, angle, latitude, longitude) => {
        const text = new Date(ms).toISOString();
        const answers = { date: text.slice(0, 10), time: text.slice(11, 16), zone: '0', place: '' };
        const tip = tipToward(angle);
        const { found, refusal } = northOfShadow([foot, tip], answers, { ...denver, latitude, longitude });
        const at = Date.parse(`${answers.date}T${answers.time}Z`);
        const sun = sunPosition(at, { latitude, longitude });
        expect(refusal === undefined).toBe(sun.height > 0 && sun.height <= 80);
        if (!found) return;
        const shadow = azimuthOf(subtract(tip.at, foot.at), found.north);
        expect(Math.abs(((shadow - sun.azimuth + 360) % 360) - 180)).toBeLessThan(0.051);
        expect(found.north).toBeGreaterThanOrEqual(0);
        expect(found.north).toBeLessThan(360);
        expect(found.doubt).toBeGreaterThan(0.25);
      }),
    );
  });

  test('is less accurate with a short shadow, points on the grid or a high sun', () => {
    const doubt = (tip: Mark, answers = atNoon): number =>
      northOfShadow([foot, tip], answers, denver).found?.doubt ?? Number.NaN;
    const usual = doubt(tipToward(0));
    // A degree of lean comes to 0.84° at this height, an inch at each end of ten feet to 0.67°, a minute to 0.28°.
    expect(usual).toBeCloseTo(1.14, 1);
    expect(doubt(tipToward(0, 3))).toBeGreaterThan(2 * usual);
    expect(doubt(tipToward(0, 10, 1 / 4))).toBeGreaterThan(1.5 * usual);
    expect(doubt(tipToward(0), { ...atNoon, date: '2003-06-21', time: '13:00' })).toBeGreaterThan(2 * usual);
    expect(doubt(tipToward(0), { ...atNoon, time: '08:30' })).toBeLessThan(usual);
  });

  test('is refused at night and with the sun overhead, in a sentence', () => {
    const night = northOfShadow([foot, tipToward(0)], { ...atNoon, time: '23:00' }, denver);
    expect(night).toHaveProperty('refusal', expect.stringMatching('below the horizon'));
    const quito = { ...atNoon, date: '2026-03-20', time: '12:20', zone: '-300', place: '-0.18, -78.47' };
    const noon = northOfShadow([foot, tipToward(0)], quito, undefined);
    expect(noon).toHaveProperty('refusal', expect.stringMatching('almost overhead'));
    expect([night.found, noon.found]).toEqual([undefined, undefined]);
  });

  test('needs a place, typed in any usual form unless the plan is tied to the ground', () => {
    const shadow = [foot, tipToward(24.17)];
    expect(northOfShadow(shadow, atNoon, undefined).problems.place).toMatch('Nothing is typed');
    const typed = { ...atNoon, place: `39°44'33"N 105°10'43"W` };
    expect(northOfShadow(shadow, typed, undefined).found?.north).toBe(10);
    const swapped = northOfShadow(shadow, { ...atNoon, place: '-105.18, 39.74' }, undefined);
    expect(swapped).toMatchObject({ instead: { latitude: 39.74, longitude: -105.18 } });
    expect(swapped.found).toBeUndefined();
  });

  test('is doubted where the time zone cannot be that of the place', () => {
    const shadow = [foot, tipToward(0)];
    expect(northOfShadow(shadow, atNoon, denver).found?.caution).toBeUndefined();
    const east = northOfShadow(shadow, { ...atNoon, time: '20:30', zone: '60' }, denver);
    expect(east.found?.caution).toMatch('Check the time zone');
    // Samoa is beyond the date line from its sun: UTC+13 at 172° west.
    const samoa = { ...atNoon, time: '09:00', zone: '780', place: '-13.8, -172.1' };
    expect(northOfShadow(shadow, samoa, undefined).found?.caution).toBeUndefined();
  });

  test("reads the device's own zone", () => {
    const device = { ...atNoon, zone: deviceZone };
    const { found } = northOfShadow([foot, tipToward(24.17)], device, denver, () => -420);
    expect(found).toMatchObject({ offset: -420 });
    expect(found?.north).toBe(10);
  });
});
