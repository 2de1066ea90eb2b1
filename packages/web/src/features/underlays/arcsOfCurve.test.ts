import { expect, test } from 'vitest';
import { bulgeArc } from '@homeplot/plan/segment';
import { arcsOfCurve, type Cubic } from './arcsOfCurve.ts';

/** The quarter circle of 72 about the origin from the right to the bottom, as PDF files have it. */
const quarter: Cubic = [
  { x: 72, y: 0 },
  { x: 72, y: 39.76 },
  { x: 39.76, y: 72 },
  { x: 0, y: 72 },
];

test('a quarter circle is one arc about its center', () => {
  const pieces = arcsOfCurve(quarter, 0.05);
  expect(pieces).toHaveLength(1);
  const [piece] = pieces;
  const arc = piece && bulgeArc(quarter[0], piece.to, piece.bulge);
  expect(arc?.radius).toBeCloseTo(72, 1);
  expect(arc?.center.x).toBeCloseTo(0, 1);
  expect(arc?.center.y).toBeCloseTo(0, 1);
  expect(arc?.sweep).toBeCloseTo(Math.PI / 2, 3);
});

test('a curve that runs the other way bends the other way', () => {
  const [a, b, c, d] = quarter;
  const [piece] = arcsOfCurve([d, c, b, a], 0.05);
  expect(piece?.bulge).toBeCloseTo(-Math.tan(Math.PI / 8), 3);
});

test('a straight curve is a line, and an S-shaped one is several arcs', () => {
  const points = [0, 1, 2, 3].map((x) => ({ x, y: 2 * x })) as unknown as Cubic;
  expect(arcsOfCurve(points, 0.05)).toEqual([{ to: { x: 3, y: 6 }, bulge: 0 }]);
  const bent: Cubic = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 0, y: 60 },
    { x: 60, y: 60 },
  ];
  const arcs = arcsOfCurve(bent, 0.05);
  expect(arcs.length).toBeGreaterThan(2);
  expect(arcs.some(({ bulge }) => bulge > 0) && arcs.some(({ bulge }) => bulge < 0)).toBe(true);
  expect(arcs.at(-1)?.to).toEqual({ x: 60, y: 60 });
});
