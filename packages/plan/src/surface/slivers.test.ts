// Slivers along the border of a surface: a leveled lot whose benchmark is a little outside of it.
import { expect, test } from 'vitest';
import { makeSurface } from './makeSurface.ts';
import { sliversOf } from './slivers.ts';
import { cornersOf, type SurfacePoint } from './surface.ts';

const rows = [0, 25, 55, 80, 105, 120];
const heightAt = (x: number, y: number): number => 104 - 0.01 * x - 0.035 * y;
const lot = rows.flatMap((y) => [0, 40, 80].map((x): SurfacePoint => ({ x, y, z: heightAt(x, y) })));
const outside = { x: -4, y: 123 };

test('are those between a row of points and one a little outside that is higher than the ground leads to', () => {
  const surface = makeSurface([...lot, { ...outside, z: heightAt(outside.x, outside.y) + 0.5 }]);
  const found = [...sliversOf(surface)].map((triangle) => cornersOf(surface, triangle));
  expect(found.length).toBeGreaterThan(2);
  for (const corners of found) {
    expect(corners.some(({ x, y }) => x === outside.x && y === outside.y)).toBe(true);
    expect(corners.every(({ x, y }) => x <= 0 || y >= 120)).toBe(true);
  }
  // The last, at the corner of the lot, isn't flat.
  const triangles = surface.triangles.length / 3;
  expect(triangles - found.length).toBeGreaterThan(2 * 2 * (rows.length - 1));
});

test('are none where the ground goes on evenly, or where somebody drew a breakline', () => {
  expect(sliversOf(makeSurface([...lot, { ...outside, z: heightAt(outside.x, outside.y) }])).size).toBe(0);
  const high = [...lot, { ...outside, z: 101 }];
  expect(sliversOf(makeSurface(high)).size).toBeGreaterThan(0);
  const toCorner = [[lot.length, 0]];
  expect(sliversOf(makeSurface(high, toCorner)).size).toBeLessThan(sliversOf(makeSurface(high)).size);
});
