// Terrain of web maps: the tiles that a lot needs and the elevations in them, and what an ImageServer is asked.
import { LocalProjection, type Tied } from '@homeplot/plan/ground';
import { expect, test } from 'vitest';
import { thinTerrain } from './thinTerrain.ts';
import { imageAddress, rasterOfTiles, tilesFor } from './terrainTiles.ts';

const tied: Tied = {
  // On the border of two tiles.
  ground: { latitude: 40.000_2, longitude: -105.007_324, at: { x: 0, y: 0 }, source: 'typed' },
  north: 0,
};
const wanted = { tied, box: { minX: -150, minY: -150, maxX: 150, maxY: 150 } };
const layer = { url: 'https://tiles.example/terrarium/{z}/{x}/{y}.png' };

/** A tile whose elevation is that of a plane of its columns and rows in the whole grid, to 1/256 m. */
const pictureOf = (
  column: number,
  row: number,
  heightAt: (x: number, y: number) => number,
): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) => {
    const pixel = Math.floor(i / 4);
    const height =
      heightAt(column * 256 + (pixel % 256) + 0.5, row * 256 + Math.floor(pixel / 256) + 0.5) + 32_768;
    return (
      [Math.floor(height / 256), Math.floor(height) % 256, Math.floor((height % 1) * 256), 255][i % 4] ?? 0
    );
  });

test('the tiles around a lot become one grid, whose elevations are those of their pixels', () => {
  const tiles = tilesFor(layer, wanted);
  expect([tiles.across, tiles.down]).toEqual([2, 1]);
  expect(tiles.addresses[0]).toMatch(/^https:\/\/tiles\.example\/terrarium\/15\/\d+\/\d+\.png$/);
  const plane = (x: number, y: number): number => 1600 + (x - tiles.x * 256) / 8 + (y - tiles.y * 256) / 16;
  const raster = rasterOfTiles(
    tiles,
    tiles.addresses.map((_, i) => pictureOf(tiles.x + (i % 2), tiles.y + Math.floor(i / 2), plane)),
  );
  const grid = thinTerrain(raster, wanted, 'meters');
  if (!grid.ok) throw new Error(grid.problem);
  // At 40 degrees a pixel is 3.66 m.
  expect(grid.cell).toBeCloseTo(12, 0);
  const place = new LocalProjection(tied).toGround({ x: grid.x, y: grid.y });
  const [column, row] = raster.cellAt([place.longitude, place.latitude]);
  expect(grid.elevations[0]).toBeCloseTo(
    plane(column + tiles.x * 256 + 0.5, row + tiles.y * 256 + 0.5) / 0.3048,
    1,
  );
});

test('a tile that failed is a gap', () => {
  const tiles = tilesFor(layer, wanted);
  const raster = rasterOfTiles(tiles, [pictureOf(tiles.x, tiles.y, () => 1600), undefined]);
  const grid = thinTerrain(raster, wanted, 'meters');
  expect(grid.ok && grid.gaps).toBeGreaterThan(100);
});

test('an ImageServer is asked for a GeoTIFF of the lot, with the cells that it has', () => {
  const address = new URL(imageAddress({ url: 'https://maps.example/ImageServer', cell: 1 }, wanted));
  expect(address.pathname).toBe('/ImageServer/exportImage');
  const size = address.searchParams.get('size')?.split(',').map(Number) ?? [];
  for (const side of size) expect(side).toBeCloseTo(300 * 0.3048 + 4, -1);
  expect([address.searchParams.get('format'), address.searchParams.get('pixelType')]).toEqual([
    'tiff',
    'F32',
  ]);
});
