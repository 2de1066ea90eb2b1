import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BufferSide, bufferOf } from './buffer.ts';
import { distanceToEdge } from './fronts.ts';
import { edgesOf, perimeterOf, pointOnEdge } from './outline.ts';
import type { Path } from './pen.ts';

const at = (...points: readonly (readonly [number, number])[]): Path => ({
  vertices: points.map(([x, y]) => ({ x, y })),
  closed: false,
});
const lengthOf = (path: Path, feet: number, side: BufferSide): number =>
  bufferOf(path, feet, side).reduce((sum, one) => sum + perimeterOf(one), 0);

test('a buffer goes round a corner outside, and cuts it inside, in one line', () => {
  const bent = at([0, 0], [100, 0], [100, 100]);
  expect(bufferOf(bent, 10, 'left')).toHaveLength(1);
  expect(lengthOf(bent, 10, 'left')).toBeCloseTo(100 + (Math.PI / 2) * 10 + 100);
  expect(bufferOf(bent, 10, 'right')).toHaveLength(1);
  expect(lengthOf(bent, 10, 'right')).toBeCloseTo(90 + 90);
  expect(lengthOf(bent, 10, 'both')).toBeCloseTo(200 + (Math.PI / 2) * 10 + 180);
});

test('a buffer of a closed line is inside or outside of it', () => {
  const square: Path = { ...at([0, 0], [40, 0], [40, 40], [0, 40]), closed: true };
  expect(lengthOf(square, 10, 'right')).toBeCloseTo(80);
  expect(lengthOf(square, 10, 'left')).toBeCloseTo(160 + 2 * Math.PI * 10);
});

test('a buffer of any line, also one that crosses itself, is nowhere nearer than its distance and nowhere farther', () => {
  const coordinate = fc.integer({ min: 0, max: 60 });
  const vertex = fc.record({ x: coordinate, y: coordinate, bulge: fc.constantFrom(0, 0, 0.5, -0.8) });
  const path = fc.record({
    vertices: fc.uniqueArray(vertex, { minLength: 2, maxLength: 7, selector: ({ x, y }) => `${x},${y}` }),
    closed: fc.boolean(),
  });
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 30 }), (line, feet) => {
      for (const piece of bufferOf(line, feet, 'both'))
        for (const edge of edgesOf(piece))
          for (const share of [0, 0.3, 0.5, 0.9]) {
            const on = pointOnEdge(edge, share);
            const away = Math.min(...edgesOf(line).map((one) => distanceToEdge(one, on)));
            expect(Math.abs(away - feet)).toBeLessThan(1e-3);
          }
    }),
    { numRuns: 300 },
  );
});

test('of a line whose points all lie in one place there is no buffer', () => {
  expect(bufferOf(at([3, 3], [3, 3]), 5, 'both')).toEqual([]);
  expect(bufferOf(at([0, 0], [9, 0]), 0, 'both')).toEqual([]);
});
