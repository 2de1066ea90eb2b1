// The local projection against geodesics of pyproj 3.4 (Geod, WGS84), and the reading of what ties a plan.
import { describe, expect, test } from 'vitest';
import { distance } from '../geometry/point.ts';
import { azimuthOf } from '../survey/bearing.ts';
import { metersPerFoot } from '../measure/units.ts';
import { read } from '../../testing/testFile.ts';
import { settingsToFile } from '../file/writePlanFile.ts';
import { fromGround, type Tied, toGround } from './ground.ts';

/** From 100° W: latitude, azimuth, meters, latitude and longitude of the end. */
const geodesics: readonly (readonly [number, number, number, number, number])[] = [
  [25, 0, 100, 25.000902747933, -100.0],
  [25, 0, 2000, 25.018054937836, -100.0],
  [25, 37, 100, 25.00072096537, -99.999403845471],
  [25, 37, 2000, 25.014418840076, -99.988075587117],
  [25, 90, 100, 24.999999996702, -99.999009411485],
  [25, 90, 2000, 24.999998680785, -99.980188229846],
  [25, 200, 100, 24.999151693944, -100.0003387989],
  [25, 200, 2000, 24.983033713948, -100.006775094349],
  [40, 0, 100, 40.000900619833, -100.0],
  [40, 0, 2000, 40.018012369979, -100.0],
  [40, 37, 100, 40.000719264848, -99.999295240479],
  [40, 37, 2000, 40.014384465468, -99.985901998902],
  [40, 90, 100, 39.999999994084, -99.998828955576],
  [40, 90, 2000, 39.999997633591, -99.976579112067],
  [40, 200, 100, 39.999153693369, -100.000400515837],
  [40, 200, 2000, 39.983073580955, -100.0080084385],
  [60, 0, 100, 60.000897567005, -100.0],
  [60, 0, 2000, 60.01795131675, -100.0],
  [60, 37, 100, 60.00071682449, -99.998921455151],
  [60, 37, 2000, 60.014334800965, -99.978420233162],
  [60, 90, 100, 59.999999987843, -99.998207885356],
  [60, 90, 2000, 59.999995137376, -99.96415771061],
  [60, 200, 100, 59.999156561375, -100.000612923706],
  [60, 200, 2000, 59.983130666818, -100.012252548788],
];

const tied = (latitude: number): Tied => ({
  ground: { latitude, longitude: -100, at: { x: 250, y: -40 }, source: 'typed' },
  north: 23,
});

describe('the local projection', () => {
  test.each(geodesics)(
    'at %d° N, towards %d°, %d m is a geodesic',
    (from, azimuth, meters, latitude, longitude) => {
      const plan = tied(from);
      const end = fromGround(plan, latitude, longitude);
      const { at } = plan.ground;
      expect(Math.abs(distance(at, end) * metersPerFoot - meters)).toBeLessThan(meters * 1e-6);
      expect(azimuthOf({ x: end.x - at.x, y: end.y - at.y }, plan.north)).toBeCloseTo(azimuth, 2);
    },
  );

  test.each(geodesics)(
    'at %d° N, towards %d°, %d m, goes there and back',
    (from, _azimuth, _meters, latitude, longitude) => {
      const back = toGround(tied(from), fromGround(tied(from), latitude, longitude));
      expect(back.latitude).toBeCloseTo(latitude, 11);
      expect(back.longitude).toBeCloseTo(longitude, 11);
    },
  );

  test('crosses the date line', () => {
    const plan: Tied = {
      ground: { latitude: 52, longitude: 179.9995, at: { x: 0, y: 0 }, source: 'map' },
      north: 0,
    };
    const end = fromGround(plan, 52, -179.9995);
    expect(end.x * metersPerFoot).toBeCloseTo(68.68, 1);
    expect(toGround(plan, end).longitude).toBeCloseTo(-179.9995, 9);
  });
});

describe('in a file', () => {
  const ground = {
    latitude: 40.5,
    longitude: -105.25,
    at: { x: 10, y: 20 },
    source: 'parcel',
    accuracy: 'county',
  };
  const map = { tiles: 'streets', fade: 30, printed: true, contrast: 2 };

  test('the tie and the map are kept, with unknown fields', () => {
    const { plan, notes } = read({ objects: [], settings: { ground, map } });
    expect(notes).toEqual([]);
    expect(settingsToFile(plan.settings)).toMatchObject({ ground, map });
  });

  test.each([
    [{ ...ground, latitude: 140 }, 'latitude is 140'],
    [{ ...ground, at: { x: '1', y: 2 } }, 'at is an object'],
    [{ latitude: 1, longitude: 2 }, 'at is missing'],
    ['here', 'it is the text "here"'],
  ])('a malformed tie %j is left out with a note', (wrong, words) => {
    const { plan, notes } = read({ objects: [], settings: { ground: wrong } });
    expect(plan.settings.ground).toBeUndefined();
    expect(notes.join()).toContain(words);
  });

  test('a malformed option of the map gets its default, with a note', () => {
    const { plan, notes } = read({ objects: [], settings: { map: { tiles: 'streets', fade: 200 } } });
    expect(plan.settings.map).toEqual({ tiles: 'streets', fade: 40 });
    expect(notes.join()).toContain('without its fade');
  });

  test.each([[{ fade: 3 }], [{ tiles: 7 }], [[]]])(
    'a map without tiles, %j, is left out with a note',
    (wrong) => {
      const { plan, notes } = read({ objects: [], settings: { map: wrong } });
      expect(plan.settings.map).toBeUndefined();
      expect(notes).toHaveLength(1);
    },
  );
});
