import { array, assert, constantFrom, double, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path } from './pen.ts';
import { HitPen } from './hitPen.ts';
import { hatchLines } from './hatch.ts';
import { scatterPoints } from './scatter.ts';
import { areaOf } from './outline.ts';
import { distance, midpoint, type Point } from './point.ts';

/** Corners around a center in the order of their angles, so that no edges cross; some edges are arcs. */
const star = tuple(
  array(tuple(double({ min: 20, max: 90, noNaN: true }), constantFrom(0, 0, 0.15, -0.1)), {
    minLength: 5,
    maxLength: 12,
  }),
  double({ min: -500, max: 500, noNaN: true }),
).map(
  ([spokes, off]): Path => ({
    vertices: spokes.map(([radius, bulge], i) => {
      const turn = (i / spokes.length) * 2 * Math.PI;
      const at = { x: off + radius * Math.cos(turn), y: off / 2 + radius * Math.sin(turn) };
      return bulge ? { ...at, bulge } : at;
    }),
    closed: true,
  }),
);
const angle = double({ min: 0, max: 360, noNaN: true });

function isWithin(path: Path, at: Point, tolerance = 0.05): boolean {
  const pen = new HitPen(at, tolerance);
  pen.path(path, { layer: 'a', fill: '#000000' });
  return pen.hit;
}
const originOf = ({ vertices: [first] }: Path): Point => ({ x: first?.x ?? 0, y: first?.y ?? 0 });

describe('a hatch', () => {
  test('lies within its path and covers all of it', () => {
    assert(
      property(star, angle, (path, turned) => {
        const lines = hatchLines(path, { spacing: 1, angle: turned, origin: originOf(path) });
        for (const [a, b] of lines) {
          for (const at of [a, midpoint(a, b), b]) expect(isWithin(path, at)).toBe(true);
        }
        const covered = lines.reduce((sum, [a, b]) => sum + distance(a, b), 0);
        expect(Math.abs(covered / areaOf(path) - 1)).toBeLessThan(0.03);
      }),
    );
  });

  test('moves with its path', () => {
    assert(
      property(star, angle, (path, turned) => {
        const moved = {
          ...path,
          vertices: path.vertices.map((v) => ({ ...v, x: v.x + 17.3, y: v.y - 4.9 })),
        };
        const before = hatchLines(path, { spacing: 3, angle: turned, origin: originOf(path) });
        const after = hatchLines(moved, { spacing: 3, angle: turned, origin: originOf(moved) });
        const length = (lines: typeof before): number =>
          lines.reduce((sum, [a, b]) => sum + distance(a, b), 0);
        expect(length(after)).toBeCloseTo(length(before), 3);
      }),
    );
  });

  test('of a huge area has a wider spacing, so that it has few lines', () => {
    const field: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 1e6, y: 0 },
        { x: 1e6, y: 1e6 },
        { x: 0, y: 1e6 },
      ],
      closed: true,
    };
    expect(hatchLines(field, { spacing: 0.5, angle: 0, origin: { x: 0, y: 0 } }).length).toBeLessThan(400);
  });

  test('of a path without area is empty', () => {
    const flat: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 4, y: 0 },
      ],
      closed: true,
    };
    expect(hatchLines(flat, { spacing: 1, angle: 0, origin: { x: 0, y: 0 } })).toEqual([]);
  });
});

test('scattered points lie within the path, always at the same places', () => {
  assert(
    property(star, (path) => {
      const hatch = { spacing: 6, angle: 0, origin: originOf(path) };
      const places = scatterPoints(path, hatch);
      expect(places).toEqual(scatterPoints(path, hatch));
      for (const at of places) expect(isWithin(path, at)).toBe(true);
    }),
  );
});
