import { expect, test } from 'vitest';
import { offsetByLongitude, siteClock, timeAt } from './siteClock.ts';

const [newYork, chicago, utc, madrid, auckland] = [-300, -360, 0, 60, 720];

test.each([
  ['Atlanta', -84.39, newYork],
  ['Detroit', -83.05, newYork],
  ['Austin', -97.74, chicago],
  ['Vigo', -8.72, madrid],
  ['the Chatham Islands, beyond the 180th meridian', -176.5, auckland],
])("the clock of %s is the device's, where people draw sites near themselves", (_, longitude, own) => {
  expect(siteClock({ longitude }, own)).toEqual({ offset: own });
});

test('a site more than 24 degrees from the meridian of the device has no clock but what its longitude suggests', () => {
  expect(siteClock({ longitude: -75 - 24 }, newYork)).toEqual({ offset: newYork });
  expect(siteClock({ longitude: -75 - 24.1 }, newYork)).toEqual({});
  expect(siteClock({ longitude: -97.74 }, utc)).toEqual({});
  expect(siteClock(undefined, newYork)).toEqual({});
});

test('a stored time without an offset keeps its meaning on every device: whole hours by longitude', () => {
  const time = { day: '06-21', minutes: 540 };
  expect(timeAt(time, { longitude: -74 })).toEqual({ ...time, offset: -300 });
  expect(timeAt(time, { longitude: -97.74 })).toEqual({ ...time, offset: -420 });
  expect(timeAt({ ...time, offset: -360 }, { longitude: -97.74 }).offset).toBe(-360);
  expect(offsetByLongitude(151.2)).toBe(600);
});
