// Parcels in the realizations of NAD83 that counties use: NAD83(2011), (HARN), (NSRS2007), CORS96, CSRS and their kin.
// Coordinates are those of pyproj.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { projections } from './projections.ts';
import { readParcelFile } from './readParcelFile.ts';

const samples = join(import.meta.dirname, '../../../testing/geo/samples');

describe('GeoJSON', () => {
  it.each([
    [6455, 'Illinois East, US survey feet', [1047772.196, 1906236.294], [-88.1, 41.9]],
    [3443, 'Illinois East, US survey feet', [1047772.196, 1906236.294], [-88.1, 41.9]],
    [6543, 'North Carolina, US survey feet', [2118612.84, 746335.517], [-78.6, 35.8]],
    [2872, 'California zone 3, US survey feet', [6012378.893, 2101130.042], [-122.4, 37.75]],
    [3494, 'California zone 3, US survey feet', [6012378.893, 2101130.042], [-122.4, 37.75]],
    [6633, 'Hawaii zone 3, US survey feet', [1674458.67, 48444.188], [-157.9, 21.3]],
    [6344, 'UTM zone 15N (NAD83), meters', [484209.545, 4971861.219], [-93.2, 44.9]],
    [22710, 'UTM zone 10N (NAD83), meters', [492715.079, 5449694.032], [-123.1, 49.2]],
    [6318, 'Longitude and latitude (NAD83), degrees', [-88.1, 41.9], [-88.1, 41.9]],
  ])('with EPSG:%s is read as %s without a question', async (code, name, [x = 0, y = 0], place) => {
    const size = Math.abs(x) < 360 ? 0.001 : 100;
    const ring = [
      [x, y],
      [x + size, y],
      [x, y + size],
      [x, y],
    ];
    const file = {
      type: 'Polygon',
      coordinates: [ring],
      crs: { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${code}` } },
    };
    const reading = await readParcelFile(strToU8(JSON.stringify(file)), 'lot.geojson');
    if (reading.ok !== true) throw new Error(JSON.stringify(reading));
    expect(reading.crs).toContain(name);
    expect(reading.notes).toEqual([]);
    const first = reading.features[0]?.rings[0]?.[0]?.[0];
    expect(first?.map((degrees) => Number(degrees.toFixed(6)))).toEqual(place);
  });

  it('has each code only once among the projections', () => {
    const codes = projections.flatMap(({ id, equivalents }) => [
      Number(id.slice('EPSG:'.length)),
      ...equivalents,
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(1800);
  });
});

describe('a .prj file', () => {
  const files = unzipSync(readFileSync(join(samples, 'california3-survey-feet.zip')));
  const withDatum = (datum: string): Uint8Array =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [
          name,
          /\.prj$/i.test(name)
            ? strToU8(new TextDecoder().decode(bytes).replace(/DATUM\["[^"]*"/, `DATUM["${datum}"`))
            : bytes,
        ]),
      ),
    );

  it.each([
    'D_NAD_1983_2011',
    'D_NAD_1983_HARN',
    'D_North_American_1983_HARN',
    'D_NAD_1983_NSRS2007',
    'D_NAD_1983_CORS96',
    'D_NAD_1983_PA11',
    'D_NAD_1983_MA11',
    'D_NAD_1983_CSRS',
    'D_North_American_1983_CSRS',
    'D_NAD_1983_Adj_MN_Anoka',
    'NAD83_High_Accuracy_Reference_Network',
    'NAD83_National_Spatial_Reference_System_2011',
    'NAD83_Canadian_Spatial_Reference_System',
    'D_North_American_Terrestrial_Reference_Frame_2022',
    'NATRF2022',
  ])('with the datum %s has nothing unknown', async (datum) => {
    const [reading, plain] = await Promise.all(
      [datum, 'D_North_American_1983'].map((name) => readParcelFile(withDatum(name), 'lot.zip')),
    );
    expect(reading).toMatchObject({ ok: true, notes: [] });
    expect(reading).toEqual(plain);
  });

  it('with a datum that is far off says so', async () => {
    const reading = await readParcelFile(withDatum('D_Tokyo'), 'lot.zip');
    expect(JSON.stringify(reading)).toContain('some hundred meters');
  });
});
