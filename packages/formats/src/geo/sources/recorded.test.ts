// Recorded answers of real layers, with values of our own: their parcels are as large as pyproj says, and each field that has a
// value arrives with its name and day.
import { describe, expect, test } from 'vitest';
import { LocalProjection } from '@homeplot/plan/ground';
import type { SourceLayer } from '@homeplot/plan/source';
import { metersPerFoot } from '@homeplot/plan/units';
import recorded from '../../../testing/sources/answers.json' with { type: 'json' };
import type { ParcelFeature } from '../read/parcelReading.ts';
import { readAnswer } from './answer.ts';
import { valuesOf } from './values.ts';

const day = '2026-11-28';

/** Square meters, of the parcel as it is drawn: in feet of a plan that lies there. */
function drawnArea({ rings }: ParcelFeature): number {
  const [longitude, latitude] = rings[0]![0]![0]!;
  const ground = { latitude, longitude, at: { x: 0, y: 0 }, source: 'parcel' } as const;
  const projection = new LocalProjection({ ground, north: 30 });
  const areaOf = (ring: (typeof rings)[number][number]): number => {
    const points = ring.map(([east, north]) => projection.fromGround({ latitude: north, longitude: east }));
    const twice = points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length]!;
      return sum + a.x * b.y - b.x * a.y;
    }, 0);
    return (Math.abs(twice) / 2) * metersPerFoot ** 2;
  };
  return rings.reduce(
    (sum, [outline, ...holes]) => holes.reduce((rest, hole) => rest - areaOf(hole), sum + areaOf(outline!)),
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
    const reading = await readAnswer({ name: id }, layer, JSON.stringify(answer));
    if (!reading.ok) throw new Error(reading.problem);
    return reading;
  };

  test('is drawn with the area of pyproj within 0.01 %', async () => {
    const { features, notes } = await read();
    expect(features).toHaveLength(1);
    expect(notes).toEqual([]);
    expect(Math.abs(drawnArea(features[0]!) / area - 1)).toBeLessThan(1e-4);
  });

  test('gives each value with the name of its field and its day', async () => {
    const { features } = await read();
    const found = valuesOf(layer, features[0]!, day);
    expect(
      Object.fromEntries(found.map((value) => [value.name, [value.field, value.day, value.problem]])),
    ).toEqual(
      Object.fromEntries(
        Object.keys(values).map((name) => [name, [fields[name as keyof typeof fields], day, undefined]]),
      ),
    );
    for (const { name, text, number } of found) {
      const given = values[name as keyof typeof values] as string | number;
      if (number === undefined) expect(text).toBe(given);
      else expect(number).toBe(Number(given));
    }
  });
});
