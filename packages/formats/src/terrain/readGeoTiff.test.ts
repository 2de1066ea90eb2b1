// GeoTIFF files of elevations, made here with the library's own writer: right in the plan's feet, whatever projection and unit they
// have, and bad ones refused in one sentence.
import { LocalProjection, type Tied } from '@homeplot/plan/ground';
import { zlibSync } from 'fflate';
import { writeArrayBuffer } from 'geotiff';
import { describe, expect, test } from 'vitest';
import { projectionNamed } from '../geo/read/projections.ts';
import { intoProjection } from '../geo/read/toDegrees.ts';
import { readGeoTiff } from './readGeoTiff.ts';
import type { TerrainRaster, TerrainUnit } from './terrainRaster.ts';
import { thinTerrain } from './thinTerrain.ts';

const tied: Tied = {
  ground: { latitude: 43.615, longitude: -116.2, at: { x: 50, y: 50 }, source: 'typed' },
  north: 20,
};
const box = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const wanted = { tied, box };

interface Made {
  /** EPSG code. */
  readonly code: number;
  /** Units of the projection. */
  readonly cell: number;
  readonly cells?: number;
  readonly more?: Readonly<Record<string, unknown>>;
  /** The value at a place of the projection. */
  readonly height?: (x: number, y: number) => number;
}

/** A raster around the plan's place, whose heights are a plane of its projection unless it says otherwise. */
function fileOf({ code, cell, cells = 80, more = {}, height }: Made): ArrayBuffer {
  const projection = projectionNamed(String(code));
  if (!projection) throw new Error('No such projection.');
  const [x, y] = intoProjection(projection)([tied.ground.longitude, tied.ground.latitude]);
  const [left, top] = [x - (cell * cells) / 2, y + (cell * cells) / 2];
  const plane =
    height ?? ((east: number, north: number) => 800 + (east - x) / (cell * 10) + (north - y) / (cell * 20));
  const values = Float32Array.from({ length: cells * cells }, (_, i) =>
    plane(left + ((i % cells) + 0.5) * cell, top - (Math.floor(i / cells) + 0.5) * cell),
  );
  const isDegrees = code === 4269 || code === 4326;
  return writeArrayBuffer(values, {
    width: cells,
    height: cells,
    BitsPerSample: [32],
    SampleFormat: [3],
    ModelPixelScale: [cell, cell, 0],
    ModelTiepoint: [0, 0, 0, left, top, 0],
    GTModelTypeGeoKey: isDegrees ? 2 : 1,
    GTRasterTypeGeoKey: 1,
    ...(isDegrees ? { GeographicTypeGeoKey: code } : { ProjectedCSTypeGeoKey: code }),
    ...more,
  });
}

const partsOf = (bytes: ArrayBuffer) => ({
  size: bytes.byteLength,
  read: (from: number, to: number) => Promise.resolve(bytes.slice(from, to)),
});
const read = (bytes: ArrayBuffer) => readGeoTiff(partsOf(bytes), wanted);
async function rasterOf(bytes: ArrayBuffer): Promise<TerrainRaster> {
  const reading = await read(bytes);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

/** A tiled image of many cells of 1 m, all of whose tiles are the same bytes of the file. */
function hugeFile(cells: number): ArrayBuffer {
  const [side, count] = [256, Math.ceil(cells / 256) ** 2];
  const projection = projectionNamed('26911');
  if (!projection) throw new Error('No such projection.');
  const [x, y] = intoProjection(projection)([tied.ground.longitude, tied.ground.latitude]);
  const doubles = [1, 1, 0, 0, 0, 0, x - cells / 2, y + cells / 2, 0];
  const keys = [1, 1, 0, 2, 1024, 0, 1, 1, 3072, 0, 1, 26911];
  const [tags, lists, tile] = [8, 400, 400 + doubles.length * 8 + keys.length * 2 + count * 8];
  const [keysAt, offsetsAt] = [lists + 72, lists + 96];
  const view = new DataView(new ArrayBuffer(tile + side * side * 4));
  view.setUint32(0, 0x49492a00);
  view.setUint32(4, tags, true);
  // Each tag: its number, its type (3: short, 4: long, 12: double), its count, and its value or the offset of its values.
  const entries = [
    [256, 4, 1, cells],
    [257, 4, 1, cells],
    [258, 3, 1, 32],
    [259, 3, 1, 1],
    [277, 3, 1, 1],
    [322, 4, 1, side],
    [323, 4, 1, side],
    [324, 4, count, offsetsAt],
    [325, 4, count, offsetsAt + count * 4],
    [339, 3, 1, 3],
    [33550, 12, 3, lists],
    [33922, 12, 6, lists + 24],
    [34735, 3, keys.length, keysAt],
  ] as const;
  view.setUint16(tags, entries.length, true);
  for (const [i, [tag, type, length, value]] of entries.entries()) {
    view.setUint16(tags + 2 + i * 12, tag, true);
    view.setUint16(tags + 4 + i * 12, type, true);
    view.setUint32(tags + 6 + i * 12, length, true);
    view.setUint32(tags + 10 + i * 12, value, true);
  }
  for (const [i, value] of doubles.entries()) view.setFloat64(lists + i * 8, value, true);
  for (const [i, value] of keys.entries()) view.setUint16(keysAt + i * 2, value, true);
  for (let i = 0; i < count; i += 1) {
    view.setUint32(offsetsAt + i * 4, tile, true);
    view.setUint32(offsetsAt + (count + i) * 4, side * side * 4, true);
  }
  for (let i = 0; i < side * side; i += 1) view.setFloat32(tile + i * 4, 800, true);
  return view.buffer;
}

describe('elevations are where the file has them', () => {
  const cases: readonly (readonly [name: string, made: Made, unit: TerrainUnit, feet: number])[] = [
    ['UTM in meters', { code: 26911, cell: 1 }, 'meters', 1 / 0.3048],
    [
      'State Plane in US survey feet',
      { code: 2242, cell: 3, more: { VerticalUnitsGeoKey: 9003 } },
      'surveyFeet',
      1200 / 3937 / 0.3048,
    ],
    [
      'degrees of NAD83 in feet',
      { code: 4269, cell: 1 / 3 / 36_000, more: { VerticalUnitsGeoKey: 9002 } },
      'feet',
      1,
    ],
  ];
  test.each(cases)('%s', async (_name, made, unit, feet) => {
    const raster = await rasterOf(fileOf(made));
    expect(raster.unit).toBe(unit === 'meters' ? undefined : unit);
    const grid = thinTerrain(raster, wanted, unit);
    if (!grid.ok) throw new Error(grid.problem);
    const projection = projectionNamed(String(made.code));
    if (!projection) throw new Error('No such projection.');
    const [local, into] = [new LocalProjection(tied), intoProjection(projection)];
    const [x0, y0] = into([tied.ground.longitude, tied.ground.latitude]);
    grid.elevations.forEach((elevation, i) => {
      const { longitude, latitude } = local.toGround({
        x: grid.x + ((i % grid.columns) / (grid.columns - 1)) * grid.width,
        y:
          grid.y + (Math.floor(i / grid.columns) / (grid.elevations.length / grid.columns - 1)) * grid.height,
      });
      const [x, y] = into([longitude, latitude]);
      const plane = 800 + (x - x0) / (made.cell * 10) + (y - y0) / (made.cell * 20);
      expect(elevation).toBeCloseTo(plane * feet, 1);
    });
    expect([grid.gaps, grid.thinned]).toEqual([0, expect.closeTo(0, 0)]);
    expect(grid.elevations.length).toBeLessThanOrEqual(2500);
  });

  test('a rotated raster too', async () => {
    const projection = projectionNamed('26911');
    if (!projection) throw new Error('No such projection.');
    const [x, y] = intoProjection(projection)([tied.ground.longitude, tied.ground.latitude]);
    const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)];
    // The middle of cell 40, 40 is at the plan's place.
    const [left, top] = [x - 40.5 * cos - 40.5 * sin, y - 40.5 * sin + 40.5 * cos];
    const values = Float32Array.from({ length: 80 * 80 }, (_, i) => 500 + (i % 80));
    const bytes = writeArrayBuffer(values, {
      width: 80,
      height: 80,
      BitsPerSample: [32],
      SampleFormat: [3],
      GTModelTypeGeoKey: 1,
      GTRasterTypeGeoKey: 1,
      ProjectedCSTypeGeoKey: 26911,
      ModelTransformation: [cos, sin, 0, left, sin, -cos, 0, top, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    const raster = await rasterOf(bytes);
    const grid = thinTerrain(raster, { tied, box: { minX: 50, minY: 50, maxX: 60, maxY: 60 } }, 'meters');
    expect(grid.ok && grid.elevations[0]).toBeCloseTo(540 / 0.3048, 1);
  });

  test('the datum and the unit are what its keys say', async () => {
    const said = await rasterOf(fileOf({ code: 26911, cell: 1, more: { VerticalCSTypeGeoKey: 6360 } }));
    expect([said.datum, said.unit]).toEqual(['NAVD88', 'surveyFeet']);
    const named = await rasterOf(
      fileOf({ code: 26911, cell: 1, more: { GTCitationGeoKey: 'UTM 11N + NAVD88 height' } }),
    );
    expect([named.datum, named.unit]).toEqual(['NAVD88', undefined]);
  });

  test('only the blocks under the lot are read, of an image of any size', async () => {
    const bytes = hugeFile(20_000);
    let taken = 0;
    const reading = await readGeoTiff(
      {
        size: bytes.byteLength,
        read: (from, to) => {
          taken += to - from;
          return Promise.resolve(bytes.slice(from, to));
        },
      },
      wanted,
    );
    if (!reading.ok) throw new Error(reading.problem);
    expect([reading.allCells, new Set(reading.heights)]).toEqual([4e8, new Set([800])]);
    expect(reading.columns).toBeLessThan(60);
    // The image would be 1.6 GB.
    expect(taken).toBeLessThan(3e6);
  });

  test('cells without data are gaps, and are counted', async () => {
    const holes = (x: number): number =>
      Math.round(x) % 7 === 0 ? -9999 : Math.round(x) % 11 === 0 ? Number.NaN : 800;
    const raster = await rasterOf(
      fileOf({ code: 26911, cell: 1, height: holes, more: { GDAL_NODATA: '-9999' } }),
    );
    const grid = thinTerrain(raster, wanted, 'meters');
    if (!grid.ok) throw new Error(grid.problem);
    expect(grid.gaps).toBe(grid.elevations.filter((elevation) => elevation === null).length);
    expect(grid.gaps).toBeGreaterThan(50);
    expect(new Set(grid.elevations.filter((elevation) => elevation !== null))).toEqual(new Set([2624.67]));
  });
});

describe('is refused in one sentence', () => {
  const good = (): ArrayBuffer => fileOf({ code: 26911, cell: 1 });
  /** The bytes with the values of a tag replaced: of TIFF the tag, its type, its count and its value. */
  const tagged = (bytes: ArrayBuffer, tag: number, value: number): ArrayBuffer => {
    const copy = bytes.slice(0);
    const view = new DataView(copy);
    const little = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, little);
    for (let i = 0; i < view.getUint16(start, little); i += 1) {
      const entry = start + 2 + i * 12;
      if (view.getUint16(entry, little) !== tag) continue;
      if (view.getUint16(entry + 2, little) === 3) view.setUint16(entry + 8, value, little);
      else view.setUint32(entry + 8, value, little);
    }
    return copy;
  };
  /** A strip that unpacks to 44 MB, far more than the file says it holds. */
  const bomb = (): ArrayBuffer => {
    const packed = zlibSync(new Uint8Array(44 * 2 ** 20));
    const file = tagged(good(), 259, 8);
    const joined = new Uint8Array(file.byteLength + packed.length);
    joined.set(new Uint8Array(file));
    joined.set(packed, file.byteLength);
    return tagged(tagged(joined.buffer, 273, file.byteLength), 279, packed.length);
  };
  const bad: readonly (readonly [name: string, bytes: () => ArrayBuffer, problem: RegExp])[] = [
    ['what is no TIFF', () => new TextEncoder().encode('II*\0 but no more').buffer, /damaged or cut off/],
    ['a file that is cut off', () => good().slice(0, 9000), /damaged or cut off/],
    [
      'a scan without a place',
      () => fileOf({ code: 26911, cell: 1, more: { ModelPixelScale: [0, 0, 0] } }),
      /has no location/,
    ],
    [
      'a projection that nobody knows',
      () => fileOf({ code: 26911, cell: 1, more: { ProjectedCSTypeGeoKey: 31_255 } }),
      /EPSG:31255, isn't known/,
    ],
    [
      'a projection of its own',
      () => fileOf({ code: 26911, cell: 1, more: { ProjectedCSTypeGeoKey: 32_767 } }),
      /coordinate system isn't known/,
    ],
    [
      'terrain of elsewhere',
      () => fileOf({ code: 26911, cell: 1, more: { ModelTiepoint: [0, 0, 0, 500_000, 4_000_000, 0] } }),
      /is for a different place/,
    ],
    ["a packing that isn't read", () => tagged(good(), 259, 34_887), /uses LERC compression/],
    ['a strip that is packed to more than it holds', bomb, /damaged or cut off/],
    [
      'an image of billions of cells',
      () => tagged(tagged(tagged(good(), 256, 60_000), 257, 60_000), 278, 60_000),
      /Too much of this file/,
    ],
  ];
  test.each(bad)('%s', async (_name, bytes, problem) => {
    const reading = await read(bytes());
    expect(reading.ok ? 'It was read.' : reading.problem).toMatch(problem);
    expect(reading.ok ? '' : reading.problem).toMatch(/^[A-Z][^\n]*\.$/);
  });

  test('one arc second, with the size of its cells', async () => {
    const grid = thinTerrain(await rasterOf(fileOf({ code: 4269, cell: 1 / 3600 })), wanted, 'meters');
    expect(grid.ok ? '' : grid.problem).toMatch(/^Its cells are 101 ft \(31 m\) wide, too coarse for a lot/);
  });

  test('a file with no data at the lot', async () => {
    const empty = fileOf({ code: 26911, cell: 1, height: () => -3.4e38 });
    const grid = thinTerrain(await rasterOf(empty), wanted, 'meters');
    expect(grid.ok ? '' : grid.problem).toMatch(/has no elevations at the plan's place/);
  });
});
