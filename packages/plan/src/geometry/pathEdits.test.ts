import { array, assert, boolean, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path } from './pen.ts';
import { areaOf, edgesOf, perimeterOf, pointOnEdge } from './outline.ts';
import { addedVertex, bentEdge, movedEdge, movedVertex, pieceOf, removedVertex } from './pathEdits.ts';
import { distance } from './point.ts';

/** In hundredths, so that failures shrink quickly. */
const hundredths = (most: number) => integer({ min: -most, max: most }).map((value) => value / 100);
const coordinate = hundredths(50_000);
const bulge = hundredths(200);
const vertices = array(record({ x: coordinate, y: coordinate, bulge }), { minLength: 3, maxLength: 9 });
const fraction = integer({ min: 5, max: 95 }).map((value) => value / 100);
const paths = record({ vertices, closed: boolean() }).filter((path) =>
  edgesOf(path).every(({ from, to }) => distance(from, to) > 1),
);
const near = (a: number, b: number): void =>
  expect(Math.abs(a - b)).toBeLessThan(1e-5 * Math.max(1, Math.abs(a)));

test('adding a vertex on an edge changes neither length nor area, and removing it restores the path', () => {
  assert(
    property(paths, nat(), fraction, (path, n, along) => {
      const edge = n % edgesOf(path).length;
      const { vertices: more, from } = addedVertex(path, { edge, fraction: along });
      const added: Path = { ...path, vertices: more };
      near(perimeterOf(path), perimeterOf(added));
      // Areas of self-crossing paths cancel out, so the tolerance is relative to the squared perimeter.
      expect(Math.abs(areaOf(path) - areaOf(added))).toBeLessThan(1e-8 * perimeterOf(path) ** 2);
      expect(from).toHaveLength(edgesOf(added).length);
      expect([from[edge], from[edge + 1]]).toEqual([edge, edge]);
      const back = removedVertex(added, edge + 1);
      near(perimeterOf(path), perimeterOf({ ...path, vertices: back?.vertices ?? [] }));
    }),
  );
});

test('the pieces before and after a place add up to the length of the path and meet at the place', () => {
  assert(
    property(paths, nat(), fraction, (path, n, along) => {
      const edges = edgesOf(path);
      const place = { edge: n % edges.length, fraction: along };
      const end = { edge: edges.length - 1, fraction: 1 };
      const pieces = [pieceOf(path, { edge: 0, fraction: 0 }, place), pieceOf(path, place, end)];
      near(
        perimeterOf(path),
        pieces.reduce((sum, piece) => sum + perimeterOf({ ...piece, closed: false }), 0),
      );
      const [one, two] = pieces;
      expect(one?.vertices.at(-1)).toMatchObject({ x: two?.vertices[0]?.x, y: two?.vertices[0]?.y });
      for (const piece of pieces) expect(piece.from).toHaveLength(piece.vertices.length - 1);
    }),
  );
});

test('a piece of a closed path may wrap around its start, and run from a place to itself', () => {
  assert(
    property(vertices, nat(), fraction, (corners, n, along) => {
      const path: Path = { vertices: corners, closed: true };
      const edges = edgesOf(path);
      if (edges.some(({ from, to }) => distance(from, to) < 1)) return;
      const place = { edge: n % edges.length, fraction: along };
      const round = pieceOf(path, place, place);
      near(perimeterOf(path), perimeterOf({ ...round, closed: false }));
      expect(round.from.at(0)).toBe(place.edge);
      expect(round.from.at(-1)).toBe(place.edge);
    }),
  );
});

const square: Path = {
  vertices: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ],
  closed: true,
};

describe('an edit of a path', () => {
  test('maps each new edge to the old one', () => {
    expect(addedVertex(square, { edge: 1, fraction: 0.5 }).from).toEqual([0, 1, 1, 2, 3]);
    expect(removedVertex(square, 0)?.from).toEqual([1, 2, 3]);
    expect(removedVertex(square, 2)?.from).toEqual([0, 1, 3]);
    const open = { ...square, closed: false };
    expect(removedVertex(open, 0)?.from).toEqual([1, 2]);
    expect(removedVertex(open, 3)?.from).toEqual([0, 1]);
    expect(removedVertex(open, 1)?.from).toEqual([0, 2]);
  });

  test('leaves at least three vertices of a closed path, and two of an open one', () => {
    const triangle = { vertices: square.vertices.slice(0, 3), closed: true };
    expect(removedVertex(triangle, 0)).toBeUndefined();
    expect(removedVertex({ vertices: square.vertices.slice(0, 2), closed: false }, 0)).toBeUndefined();
    expect(removedVertex({ ...triangle, closed: false }, 0)?.vertices).toHaveLength(2);
  });

  test('moves a vertex, moves an edge with both its ends, and bends an edge', () => {
    expect(movedVertex(square, 2, { x: 12, y: 15 }).vertices[2]).toEqual({ x: 12, y: 15 });
    expect(movedEdge(square, 3, { x: -2, y: 0 }).vertices).toEqual([
      { x: -2, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: -2, y: 10 },
    ]);
    const bent = { vertices: bentEdge(square, 1, 1).vertices, closed: true };
    expect(areaOf(bent)).toBeCloseTo(100 + (Math.PI * 25) / 2, 9);
    const [, arc] = edgesOf(bent);
    expect(arc && pointOnEdge(arc, 0.5)).toEqual({ x: 15, y: 5 });
  });
});
