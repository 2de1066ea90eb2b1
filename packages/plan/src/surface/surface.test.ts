// Surfaces compared with planes, pyramids and cones, whose elevations and slopes are known.
import { describe, expect, test } from 'vitest';
import { makeSurface } from './makeSurface.ts';
import { slopeText } from './slope.ts';
import { elevationAt, gradientAt, type SurfacePoint, vertexAt } from './surface.ts';
import { random, scattered } from '../../testing/surfaces.ts';

const plane = ({ x, y }: { x: number; y: number }): number => 100 + 0.02 * x - 0.035 * y;
const corners = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 150 },
  { x: 0, y: 150 },
];
const on = (height: (at: { x: number; y: number }) => number, places: { x: number; y: number }[]) =>
  places.map((at): SurfacePoint => ({ ...at, z: height(at) }));

describe('a surface', () => {
  test('has the elevation and the slope of a plane everywhere, on borders and corners too', () => {
    const points = on(plane, [...corners, ...scattered(300, 200, 150)]);
    const surface = makeSurface(points);
    for (const at of [...scattered(500, 200, 150, 2), ...points]) {
      expect(elevationAt(surface, at)).toBeCloseTo(plane(at), 8);
      expect(gradientAt(surface, at)?.x).toBeCloseTo(0.02, 6);
      expect(gradientAt(surface, at)?.y).toBeCloseTo(-0.035, 6);
    }
  });

  test('is exact on a pyramid whose ridges are breaklines', () => {
    const top = { x: 100, y: 75, z: 120 };
    const points = [...corners.map((at) => ({ ...at, z: 100 })), top];
    const surface = makeSurface(points, [
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
    expect(elevationAt(surface, { x: 50, y: 75 })).toBeCloseTo(110, 9);
    expect(elevationAt(surface, { x: 100, y: 15 })).toBeCloseTo(104, 9);
    expect(gradientAt(surface, { x: 50, y: 75 })?.x).toBeCloseTo(0.2, 9);
    expect(gradientAt(surface, { x: 50, y: 75 })?.y).toBeCloseTo(0, 9);
  });

  test('is within 0.01 ft of a cone of 720 points, with its slope within 0.1%', () => {
    const rings = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap((radius) =>
      Array.from({ length: radius === 0 ? 1 : 360 }, (_, i) => {
        const angle = (i / 360) * 2 * Math.PI;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), z: 110 - radius / 9 };
      }),
    );
    const surface = makeSurface(rings);
    const next = random(3);
    for (let i = 0; i < 100; i += 1) {
      const [radius, angle] = [next() * 89, next() * 2 * Math.PI];
      const at = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
      expect(Math.abs((elevationAt(surface, at) ?? 0) - (110 - radius / 9))).toBeLessThan(0.01);
      const { x, y } = gradientAt(surface, at) ?? { x: 0, y: 0 };
      expect(Math.abs(Math.hypot(x, y) - 1 / 9)).toBeLessThan(0.001);
    }
  });

  test('has no elevation outside, nor anywhere if it has less than three points or all are in a line', () => {
    expect(elevationAt(makeSurface(on(plane, corners)), { x: 201, y: 10 })).toBeUndefined();
    expect(elevationAt(makeSurface([]), { x: 0, y: 0 })).toBeUndefined();
    expect(elevationAt(makeSurface(on(plane, corners.slice(0, 2))), { x: 0, y: 0 })).toBeUndefined();
    const line = [1, 2, 3, 4].map((x) => ({ x, y: x, z: x }));
    expect(gradientAt(makeSurface(line, [[0, 1, 2]]), { x: 2, y: 2 })).toBeUndefined();
  });

  test('keeps breaklines whole: no triangle crosses one, also where it passes through other points', () => {
    const next = random(5);
    for (let trial = 0; trial < 20; trial += 1) {
      const points = on(() => next() * 10, scattered(60, 100, 100, trial));
      const [a, b] = [points.length, points.length + 1];
      points.push({ x: -5, y: 50, z: 3 }, { x: 105, y: 50, z: 3 }, { x: 40, y: 50, z: 3 });
      const surface = makeSurface(points, [[a, b]]);
      for (let x = -5; x <= 105; x += 5) expect(elevationAt(surface, { x, y: 50 })).toBeCloseTo(3, 9);
    }
  });

  test('joins breaklines that cross at one elevation, and tells where they cross at two', () => {
    const cross = (z: number) =>
      makeSurface(
        [
          { x: 0, y: 50, z: 10 },
          { x: 100, y: 50, z: 10 },
          { x: 50, y: 0, z },
          { x: 50, y: 100, z },
        ],
        [
          [0, 1],
          [2, 3],
        ],
      );
    expect(cross(10).faults).toEqual([]);
    expect(vertexAt(cross(10), 4)).toEqual({ x: 50, y: 50, z: 10 });
    expect(cross(12).faults).toEqual([
      { kind: 'crossing', lines: [1, 0], at: { x: 50, y: 50 }, elevations: [12, 10] },
    ]);
    expect(elevationAt(cross(12), { x: 50, y: 50 })).toBeCloseTo(10, 9);
  });

  test('uses the first of two elevations at one place and tells of both; leaves out what is no number', () => {
    const points = [...on(plane, corners), { x: 0.0004, y: 0, z: 101 }, { x: 5, y: Number.NaN, z: 3 }];
    const surface = makeSurface(points);
    expect(surface.faults).toEqual([
      { kind: 'two elevations', points: [0, 4], at: { x: 0.0004, y: 0 }, elevations: [100, 101] },
      { kind: 'no number', points: [5] },
    ]);
    expect([...surface.vertexOf]).toEqual([0, 1, 2, 3, 0, -1]);
    expect(elevationAt(surface, { x: 0, y: 0 })).toBeCloseTo(100, 9);
  });
});

test('a slope is said with the compass point that it falls to, also where north is turned', () => {
  // The ground rises to the left and up the plan, so it falls to the right and down: southeast.
  expect(slopeText({ x: -0.0219, y: -0.0219 }, 0)).toBe('3.1% down to SE');
  expect(slopeText({ x: -0.02, y: 0 }, 90)).toBe('2.0% down to N');
  expect(slopeText({ x: 0, y: 0.02 }, 0)).toBe('2.0% down to N');
  expect(slopeText({ x: 0.0001, y: 0 }, 0)).toBe('level');
});
