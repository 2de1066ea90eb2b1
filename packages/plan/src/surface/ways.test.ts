// Contours, profiles, volumes, low points and the way of water on surfaces whose answers are known.
import { describe, expect, test } from 'vitest';
import { random, roughSurface, scattered, surfaceOf, walkDown } from '../../testing/surfaces.ts';
import { distance, type Point } from '../geometry/point.ts';
import { contoursOf } from './contours.ts';
import { flowFrom } from './flow.ts';
import { lowPoints } from './lowPoints.ts';
import { makeSurface } from './makeSurface.ts';
import { profileAlong } from './profile.ts';
import { elevationAt } from './surface.ts';
import { volumesBetween } from './volumes.ts';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const level = (z: number) => surfaceOf(square, () => z);
/** 10 ft high over the square, with its top in the middle. */
const pyramid = makeSurface([...square.map((at) => ({ ...at, z: 0 })), { x: 50, y: 50, z: 10 }]);
const sloping = (seed: number, rise: (at: Point) => number) =>
  surfaceOf([...square, ...scattered(200, 100, 100, seed)], rise);

describe('contours', () => {
  test('of a plane are straight lines from border to border at their elevations', () => {
    const surface = sloping(1, ({ x }) => 100 + x / 10);
    const contours = contoursOf(surface, 1);
    expect(contours.map(({ elevation }) => elevation)).toEqual([
      101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
    ]);
    for (const { elevation, points, closed } of contours) {
      expect(closed).toBe(false);
      for (const { x } of points) expect(x).toBeCloseTo((elevation - 100) * 10, 9);
      const ends = [points[0]?.y ?? 0, points.at(-1)?.y ?? 0].toSorted((a, b) => a - b);
      expect(ends[0]).toBeCloseTo(0, 9);
      expect(ends[1]).toBeCloseTo(100, 9);
    }
  });

  test('of a pyramid are closed squares, and its top is no contour', () => {
    const contours = contoursOf(pyramid, 2.5);
    expect(contours.map(({ elevation, closed }) => ({ elevation, closed }))).toEqual([
      { elevation: 2.5, closed: true },
      { elevation: 5, closed: true },
      { elevation: 7.5, closed: true },
    ]);
    for (const { elevation, points } of contours)
      for (const { x, y } of points)
        expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeCloseTo(50 - elevation * 5, 9);
  });

  test("lie on the surface at their elevation, don't cross, and have their higher side on one side", () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const surface = roughSurface(seed, 150);
      const contours = contoursOf(surface, 0.5);
      expect(contours.length).toBeGreaterThan(5);
      for (const { elevation, points } of contours)
        for (const [i, b] of points.entries()) {
          const a = points[i - 1];
          if (!a || distance(a, b) < 1e-3) continue;
          const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
          expect(elevationAt(surface, middle)).toBeCloseTo(elevation, 6);
          const off = 1e-4 / distance(a, b);
          const side = { x: middle.x - (b.y - a.y) * off, y: middle.y + (b.x - a.x) * off };
          const beside = elevationAt(surface, side) ?? Infinity;
          expect(beside).toBeGreaterThan(elevation);
        }
    }
  });
});

describe('a profile', () => {
  test("has a station wherever the slope changes, and none where the ground isn't known", () => {
    const stations = profileAlong(pyramid, [
      { x: -20, y: 50 },
      { x: 50, y: 50 },
      { x: 50, y: 100 },
    ]);
    expect(stations.map(({ along, elevation }) => [along, elevation])).toEqual([
      [0, undefined],
      [20, 0],
      [70, 10],
      [120, 0],
    ]);
  });

  test('agrees with the surface between its stations', () => {
    const surface = roughSurface(4, 300);
    const stations = profileAlong(surface, [
      { x: 5, y: 9 },
      { x: 93, y: 77 },
    ]);
    expect(stations.length).toBeGreaterThan(10);
    for (const [i, b] of stations.entries()) {
      const a = stations[i - 1];
      if (!a) continue;
      const middle = { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
      expect(elevationAt(surface, middle)).toBeCloseTo(((a.elevation ?? 0) + (b.elevation ?? 0)) / 2, 8);
    }
  });
});

describe('volumes', () => {
  test('of a pyramid over level ground are a third of base times height, by any triangles', () => {
    const ground = sloping(7, () => 0);
    expect(volumesBetween(ground, pyramid).fill).toBeCloseTo(100_000 / 3, 5);
    expect(volumesBetween(ground, pyramid).fillArea).toBeCloseTo(10_000, 5);
    expect(volumesBetween(pyramid, ground)).toEqual({
      cut: expect.closeTo(100_000 / 3, 5) as number,
      fill: 0,
      cutArea: expect.closeTo(10_000, 5) as number,
      fillArea: 0,
    });
  });

  test('are split exactly where two planes meet', () => {
    // The ground falls from 2 ft above a level pad to 3 ft below it.
    const ground = sloping(3, ({ x }) => 102 - x / 20);
    const { cut, fill, cutArea, fillArea } = volumesBetween(ground, level(100));
    expect(cut).toBeCloseTo((2 * 40 * 100) / 2, 5);
    expect(fill).toBeCloseTo((3 * 60 * 100) / 2, 5);
    expect(cutArea).toBeCloseTo(4000, 5);
    expect(fillArea).toBeCloseTo(6000, 5);
  });

  test("within an outline that isn't convex leave out the rest", () => {
    const outline = [
      { x: 10, y: 10 },
      { x: 90, y: 10 },
      { x: 90, y: 90 },
      { x: 50, y: 50 },
      { x: 10, y: 90 },
    ];
    expect(
      volumesBetween(
        sloping(9, () => 1),
        level(3),
        outline,
      ).fill,
    ).toBeCloseTo(2 * (6400 - 1600), 5);
  });

  test('of rough ground are what a fine grid adds up', () => {
    const [before, after] = [roughSurface(11, 120), roughSurface(12, 120)];
    const { cut, fill } = volumesBetween(before, after);
    const sums = { cut: 0, fill: 0 };
    const cell = 0.5;
    for (let x = cell / 2; x < 100; x += cell)
      for (let y = cell / 2; y < 100; y += cell) {
        const depth = (elevationAt(after, { x, y }) ?? 0) - (elevationAt(before, { x, y }) ?? 0);
        if (depth > 0) sums.fill += depth * cell * cell;
        else sums.cut -= depth * cell * cell;
      }
    expect(Math.abs(cut / sums.cut - 1)).toBeLessThan(0.01);
    expect(Math.abs(fill / sums.fill - 1)).toBeLessThan(0.01);
  });
});

describe('low points', () => {
  test('are told with the depth of their water and where it runs over', () => {
    const bowl = surfaceOf(
      [...square, { x: 50, y: 0 }, { x: 50, y: 50 }],
      ({ x, y }) => 10 - (y === 0 && x === 50 ? 3 : 0) - (y === 50 ? 8 : 0),
    );
    expect(lowPoints(bowl)).toEqual([{ at: { x: 50, y: 50, z: 2 }, depth: 5, spill: { x: 50, y: 0, z: 7 } }]);
  });

  test("aren't where the ground falls to the border", () => {
    expect(lowPoints(pyramid)).toEqual([]);
    expect(lowPoints(sloping(2, ({ x, y }) => x / 10 + y / 20))).toEqual([]);
  });
});

describe('water', () => {
  test('runs straight down a plane to its border', () => {
    const flow = flowFrom(
      sloping(5, ({ x, y }) => 100 - x * 0.03 - y * 0.04),
      { x: 10, y: 10 },
    );
    expect(flow?.end).toBe('edge');
    expect(flow?.points.at(-1)?.x).toBeCloseTo(10 + 90 * 0.75, 6);
    expect(flow?.points.at(-1)?.y).toBeCloseTo(100, 6);
  });

  test('follows a swale to the border, and stands in a low point', () => {
    const swale = makeSurface(
      [
        ...square.map(({ x, y }) => ({ x, y, z: 10 - x * 0.01 })),
        { x: 0, y: 50, z: 8 },
        { x: 100, y: 50, z: 7 },
      ],
      [[4, 5]],
    );
    const flow = flowFrom(swale, { x: 20, y: 10 });
    expect(flow?.end).toBe('edge');
    expect(flow?.points.at(-1)).toEqual({ x: 100, y: 50, z: 7 });
    const low = makeSurface([...square.map((at) => ({ ...at, z: 5 })), { x: 50, y: 50, z: 4 }]);
    expect(flowFrom(low, { x: 20, y: 10 })?.end).toBe('low point');
    expect(flowFrom(low, { x: 20, y: 10 })?.points.at(-1)).toEqual({ x: 50, y: 50, z: 4 });
    expect(flowFrom(level(3), { x: 20, y: 10 })).toEqual({ points: [{ x: 20, y: 10, z: 3 }], end: 'flat' });
    expect(flowFrom(level(3), { x: 200, y: 10 })).toBeUndefined();
  });

  test('goes where a walk in small steps down the slope goes, and never rises', () => {
    const next = random(21);
    for (let seed = 1; seed <= 5; seed += 1) {
      const surface = roughSurface(seed, 80);
      const start = { x: 10 + next() * 80, y: 10 + next() * 80 };
      const flow = flowFrom(surface, start);
      const points = flow?.points ?? [];
      for (const [i, { z }] of points.entries())
        expect(z).toBeLessThanOrEqual((points[i - 1]?.z ?? z) + 1e-9);
      const end = points.at(-1) ?? start;
      expect(Math.min(...walkDown(surface, start).map((at) => distance(at, end)))).toBeLessThan(0.1);
    }
  });
});
