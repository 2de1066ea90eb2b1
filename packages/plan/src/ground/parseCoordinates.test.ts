// Typed coordinates: every usual form, and what is refused or asked about.
import { describe, expect, test } from 'vitest';
import { formatPlace, parseCoordinates } from './parseCoordinates.ts';

const dms = { latitude: 41 + 7 / 60 + 23 / 3600, longitude: -(73 + 27 / 60 + 22 / 3600) };
const decimal = { latitude: 41.123, longitude: -73.456 };

describe('typed coordinates', () => {
  test.each([
    ['41.123, -73.456', decimal],
    ['41.123,-73.456', decimal],
    ['41.123 -73.456', decimal],
    ['41,123; -73,456', decimal],
    ['41,123, -73,456', decimal],
    ['41,123 N 73,456 W', decimal],
    ['(41.123; -73.456)', decimal],
    ['41.123° N, 73.456° W', decimal],
    ['41.123N 73.456W', decimal],
    ['N41.123 W73.456', decimal],
    ['73.456 W, 41.123 N', decimal],
    ['W 73.456 N 41.123', decimal],
    ['lat: 41.123, lon: -73.456', decimal],
    ['41.123 north, 73.456 west', decimal],
    ['−33.5, 151.25', { latitude: -33.5, longitude: 151.25 }],
    ['33.5 S 151.25 E', { latitude: -33.5, longitude: 151.25 }],
    ['41, -73', { latitude: 41, longitude: -73 }],
    ['41°07\'23"N 73°27\'22"W', dms],
    ['41° 7′ 23″ N, 73° 27′ 22″ W', dms],
    ['N 41°07’23” W 73°27’22”', dms],
    ['41 07 23 N, 73 27 22 W', dms],
    ['41 07 23 -73 27 22', dms],
    ['41d 07\' 23" N 73d 27\' 22" W', dms],
    ["41°07'23''N, 73°27'22''W", dms],
    ["41°7.38333333'N 73°27.36666667'W", dms],
    ['N 41 7.38333333 W 73 27.36666667', dms],
  ])('%s is read', (typed, place) => {
    const reading = parseCoordinates(typed);
    expect(reading.ok && formatPlace(reading.place)).toBe(formatPlace(place));
  });

  test('in the wrong order they are asked about', () => {
    expect(parseCoordinates('-105.25, 40.5')).toEqual({
      ok: false,
      swapped: { latitude: 40.5, longitude: -105.25 },
      problem: "-105.25 isn't a latitude: it must be from -90 to 90.",
    });
  });

  test.each([
    ['', 'Nothing is typed'],
    ['12 Elm Street', "isn't a place"],
    ['41.123', "isn't a place"],
    ['41.1, -73.2, 5', "isn't a place"],
    ['95, 200', "95 isn't a latitude"],
    ['41, 200', "200 isn't a longitude"],
    ['95 N, 10 E', "95 isn't a latitude"],
    ['41 N, 73 S', 'Both numbers have N and S'],
    ["41°67'N 73°W", '60 or more minutes'],
    ['-41 N, 73 W', 'both a sign and a letter'],
    ["41.5°30'N 73°W", 'decimals before its last number'],
    ['NaN, 1e5', "isn't a"],
  ])('%j is refused with a reason', (typed, reason) => {
    const reading = parseCoordinates(typed);
    expect(reading.ok).toBe(false);
    expect(!reading.ok && reading.problem).toContain(reason);
  });
});
