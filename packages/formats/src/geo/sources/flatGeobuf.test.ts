// FlatGeobuf files, written by the library of its authors (testing/sources/lots.fgb), and damaged in every way.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SourceLayer } from '@homeplot/plan/source';
import { readGeoJson } from '../../../testing/geo/readGeoJson.ts';
import { readAnswer } from './answer.ts';
import { flatGeobufAsGeoJson } from './flatGeobuf.ts';
import { valuesOf } from './values.ts';

const lots = new Uint8Array(readFileSync(new URL('../../../testing/sources/lots.fgb', import.meta.url)));
const layer: SourceLayer = {
  title: 'Lots',
  gives: 'parcels',
  kind: 'flatgeobuf',
  url: 'https://gis.example.gov/lots.fgb',
  fields: { parcel: { field: 'APN' }, front: { field: 'SB_FRONT' } },
};
const county = { name: 'Example County', area: [-119, 46, -118, 47] } as const;

test('three lots are read with their parts, holes and values', async () => {
  const read = await readAnswer(county, layer, lots, readGeoJson);
  expect(read).toMatchObject({ ok: true, notes: [] });
  const features = read.ok ? read.features : [];
  expect(features).toHaveLength(3);
  const [first] = features.filter(({ attributes }) => attributes['APN'] === '12-31');
  expect(first?.attributes).toEqual({
    APN: '12-31',
    SITUS: '101 ELM ST',
    SB_FRONT: 26,
    ACRES: 0.25,
    NOTE: 'ñ',
  });
  expect(first?.rings.map((part) => part.map((ring) => ring.length))).toEqual([[4, 4], [4]]);
  expect(first && valuesOf(layer, first, '2026-11-28').map(({ text }) => text)).toEqual(['12-31', '26 ft']);
});

test('an index between the header and the features is skipped', () => {
  const view = new DataView(lots.buffer, lots.byteOffset, lots.length);
  const end = 12 + view.getUint32(8, true);
  // Three features and their root, 40 bytes each.
  const indexed = new Uint8Array(lots.length + 4 * 40);
  indexed.set(lots.subarray(0, end));
  indexed.set(lots.subarray(end), end + 4 * 40);
  const header = 12 + view.getUint32(12, true);
  const place = header + view.getUint16(header - view.getInt32(header, true) + 4 + 2 * 9, true);
  new DataView(indexed.buffer).setUint16(place, 16, true);
  expect(flatGeobufAsGeoJson(indexed)).toEqual(flatGeobufAsGeoJson(lots));
});

test('a file that ends anywhere is refused in one sentence', async () => {
  const kinds = new Set<string>();
  for (let length = 0; length < lots.length; length++) {
    const read = await readAnswer(county, layer, lots.subarray(0, length), readGeoJson);
    kinds.add(read.ok ? `${read.features.length} lots` : read.problem);
  }
  expect([...kinds].toSorted()).toEqual([
    'The layer "Lots" of Example County isn\'t FlatGeobuf, or is cut off.',
  ]);
});

test('a file with any byte changed ends soon, and throws nothing', () => {
  const started = performance.now();
  for (let at = 0; at < lots.length; at++)
    for (const byte of [0, 1, 0x7f, 0xff]) {
      const damaged = lots.slice();
      damaged[at] = byte;
      flatGeobufAsGeoJson(damaged);
    }
  expect(performance.now() - started).toBeLessThan(30_000);
});
