// Features with more in them than any parcel: handing one over would block the page.
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readParcelFile } from './readParcelFile.ts';

const ring = (corners: number) =>
  Array.from({ length: corners + 1 }, (_, k) => {
    const angle = ((k % corners) * 2 * Math.PI) / corners;
    return [-105 + 0.01 * Math.cos(angle), 40 + 0.01 * Math.sin(angle)];
  });
const parcel = (corners: number, properties: unknown = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring(corners)] },
});

async function read(...features: readonly unknown[]) {
  const file = strToU8(JSON.stringify({ type: 'FeatureCollection', features }));
  const reading = await readParcelFile(file, 'parcels.geojson');
  if (reading.ok !== true) throw new Error(JSON.stringify(reading));
  return reading;
}

test('a feature with more than 100,000 corners is left out with a note', async () => {
  const { features, notes } = await read(parcel(4), parcel(100_001), parcel(100_000));
  expect(features.map(({ rings }) => rings.flat(2).length)).toEqual([4, 100_000]);
  expect(notes).toEqual(['1 feature with more than 100,000 corners left out.']);
});

test('of thousands of attributes, the first 500 are read', async () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`FIELD${i}`, i]));
  const { features } = await read(parcel(4, many));
  expect(Object.keys(features[0]?.attributes ?? {})).toHaveLength(500);
});
