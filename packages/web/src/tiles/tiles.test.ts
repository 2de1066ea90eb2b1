// Which tiles a view needs: only those that it shows, at most forty, at a zoom that is sharp.
import { LocalProjection, type Tied } from '@homeplot/plan/ground';
import { distance } from '@homeplot/plan/point';
import { metersPerFoot } from '@homeplot/plan/units';
import { assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  cornersOf,
  gridPoint,
  maxTiles,
  placeAt,
  type Seen,
  tilesIn,
  withinLimit,
  zoomFor,
} from './tiles.ts';

const tied = (latitude: number, longitude: number, north = 0): Tied => ({
  ground: { latitude, longitude, at: { x: 0, y: 0 }, source: 'map' },
  north,
});
const limits = { minZoom: 0, maxZoom: 19, tileSize: 256 };

/** The corners of a view around the plan's origin, in feet. */
function outlineOf({ width, height, pixelsPerFoot }: Seen) {
  const [x, y] = [width / 2 / pixelsPerFoot, height / 2 / pixelsPerFoot];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
}

test('the tile of a known place is the one that tile servers have there', () => {
  // Of OpenStreetMap's "Slippy map tilenames": N 35.6590699, E 139.7006793 at zoom 18.
  const { x, y } = gridPoint(18, { latitude: 35.6590699, longitude: 139.7006793 });
  expect([Math.floor(x), Math.floor(y)]).toEqual([232_798, 103_246]);
  const back = placeAt(18, { x, y });
  expect([back.latitude, back.longitude].map((degrees) => degrees.toFixed(7))).toEqual([
    '35.6590699',
    '139.7006793',
  ]);
});

test.each([25, 40, 60])(
  'at %d° N, a baseline of 100 m on the map is 100 m on the plan within 5 cm',
  (latitude) => {
    const plan = tied(latitude, -100, 31);
    const projection = new LocalProjection(plan);
    // 100 m along the meridian: of arc by the meridian's radius of curvature (WGS84).
    const sine = Math.sin((latitude * Math.PI) / 180);
    const radius = (6_378_137 * (1 - 0.00669437999014)) / (1 - 0.00669437999014 * sine ** 2) ** 1.5;
    const north = { latitude: latitude + ((100 / radius) * 180) / Math.PI, longitude: -100 };
    const [from, to] = [plan.ground, north].map((place) =>
      projection.fromGround(placeAt(19, gridPoint(19, place))),
    );
    expect(from && to && Math.abs(distance(from, to) * metersPerFoot - 100)).toBeLessThan(0.05);
  },
);

const views = record({
  latitude: double({ min: -75, max: 75, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
  north: double({ min: 0, max: 360, noNaN: true }),
  width: integer({ min: 300, max: 5120 }),
  height: integer({ min: 300, max: 2880 }),
  pixelsPerFoot: double({ min: 0.2, max: 60, noNaN: true }),
});

test('a view needs at most forty tiles, all of them in view, and they cover it', () => {
  assert(
    property(
      views,
      double({ min: 0, max: 1, noNaN: true }),
      double({ min: 0, max: 1, noNaN: true }),
      (view, u, v) => {
        const plan = tied(view.latitude, view.longitude, view.north);
        const projection = new LocalProjection(plan);
        const outline = outlineOf(view);
        const zoom = zoomFor(view, plan.ground, view.north, limits);
        const tiles = tilesIn(outline, projection, zoom);
        const loaded = withinLimit(tiles);
        expect(loaded.length).toBeLessThanOrEqual(maxTiles);
        for (const { z, x, y } of tiles)
          expect(loaded.some((one) => one.x === x >> (z - one.z) && one.y === y >> (z - one.z))).toBe(true);
        const [corner, , opposite] = outline;
        if (!corner || !opposite) return;
        const at = { x: corner.x + (opposite.x - corner.x) * u, y: corner.y + (opposite.y - corner.y) * v };
        const { x, y } = gridPoint(zoom, projection.toGround(at));
        expect(tiles).toContainEqual({ z: zoom, x: Math.floor(x), y: Math.floor(y) });
        const reach = Math.hypot(opposite.x, opposite.y);
        for (const tile of tiles) {
          const corners = cornersOf(tile, projection);
          const side = distance(corners[0], corners[3]);
          for (const point of corners)
            expect(distance(point, { x: 0, y: 0 })).toBeLessThan(reach + side * 1.01);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('tiles are sharp where the limit and the server allow it, and enlarged beyond', () => {
  const laptop: Seen = { width: 1120, height: 800, pixelsPerFoot: 1 };
  const { ground } = tied(40, -100);
  const zoom = zoomFor(laptop, ground, 0, limits);
  const [a, b] = cornersOf(
    { z: zoom, ...floored(gridPoint(zoom, ground)) },
    new LocalProjection(tied(40, -100)),
  );
  expect(distance(a, b) * laptop.pixelsPerFoot).toBeLessThan(256 * 1.15);
  expect(zoomFor({ ...laptop, pixelsPerFoot: 60 }, ground, 0, limits)).toBe(19);
  expect(zoomFor({ ...laptop, pixelsPerFoot: 1e-6 }, ground, 0, { ...limits, minZoom: 3 })).toBe(3);
});

test('on a dense screen the middle of the view is sharp, within the limit', () => {
  const dense: Seen = { width: 2 * 1000, height: 2 * 780, pixelsPerFoot: 0.34 };
  const { ground } = tied(40, -100);
  const zoom = zoomFor(dense, ground, 0, limits);
  const projection = new LocalProjection(tied(40, -100));
  const loaded = withinLimit(tilesIn(outlineOf(dense), projection, zoom));
  const sharp = loaded.filter(({ z }) => z === zoom);
  const [a, b] = cornersOf({ z: zoom, ...floored(gridPoint(zoom, ground)) }, projection);
  expect(distance(a, b) * dense.pixelsPerFoot).toBeLessThan(256 * 1.15);
  expect(sharp.length).toBeGreaterThanOrEqual(18);
  expect(loaded.length).toBeLessThanOrEqual(maxTiles);
});

const floored = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.floor(x),
  y: Math.floor(y),
});
