import { array, assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vertex } from './pen.ts';
import { edgesOf, pointOnEdge } from './outline.ts';
import { nearestBetween, shapeOf } from './pathDistance.ts';
import { distance, type Point } from './point.ts';

const at = double({ min: -50, max: 50, noNaN: true });
const vertex = record({ x: at, y: at, bulge: constantFrom(0, 0, 0.3, -0.7, 1, 2) });
const path = array(vertex, { minLength: 2, maxLength: 4 });

const shape = (vertices: readonly Vertex[]) => shapeOf({ vertices, closed: false });
/** Points some hundredths of a foot apart. */
const samples = (vertices: readonly Vertex[]): readonly Point[] =>
  edgesOf({ vertices, closed: false }).flatMap((edge) =>
    Array.from({ length: 201 }, (_, i) => pointOnEdge(edge, i / 200)),
  );

describe('the distance between two paths', () => {
  test('is never more than between any two of their points, and is that of two of them', () => {
    assert(
      property(path, path, (a, b) => {
        const found = nearestBetween(shape(a), shape(b));
        const others = samples(b);
        let least = Infinity;
        for (const one of samples(a))
          for (const other of others) least = Math.min(least, distance(one, other));
        expect(found?.feet).toBeLessThanOrEqual(least + 1e-9);
        expect(found && distance(found.from, found.to)).toBeCloseTo(found?.feet ?? Number.NaN, 9);
        // The samples of the longest arc are 4 ft apart.
        expect(found?.feet).toBeGreaterThan(least - 4.5);
      }),
      { numRuns: 40 },
    );
  });

  test('of arcs is measured within their sweep', () => {
    const half = shape([
      { x: -10, y: 0, bulge: 1 },
      { x: 10, y: 0 },
    ]);
    const line = (y: number) =>
      shape([
        { x: -30, y },
        { x: 30, y },
      ]);
    // A clockwise half circle from the left goes over the top.
    expect(nearestBetween(half, line(-14))?.feet).toBeCloseTo(4, 12);
    expect(nearestBetween(half, line(5))?.feet).toBeCloseTo(5, 12);
    const inner = shape([
      { x: -3, y: 0, bulge: 1 },
      { x: 3, y: 0 },
    ]);
    expect(nearestBetween(half, inner)?.feet).toBeCloseTo(7, 12);
  });

  test('of a point is that to the path, and nothing is found beyond a limit', () => {
    const point = shape([{ x: 3, y: 4 }]);
    const edge = shape([
      { x: 0, y: 0 },
      { x: -9, y: 0 },
    ]);
    expect(nearestBetween(point, edge)?.feet).toBe(5);
    expect(nearestBetween(point, edge, 5)).toBeUndefined();
    expect(nearestBetween(point, edge, 5.1)?.to).toEqual({ x: 0, y: 0 });
  });
});
