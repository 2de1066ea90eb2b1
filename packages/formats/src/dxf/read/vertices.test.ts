// Curves for which no work is left, which are drawn roughly.
import { expect, it } from 'vitest';
import type { Curve } from '../records/curve.ts';
import { identity, type Matrix } from '../records/matrix.ts';
import { verticesOf } from './vertices.ts';

const stretched: Matrix = { ...identity, x: [2, 0, 0] };
/** Counterclockwise from (1, 0) to (0, 1) around the origin. */
const quarter = Math.tan(Math.PI / 8);

const rough = (piece: Curve['pieces'][number]) =>
  verticesOf({ pieces: [piece], closed: false }, stretched, { tolerance: 1e-6, work: -1 });

it('draws a stretched arc of a polyline through its ends and its middle', () => {
  const [start, end] = rough({ kind: 'polyline', points: [1, 0, 0, 0, 1, 0], bulges: [quarter, 0] });
  expect(start).toMatchObject({ x: 2, y: 0 });
  expect(end).toEqual({ x: 0, y: 1 });
  // The sagitta of the arc is half the chord times its bulge.
  const middle = { x: 2 * Math.SQRT1_2, y: Math.SQRT1_2 };
  const away = (middle.x + 2 * middle.y - 2) / Math.sqrt(5);
  expect((Math.sqrt(5) / 2) * (start?.bulge ?? 0)).toBeCloseTo(away, 6);
});

it('draws a stretched circle as an arc for each quarter', () => {
  const vertices = rough({
    kind: 'ellipse',
    center: [0, 0, 0],
    u: [1, 0, 0],
    v: [0, 1, 0],
    start: 0,
    end: 2 * Math.PI,
  });
  expect(vertices.map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([
    [2, 0],
    [0, 1],
    [-2, 0],
    [0, -1],
    [2, 0],
  ]);
  expect(vertices.slice(0, 4).every(({ bulge = 0 }) => bulge > 0.3 && bulge < 0.5)).toBe(true);
});
