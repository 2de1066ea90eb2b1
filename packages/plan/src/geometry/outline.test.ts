import { array, assert, boolean, constant, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirroring, moveVertices, turning } from './motion.ts';
import {
  areaOf,
  directionOn,
  edgeLength,
  edgesOf,
  nearestOnEdge,
  perimeterOf,
  pointOnEdge,
  reversed,
} from './outline.ts';
import { distance } from './point.ts';

const quarter = Math.SQRT2 - 1;
const lot = {
  vertices: [
    { x: 0, y: 0 },
    { x: 100, y: 0, bulge: 1 },
    { x: 100, y: 50 },
    { x: 0, y: 50 },
  ],
  closed: true,
};

describe('an outline', () => {
  test('with an arc has the area and perimeter of the arc, not of its chord', () => {
    expect(areaOf(lot)).toBeCloseTo(5000 + (Math.PI * 25 ** 2) / 2, 9);
    expect(perimeterOf(lot)).toBeCloseTo(250 + Math.PI * 25, 9);
  });

  test('of four quarter arcs has the area of the circle', () => {
    const rim = [
      [0, -7],
      [7, 0],
      [0, 7],
      [-7, 0],
    ].map(([x = 0, y = 0]) => ({ x, y, bulge: quarter }));
    expect(areaOf({ vertices: rim, closed: true })).toBeCloseTo(Math.PI * 49, 9);
  });

  test('reversed has the same edges', () => {
    const back = reversed(lot);
    expect(areaOf(back)).toBeCloseTo(areaOf(lot), 9);
    expect(perimeterOf(back)).toBeCloseTo(perimeterOf(lot), 9);
    expect(
      edgesOf(back)
        .filter(({ bulge }) => bulge === -1)
        .map(edgeLength),
    ).toEqual([Math.PI * 25]);
  });
});

const coordinate = double({ min: -500, max: 500, noNaN: true });
const vertex = record({
  x: coordinate,
  y: coordinate,
  bulge: double({ min: -2, max: 2, noNaN: true }),
});
const path = record({
  vertices: array(vertex, { minLength: 3, maxLength: 9 }),
  closed: constant(true),
});

test('a point on an edge is its own nearest point, and the edge continues in its direction', () => {
  assert(
    property(path, double({ min: 0.01, max: 0.98, noNaN: true }), (outline, fraction) => {
      for (const edge of edgesOf(outline)) {
        if (distance(edge.from, edge.to) < 1) continue;
        const at = pointOnEdge(edge, fraction);
        expect(distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at)).toBeLessThan(1e-5);
        const on = pointOnEdge(edge, fraction + 0.0001);
        const direction = directionOn(edge, fraction);
        const along = edgeLength(edge) * 0.0001;
        expect(distance({ x: at.x + direction.x * along, y: at.y + direction.y * along }, on)).toBeLessThan(
          along * 0.01,
        );
      }
    }),
  );
});

test('a rotated or mirrored outline keeps its area and perimeter', () => {
  assert(
    property(path, coordinate, coordinate, boolean(), ({ vertices, closed }, x, y, mirrors) => {
      const motion = mirrors ? mirroring({ x, y }, { x: y + 1000, y: x }) : turning({ x, y }, x);
      const moved = { vertices: moveVertices(vertices, motion), closed };
      expect(perimeterOf(moved)).toBeCloseTo(perimeterOf({ vertices, closed }), 3);
      expect(areaOf(moved)).toBeCloseTo(areaOf({ vertices, closed }), 1);
    }),
  );
});
