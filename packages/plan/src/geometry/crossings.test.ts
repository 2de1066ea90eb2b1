import { assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossings } from './crossings.ts';
import { type Edge, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';

/** In hundredths of a foot, so that failures shrink quickly. */
const coordinate = integer({ min: -30_000, max: 30_000 }).map((hundredths) => hundredths / 100);
const point = record({ x: coordinate, y: coordinate });
const bulge = integer({ min: -300, max: 300 })
  .filter((value) => value !== 0)
  .map((hundredths) => hundredths / 100);
const straight = record({ from: point, to: point }).map((ends): Edge => ({ ...ends, index: 0, bulge: 0 }));
const bent = record({ from: point, to: point, bulge }).map((edge): Edge => ({ ...edge, index: 0 }));
const long = (edge: Edge): boolean => distance(edge.from, edge.to) > 5;
const inside = integer({ min: 10, max: 90 }).map((hundredths) => hundredths / 100);

const away = (edge: Edge, at: Point): number => distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at);

/** The second edge moved so that it runs through a point of the first. */
function laidOver(a: Edge, b: Edge, onA: number, onB: number): { moved: Edge; at: Point } {
  const at = pointOnEdge(a, onA);
  const through = pointOnEdge(b, onB);
  const shift = ({ x, y }: Point): Point => ({ x: x + at.x - through.x, y: y + at.y - through.y });
  return { moved: { ...b, from: shift(b.from), to: shift(b.to) }, at };
}

describe.each([
  ['two straight edges', straight, straight],
  ['a straight edge and an arc', straight, bent],
  ['an arc and a straight edge', bent, straight],
  ['two arcs', bent, bent],
])('%s', (_, one, two) => {
  test('cross where they were placed over each other, and every crossing is on both', () => {
    assert(
      property(one.filter(long), two.filter(long), inside, inside, (a, b, onA, onB) => {
        const { moved, at } = laidOver(a, b, onA, onB);
        const found = crossings(a, moved);
        const tangent = 1e-3;
        const [directionA, directionB] = [a, moved].map((edge, i) => {
          const fraction = i === 0 ? onA : onB;
          const [p, q] = [pointOnEdge(edge, fraction - 1e-4), pointOnEdge(edge, fraction + 1e-4)];
          return Math.atan2(q.y - p.y, q.x - p.x);
        });
        for (const crossing of found) {
          expect(away(a, crossing)).toBeLessThan(1e-5);
          expect(away(moved, crossing)).toBeLessThan(1e-5);
        }
        // Where they are nearly tangent, the place is ill-conditioned.
        if (Math.abs(Math.sin((directionA ?? 0) - (directionB ?? 0))) < tangent) return;
        expect(Math.min(...found.map((crossing) => distance(crossing, at)))).toBeLessThan(1e-5);
      }),
    );
  });

  test('cross at the same points in either order', () => {
    assert(
      property(one.filter(long), two.filter(long), (a, b) => {
        const [there, back] = [crossings(a, b), crossings(b, a)];
        expect(back.length > 0).toBe(there.length > 0);
        for (const at of there)
          expect(Math.min(...back.map((other) => distance(other, at)))).toBeLessThan(1e-4);
      }),
    );
  });

  test('meet where one ends on the other, within the precision of stored numbers', () => {
    assert(
      property(one.filter(long), two.filter(long), inside, (a, b, onA) => {
        const { moved, at } = laidOver(a, b, onA, 0);
        const stored = (value: number): number => Math.round(value * 1e9) / 1e9;
        const rounded = { ...moved, from: { x: stored(moved.from.x), y: stored(moved.from.y) } };
        const found = crossings(a, rounded).map((crossing) => distance(crossing, at));
        const directions = [pointOnEdge(a, onA + 1e-4), pointOnEdge(rounded, 1e-4)].map((to) =>
          Math.atan2(to.y - at.y, to.x - at.x),
        );
        if (Math.abs(Math.sin((directions[0] ?? 0) - (directions[1] ?? 0))) < 1e-3) return;
        expect(Math.min(...found)).toBeLessThan(1e-4);
      }),
    );
  });
});

test('parallel edges, and collinear edges with a gap, do not cross', () => {
  const edge = (x1: number, y1: number, x2: number, y2: number, curve = 0): Edge => ({
    index: 0,
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    bulge: curve,
  });
  expect(crossings(edge(0, 0, 10, 0), edge(0, 1, 10, 1))).toEqual([]);
  expect(crossings(edge(0, 0, 10, 0), edge(11, 0, 20, 0))).toEqual([]);
  expect(crossings(edge(0, 0, 10, 0), edge(5, 1, 5, 9))).toEqual([]);
  expect(crossings(edge(0, 0, 10, 0, 1), edge(0, 5, 10, 5))).toEqual([]);
  expect(crossings(edge(0, 0, 10, 0, 1), edge(2, 0, 8, 0, 1))).toEqual([]);
});

test('an edge without length beside an arc does not cross it', () => {
  const dot = { index: 0, from: { x: 3, y: 2 }, to: { x: 3, y: 2 }, bulge: 0 };
  const arc = { index: 0, from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, bulge: 1 };
  expect(crossings(dot, arc)).toEqual([]);
  expect(crossings(arc, dot)).toEqual([]);
});
