import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path, Vertex } from './pen.ts';
import { bandAlong, inset, untrimmedOffset } from './band.ts';
import { areaOf, edgesOf, nearestOnEdge, perimeterOf, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';
import { pointAlong } from './segment.ts';

/** A path of long straight edges with no turn of more than a right angle. */
const path = array(double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 6 }).map(
  (turns): Path => {
    let heading = 0;
    let at: Point = { x: 0, y: 0 };
    const vertices: Vertex[] = [at];
    for (const turn of turns) {
      heading += turn;
      at = { x: at.x + 40 * Math.cos(heading), y: at.y + 40 * Math.sin(heading) };
      vertices.push(at);
    }
    return { vertices, closed: false };
  },
);
const width = double({ min: 0.5, max: 12, noNaN: true });

const awayFrom = (of: Path, at: Point): number =>
  Math.min(...edgesOf(of).map((edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)))));

describe('a band along a path', () => {
  test('has the area of its width times the length of the path, whatever its corners', () => {
    assert(
      property(path, width, (along, across) => {
        expect(areaOf(bandAlong(along, across).area) / (across * perimeterOf(along))).toBeCloseTo(1, 6);
      }),
    );
  });

  test('has its sides half its width from the path, and no further', () => {
    assert(
      property(path, width, (along, across) => {
        const { left, right } = bandAlong({ ...along, vertices: along.vertices.slice(0, 3) }, across);
        for (const side of [left, right]) {
          for (const { from, to } of edgesOf(side)) {
            const away = awayFrom(along, pointAlong(from, to, 0.5));
            expect(away).toBeLessThan(across / 2 + 1e-6);
          }
        }
      }),
    );
  });

  test('along an arc has concentric arcs for its sides', () => {
    const half: Path = {
      vertices: [
        { x: -10, y: 0, bulge: 1 },
        { x: 10, y: 0 },
      ],
      closed: false,
    };
    const [outer] = untrimmedOffset(half, -2).vertices;
    expect(outer).toMatchObject({ bulge: 1 });
    expect(outer?.x).toBeCloseTo(-12);
    expect(areaOf(bandAlong(half, 4).area)).toBeCloseTo(4 * Math.PI * 10);
  });

  test('along a closed path is a ring', () => {
    const square: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 20 },
        { x: 0, y: 20 },
      ],
      closed: true,
    };
    expect(areaOf(bandAlong(square, 2).area)).toBeCloseTo(22 * 22 - 18 * 18);
    expect(areaOf(inset(square, 3) ?? square)).toBeCloseTo(14 * 14);
    expect(inset(square, 10.5)).toBeUndefined();
  });
});
