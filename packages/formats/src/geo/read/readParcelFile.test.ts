// Parcels of counties: where they are, how large, and what is asked or refused. Answers are those of pyproj.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { parcelArea } from '../../../testing/geo/parcelArea.ts';
import type { ParcelReading } from './parcelReading.ts';
import { projections, nad83Projections } from './projections.ts';
import { readParcelFile } from './readParcelFile.ts';

interface Answers {
  readonly code: number;
  /** Of the unit of the projection. */
  readonly foot: number;
  readonly features: readonly { name: string; area: number; first: [number, number]; parts: number }[];
}
const folder = join(import.meta.dirname, '../../../testing/geo/samples');
const answers = Object.entries(
  JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Record<string, Answers>,
);
const sample = (name: string): Uint8Array => readFileSync(join(folder, `${name}.zip`));

type Read = Extract<ParcelReading, { ok: true }>;
async function read(...file: Parameters<typeof readParcelFile>): Promise<Read> {
  const reading = await readParcelFile(...file);
  if (reading.ok !== true) throw new Error(JSON.stringify(reading));
  return reading;
}
const problemOf = async (bytes: Uint8Array, name = 'parcels'): Promise<string> => {
  const reading = await readParcelFile(bytes, name);
  return reading.ok === false ? reading.problem : JSON.stringify(reading);
};
const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));

const square: [number, number][] = [
  [-122, 37],
  [-121, 37],
  [-121, 38],
  [-122, 38],
  [-122, 37],
];
const polygon = (ring: readonly (readonly number[])[], properties: object | null = null) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] },
});

describe('a zipped Shapefile', () => {
  it.each(answers)(
    '%s has its parcels where pyproj has them, as large as on the ellipsoid',
    async (name, answer) => {
      const { features, notes } = await read(sample(name), `${name}.zip`);
      expect(notes).toEqual([]);
      const found = projections.find(({ id }) => id === `EPSG:${answer.code}`);
      const converter = proj4(found?.proj ?? '');
      expect(features).toHaveLength(answer.features.length);
      for (const [i, expected] of answer.features.entries()) {
        const feature = features[i];
        if (feature === undefined) throw new Error('no feature');
        expect(feature.attributes.APN).toBe(expected.name);
        expect(feature.rings).toHaveLength(expected.parts);
        expect(parcelArea(feature) / expected.area).toBeCloseTo(1, 6);
        const [x, y] = converter.forward([...(feature.rings[0]?.[0]?.[0] ?? [])]);
        const [expectedX, expectedY] = converter.forward([...expected.first]);
        expect(Math.hypot((x ?? 0) - (expectedX ?? 0), (y ?? 0) - (expectedY ?? 0))).toBeLessThan(
          0.001 * answer.foot,
        );
      }
    },
  );

  it('without a .prj is asked about, and read in the projection that is chosen', async () => {
    const asked = await readParcelFile(sample('no-projection'), 'parcels.zip');
    expect(asked).toMatchObject({
      ok: 'needsProjection',
      question: expect.stringContaining('no .prj') as string,
    });
    const chosen = await read(sample('no-projection'), 'parcels.zip', { crs: 'EPSG:2227' });
    const told = await read(sample('california3-survey-feet'), 'parcels.zip');
    const [[[first = []] = []] = []] = chosen.features.map(({ rings }) => rings);
    const [[[same = []] = []] = []] = told.features.map(({ rings }) => rings);
    expect(first.flat().map((degree) => degree.toFixed(9))).toEqual(
      same.flat().map((degree) => degree.toFixed(9)),
    );
  });
});

describe('a projection of the list', () => {
  it('is there for each State Plane zone in meters, and has its own id', () => {
    const zones = nad83Projections().filter(({ group, unit }) => group === 'State Plane' && unit === 'm');
    expect(zones.length).toBeGreaterThan(120);
    expect(new Set(projections.map(({ id }) => id)).size).toBe(projections.length);
  });
  it('can be used', () => {
    for (const { id, proj } of projections) {
      const falseEasting = Number(/x_0=(\S+)/.exec(proj)?.[1] ?? 500_000);
      expect(proj4(proj).inverse([falseEasting, 500_000]).every(Number.isFinite), id).toBe(true);
    }
  });
});

describe('GeoJSON', () => {
  it('is read as a collection, a feature, a geometry and a collection of geometries', async () => {
    const geometry = { type: 'Polygon', coordinates: [square] };
    const line = { type: 'LineString', coordinates: [square[0], square[1]] };
    const mixed = {
      type: 'GeometryCollection',
      geometries: [geometry, line, { type: 'Point', coordinates: [1, 2] }],
    };
    const kindsOf = async (value: unknown) =>
      (await read(json(value), 'a.json')).features.map((f) => f.geometry);
    expect(await kindsOf({ type: 'FeatureCollection', features: [polygon(square)] })).toEqual(['polygon']);
    expect(await kindsOf(polygon(square))).toEqual(['polygon']);
    expect(await kindsOf(geometry)).toEqual(['polygon']);
    expect(await kindsOf(mixed)).toEqual(['polygon', 'line', 'point']);
  });

  it('takes the projection of its crs member, or asks for one that it does not know', async () => {
    const [x = 0, y = 0] = proj4('EPSG:4326', 'EPSG:3857', [-122, 37]);
    const ring = [
      [x, y],
      [x + 100, y],
      [x, y + 100],
    ];
    const named = (name: string) => ({ ...polygon(ring), crs: { type: 'name', properties: { name } } });
    const { features, crs } = await read(json(named('urn:ogc:def:crs:EPSG::3857')), 'a.geojson');
    expect(crs).toContain('Web Mercator');
    const [longitude = 0, latitude = 0] = features[0]?.rings[0]?.[0]?.[0] ?? [];
    expect([longitude.toFixed(9), latitude.toFixed(9)]).toEqual(['-122.000000000', '37.000000000']);
    expect(await readParcelFile(json(named('EPSG:99999')), 'a.geojson')).toMatchObject({
      ok: 'needsProjection',
      question: expect.stringContaining('EPSG:99999') as string,
    });
  });

  it('that has coordinates of a projection without saying so is asked about', async () => {
    const ring = [
      [6_050_000, 2_120_000],
      [6_050_100, 2_120_000],
      [6_050_100, 2_120_100],
    ];
    const asked = await readParcelFile(json(polygon(ring)), 'a.geojson');
    expect(asked).toMatchObject({ ok: 'needsProjection', sample: [[6_050_000, 2_120_000]] });
    const { features } = await read(json(polygon(ring)), 'a.geojson', { crs: 'EPSG:2227' });
    expect(features[0]?.rings[0]?.[0]?.[0]?.[0]).toBeCloseTo(-122.27, 1);
  });

  it('with latitude before longitude is asked about, and swapped only when the answer is yes', async () => {
    const swapped = square.map(([x, y]) => [y, x]);
    expect(await readParcelFile(json(polygon(swapped)), 'a.geojson')).toMatchObject({
      ok: 'axesSwapped',
      sample: [[37, -122]],
    });
    const yes = await read(json(polygon(swapped)), 'a.geojson', { swapAxes: true });
    expect(yes.features[0]?.rings[0]?.[0]?.[0]).toEqual([-122, 37]);
    const no = await readParcelFile(json(polygon(swapped)), 'a.geojson', { swapAxes: false });
    expect(no.ok).not.toBe(true);
  });

  it('leaves out what has no place, and counts it', async () => {
    const features = [
      polygon(square, { name: 'good', owner: null, acres: 2.5, tags: ['x'] }),
      polygon([
        [0, 0],
        [1, 1],
      ]),
      polygon([
        [0, 0],
        [Number.NaN, 1],
        [1, 1],
      ]),
      { type: 'Feature', properties: {}, geometry: null },
      { type: 'Feature', properties: {}, geometry: { type: 'Blob' } },
      7,
    ];
    const reading = await read(json({ type: 'FeatureCollection', features }), 'a.geojson');
    expect(reading.features.map(({ attributes }) => attributes)).toEqual([
      { name: 'good', owner: null, acres: 2.5 },
    ]);
    expect(reading.notes).toEqual([
      '2 features without a geometry left out.',
      '2 outlines left out, because coordinates were missing, out of range or too few.',
      '1 geometry of an unknown type left out.',
    ]);
  });

  it('that is too large is refused before it is parsed, with the limit', async () => {
    const problem = await problemOf(new Uint8Array(200 * 2 ** 20).fill(0x7b));
    expect(problem).toBe(
      'This file is 200 MB, and at most 64 MB can be read. Export only the parcels near your site.',
    );
  });
});

const kmlOf = (body: string) =>
  strToU8(
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`,
  );
const placemark = `<Placemark><name>Lot &amp; 1</name><ExtendedData><Data name="APN"><value>12-3</value></Data>
  <SchemaData schemaUrl="#s"><SimpleData name="ZONE">R1</SimpleData></SchemaData></ExtendedData><MultiGeometry>
  <Polygon><outerBoundaryIs><LinearRing><coordinates>-122,37,0 -121,37,0 -121,38,0 -122,38,0 -122,37,0</coordinates>
  </LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>-121.6,37.4 -121.4,37.4 -121.5,37.6
  -121.6,37.4</coordinates></LinearRing></innerBoundaryIs></Polygon>
  <LineString><coordinates>-122,37 -121,38</coordinates></LineString></MultiGeometry></Placemark>`;

describe('KML', () => {
  it('has polygons with holes and lines, with names and data, zipped or not', async () => {
    const plain = await read(kmlOf(placemark), 'a.kml');
    expect(plain.features.map(({ geometry }) => geometry)).toEqual(['polygon', 'line']);
    expect(plain.features[0]?.attributes).toMatchObject({ name: 'Lot & 1', APN: '12-3', ZONE: 'R1' });
    expect(plain.features[0]?.rings[0]?.map((ring) => ring.length)).toEqual([4, 3]);
    const zipped = await read(zipSync({ 'doc.kml': kmlOf(placemark) }), 'a.kmz');
    expect(zipped.features).toEqual(plain.features);
  });

  it('never follows links or entities', async () => {
    const link = '<NetworkLink><Link><href>https://example.com/a.kml</href></Link></NetworkLink>';
    expect(await problemOf(kmlOf(link))).toContain('only links to other files');
    const entity = `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "&x;&x;">]>`;
    const withEntity = strToU8(
      new TextDecoder()
        .decode(kmlOf(placemark.replace('Lot &amp; 1', '&x;&y;')))
        .replace('<kml', `${entity}<kml`),
    );
    const reading = await read(withEntity, 'a.kml');
    expect(JSON.stringify(reading.features)).not.toContain('root:');
    expect(reading.features[0]?.attributes.name).toBe('&x;&y;');
    expect(await problemOf(strToU8('<kml><Placemark>'))).toContain("isn't well-formed XML");
  });

  it('that is not well-formed is read as far as it can be, with a note', async () => {
    const bare = await read(kmlOf(placemark.replace('&amp;', '&')), 'a.kml');
    expect(bare.features[0]?.attributes.name).toBe('Lot & 1');
    const { features, notes } = await read(kmlOf(`${placemark}<Placemark><Polygon>`), 'a.kml');
    expect(features).toHaveLength(2);
    expect(notes[0]).toBe("The file isn't well-formed XML, so some of it may be missing.");
  });
});

describe('an archive', () => {
  it('has nothing read from outside, and nothing opened that is inside', async () => {
    const good = json(polygon(square));
    const files = {
      '../up.geojson': good,
      '/root.geojson': good,
      'C:\\a.geojson': good,
      'inner.zip': zipSync({ 'a.geojson': good }),
    };
    expect(await problemOf(zipSync(files))).toContain('This archive has no parcels');
    const reading = await read(zipSync({ ...files, 'good.geojson': good }), 'a.zip');
    expect(reading.features).toHaveLength(1);
    expect(reading.notes).toEqual(['The archive "inner.zip" inside it wasn\'t opened.']);
  });

  it('that is cut off, or has a password, is refused with a sentence', async () => {
    const whole = sample('utm10-meters');
    expect(await problemOf(whole.slice(0, 300))).toContain('damaged or cut off');
    const locked = whole.slice();
    locked[6] = 1;
    expect(await problemOf(locked)).toContain('has a password');
  });

  it('with several Shapefiles has the features of all, each with its layer', async () => {
    const zipped = sample('utm10-meters');
    const { unzipSync } = await import('fflate');
    const files = unzipSync(zipped);
    const both = Object.fromEntries(
      Object.entries(files).flatMap(([name, data]) => [
        [name, data],
        [name.replace('parcels', 'buildings').toUpperCase(), data],
      ]),
    );
    const { features } = await read(zipSync(both), 'a.zip');
    expect(new Set(features.map(({ layer }) => layer))).toEqual(new Set(['parcels', 'BUILDINGS']));
  });
});

it.each([
  ['an empty file', new Uint8Array(), 'is empty'],
  ['text', strToU8('hello'), "isn't GeoJSON"],
  ['JSON without features', json({ a: 1 }), 'no GeoJSON features'],
  ['JSON that is cut off', strToU8('{"type":"FeatureCollection","features":[{'), "isn't complete JSON"],
  ['another XML file', strToU8('<html><body/></html>'), 'no KML placemarks'],
])('%s is refused with a sentence', async (_, bytes, words) => {
  expect(await problemOf(bytes)).toContain(words);
});
