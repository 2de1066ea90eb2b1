import { assert, boolean, double, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path, Vertex } from './pen.ts';
import { trimmedOffset } from './offset.ts';
import { areaOf, edgesOf, nearestOnEdge, perimeterOf, pointOnEdge, signedArea } from './outline.ts';
import { distance, type Point } from './point.ts';
import { twoRooms } from '../../testing/testPaths.ts';

const square = (side: number): Path => ({
  vertices: [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ],
  closed: true,
});
const quarter = Math.SQRT2 - 1;
const circle = (radius: number): Path => ({
  vertices: [
    { x: 0, y: -radius, bulge: quarter },
    { x: radius, y: 0, bulge: quarter },
    { x: 0, y: radius, bulge: quarter },
    { x: -radius, y: 0, bulge: quarter },
  ],
  closed: true,
});
/** Two straight edges and two half circles. */
const stadium = (length: number, radius: number): Path => ({
  vertices: [
    { x: 0, y: -radius },
    { x: length, y: -radius, bulge: 1 },
    { x: length, y: radius },
    { x: 0, y: radius, bulge: 1 },
  ],
  closed: true,
});

function offset(path: Path, by: number): Path {
  const made = trimmedOffset(path, by);
  if ('problem' in made) throw new Error(made.problem);
  return { vertices: made.vertices, closed: path.closed };
}
const problemOf = (path: Path, by: number): string => {
  const made = trimmedOffset(path, by);
  return 'problem' in made ? made.problem : '';
};
const away = (at: Point, path: Path): number =>
  Math.min(...edgesOf(path).map((edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)))));

describe('an offset path', () => {
  test('of a square is a square with sides 10 ft shorter 5 ft inward, and 10 ft longer outward', () => {
    expect(offset(square(30), 5).vertices).toEqual([
      { x: 5, y: 5 },
      { x: 25, y: 5 },
      { x: 25, y: 25 },
      { x: 5, y: 25 },
    ]);
    expect(areaOf(offset(square(30), -5))).toBeCloseTo(1600, 9);
  });

  test('of a circle is a circle', () => {
    expect(areaOf(offset(circle(10), 4))).toBeCloseTo(Math.PI * 36, 9);
    expect(perimeterOf(offset(circle(10), -4))).toBeCloseTo(2 * Math.PI * 14, 9);
  });

  test('has concentric arcs between straight edges', () => {
    const inner = offset(stadium(40, 10), 3);
    expect(areaOf(inner)).toBeCloseTo(40 * 14 + Math.PI * 49, 9);
    const bulges = inner.vertices.map(({ bulge }) => Math.round((bulge ?? 0) * 1e9) / 1e9);
    expect(bulges).toEqual([0, 1, 0, 1]);
  });

  test('of an open path is mitered at its corners, to the right and to the left', () => {
    const path: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
      closed: false,
    };
    expect(offset(path, 2).vertices).toEqual([
      { x: 0, y: 2 },
      { x: 8, y: 2 },
      { x: 8, y: 10 },
    ]);
    expect(offset(path, -2).vertices).toEqual([
      { x: 0, y: -2 },
      { x: 12, y: -2 },
      { x: 12, y: 10 },
    ]);
  });

  test('drops an edge that has no room, and says which edge each remaining one was', () => {
    // A square with one corner cut off by 4 ft each way.
    const cut: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 26, y: 0 },
        { x: 30, y: 4 },
        { x: 30, y: 30 },
        { x: 0, y: 30 },
      ],
      closed: true,
    };
    const made = trimmedOffset(cut, 12);
    expect(made).toEqual({
      vertices: [
        { x: 12, y: 12 },
        { x: 18, y: 12 },
        { x: 18, y: 18 },
        { x: 12, y: 18 },
      ],
      from: [0, 2, 3, 4],
    });
  });

  test('has a sharp corner where the radius of a rounded one is used up', () => {
    const rounded: Path = {
      vertices: [
        { x: 0, y: 0 },
        { x: 25, y: 0, bulge: quarter },
        { x: 30, y: 5 },
        { x: 30, y: 30 },
        { x: 0, y: 30 },
      ],
      closed: true,
    };
    expect(offset(rounded, 8).vertices).toEqual([
      { x: 8, y: 8 },
      { x: 22, y: 8 },
      { x: 22, y: 22 },
      { x: 8, y: 22 },
    ]);
  });

  test('is refused with a message if nothing is left of it, or if it would cross itself', () => {
    expect(problemOf(square(30), 15)).toMatch(/^Nothing is left/);
    expect(problemOf(square(30), 200)).toMatch(/^Nothing is left/);
    expect(problemOf(circle(10), 10)).toMatch(/^Nothing is left/);
    expect(problemOf(twoRooms, 1)).toBe('');
    expect(problemOf(twoRooms, 3)).toMatch(/cross itself/);
    expect(
      problemOf(
        {
          vertices: [
            { x: 1, y: 1 },
            { x: 1, y: 1 },
          ],
          closed: true,
        },
        1,
      ),
    ).toMatch(/no length/);
  });
});

/** A lot with corners around a center, and edges that are straight or bulge slightly outward. */
const lot = tuple(integer({ min: 4, max: 9 }), double({ min: 0, max: 6, noNaN: true }), boolean()).chain(
  ([count, turned, bends]) =>
    tuple(
      ...Array.from({ length: count }, () =>
        tuple(double({ min: -0.15, max: 0.15, noNaN: true }), double({ min: 0.05, max: 0.2, noNaN: true })),
      ),
    ).map((corners): Path => {
      const vertices = corners.map(([shift, bulge], i): Vertex => {
        const angle = turned + ((i + shift) * 2 * Math.PI) / count;
        const at = { x: 80 * Math.cos(angle), y: 80 * Math.sin(angle) };
        return bends && i % 2 === 0 ? { ...at, bulge } : at;
      });
      return { vertices, closed: true };
    }),
);

describe('any lot with straight edges and arcs', () => {
  const distances = double({ min: 0.1, max: 6, noNaN: true });

  test('is unchanged after an offset outward and back inward', () => {
    assert(
      property(lot, distances, (path, by) => {
        const back = offset(offset(path, -by), by);
        expect(back.vertices).toHaveLength(path.vertices.length);
        for (const [i, at] of back.vertices.entries())
          expect(distance(at, path.vertices[i] ?? at)).toBeLessThan(1e-5);
        expect(signedArea(back)).toBeCloseTo(signedArea(path), 3);
      }),
    );
  });

  test('has an inward offset at the same distance everywhere', () => {
    assert(
      property(lot, distances, (path, by) => {
        const inner = offset(path, by);
        expect(areaOf(inner)).toBeLessThan(areaOf(path));
        for (const edge of edgesOf(inner))
          for (const fraction of [0.2, 0.5, 0.8])
            expect(away(pointOnEdge(edge, fraction), path)).toBeCloseTo(by, 6);
      }),
    );
  });
});
