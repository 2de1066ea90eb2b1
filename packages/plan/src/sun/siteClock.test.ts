import { expect, test } from 'vitest';
import { offsetByLongitude, siteClock, timeAt } from './siteClock.ts';

const [newYork, chicago, utc, madrid, auckland] = [-300, -360, 0, 60, 720];

test.each([
  ['Atlanta', -84.39, newYork],
  ['Detroit', -83.05, newYork],
  ['Austin', -97.74, chicago],
  ['Barcelona', 2.17, madrid],
  ['the Chatham Islands, beyond the 180th meridian', -176.5, auckland],
])("the clock of %s is the device's, where people draw sites near themselves", (_, longitude, own) => {
  expect(siteClock({ longitude }, own)).toEqual({ offset: own });
});

test('a site more than 17 degrees from the meridian of the device has no clock but what its longitude suggests', () => {
  expect(siteClock({ longitude: -75 - 17 }, newYork)).toEqual({ offset: newYork });
  expect(siteClock({ longitude: -75 - 17.1 }, newYork)).toEqual({});
  expect(siteClock({ longitude: -97.74 }, utc)).toEqual({});
  expect(siteClock(undefined, newYork)).toEqual({});
});

test.each([
  ['Boston', -71.06, -300],
  ['Atlanta', -84.39, -300],
  ['Detroit', -83.05, -300],
  ['Chicago', -87.63, -360],
  ['Austin', -97.74, -360],
  ['El Paso', -106.49, -420],
  ['Denver', -104.99, -420],
  ['Seattle', -122.33, -480],
])('the standard time estimated for %s is the legal one', (_, longitude, offset) =>
  expect(offsetByLongitude(longitude)).toBe(offset),
);

test('a stored time without an offset means the same on every device: whole hours by longitude', () => {
  const time = { day: '06-21', minutes: 540 };
  expect(timeAt(time, { longitude: -74 })).toEqual({ ...time, offset: -300 });
  expect(timeAt(time, { longitude: -97.74 })).toEqual({ ...time, offset: -360 });
  expect(timeAt({ ...time, offset: -420 }, { longitude: -97.74 }).offset).toBe(-420);
  expect(offsetByLongitude(151.2)).toBe(600);
});
