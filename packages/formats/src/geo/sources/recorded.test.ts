// Recorded answers of real layers, with values of our own: their parcels are as large as pyproj says, and each field that has a
// value arrives with its name and day.
import { describe, expect, test } from 'vitest';
import { LocalProjection } from '@homeplot/plan/ground';
import { areaOf } from '@homeplot/plan/outline';
import type { SourceLayer } from '@homeplot/plan/source';
import { metersPerFoot } from '@homeplot/plan/units';
import recorded from '../../../testing/sources/answers.json' with { type: 'json' };
import type { LongitudeLatitude, ParcelFeature } from '../read/parcelReading.ts';
import { readGeoJson } from '../../../testing/geo/readGeoJson.ts';
import { readAnswer } from './answer.ts';
import { valuesOf } from './values.ts';

const day = '2026-11-28';
const none: ParcelFeature = { id: 0, attributes: {}, geometry: 'polygon', rings: [] };
const numbers: ReadonlySet<string> = new Set(['front', 'side', 'rear', 'baseFlood']);

/** Square meters, of the parcel as it is drawn: in feet of a plan that lies there. */
function drawnArea({ rings }: ParcelFeature): number {
  const [longitude, latitude] = rings[0]?.[0]?.[0] ?? [0, 0];
  const ground = { latitude, longitude, at: { x: 0, y: 0 }, source: 'parcel' } as const;
  const projection = new LocalProjection({ ground, north: 30 });
  const ringArea = (ring: readonly LongitudeLatitude[]): number => {
    const vertices = ring.map(([east, north]) => projection.fromGround({ latitude: north, longitude: east }));
    return areaOf({ vertices, closed: true }) * metersPerFoot ** 2;
  };
  return rings.reduce(
    (sum, [outline = [], ...holes]) =>
      holes.reduce((rest, hole) => rest - ringArea(hole), sum + ringArea(outline)),
    0,
  );
}

test('layers of at least 12 states are recorded', () => {
  expect(recorded.length).toBeGreaterThanOrEqual(25);
  expect(new Set(recorded.map(({ state }) => state)).size).toBeGreaterThanOrEqual(13);
});

describe.each(recorded)('$id', ({ id, answer, area, fields, values }) => {
  const layer: SourceLayer = {
    title: id,
    gives: 'parcels',
    kind: 'arcgis',
    url: 'https://gis.example.gov/0',
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { field }])),
  };
  const read = async () => {
    const reading = await readAnswer({ name: id }, layer, JSON.stringify(answer), readGeoJson);
    if (!reading.ok) throw new Error(reading.problem);
    return reading;
  };

  test('is drawn with the area of pyproj within 0.01 %', async () => {
    const { features, notes } = await read();
    expect(features).toHaveLength(1);
    expect(notes).toEqual([]);
    expect(Math.abs(drawnArea(features[0] ?? none) / area - 1)).toBeLessThan(1e-4);
  });

  test('gives each value with the name of its field and its day', async () => {
    const { features } = await read();
    const found = valuesOf(layer, features[0] ?? none, day);
    expect(
      Object.fromEntries(found.map((value) => [value.name, [value.field, value.day, value.problem]])),
    ).toEqual(
      Object.fromEntries(
        Object.keys(values).map((name) => [name, [fields[name as keyof typeof fields], day, undefined]]),
      ),
    );
    expect(Object.fromEntries(found.map(({ name, text, number }) => [name, number ?? text]))).toEqual(
      Object.fromEntries(
        Object.entries(values).map(([name, given]) => [name, numbers.has(name) ? Number(given) : given]),
      ),
    );
  });
});
