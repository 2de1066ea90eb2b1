// The buildable area of known lots, and of random lots checked against the distances themselves.
import { array, assert, boolean, constantFrom, double, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { HitPen } from './hitPen.ts';
import { pathBox } from './boundsPen.ts';
import type { Path, Vertex } from './pen.ts';
import { buildable } from './buildable.ts';
import { boxHeight, boxWidth } from './box.ts';
import { arcOf, areaOf, type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';
import { selfMeetings } from './selfMeeting.ts';
import { twoRooms } from '../../testing/testPaths.ts';

type Corner = readonly [x: number, y: number, bulge?: number];

const path = (...corners: readonly Corner[]): Path => ({
  vertices: corners.map(([x, y, bulge]) => (bulge ? { x, y, bulge } : { x, y })),
  closed: true,
});
const left = (lot: Path, feet: readonly number[]) => {
  const pieces = buildable(lot, ({ index }) => feet[index] ?? 0);
  if (!pieces) throw new Error('its outlines do not close');
  return pieces;
};
const closed = (vertices: readonly Vertex[]): Path => ({ vertices, closed: true });
const areas = (lot: Path, feet: readonly number[]): number[] =>
  left(lot, feet).map(({ vertices }) => areaOf(closed(vertices)));
const rounded = (value: number): number => Math.round(value * 1e3) / 1e3 || 0;
const corners = (lot: Path, feet: readonly number[]): number[][] =>
  left(lot, feet).flatMap(({ vertices }) =>
    vertices.map(({ x, y, bulge }) => [rounded(x), rounded(y), ...(bulge ? [rounded(bulge)] : [])]),
  );

/** Feet by which a point is farther than asked from every edge; less than 0 where it is too near to one. */
const clearance = (lot: Path, feet: readonly number[], at: Point): number => {
  const distanceTo = (edge: Edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)));
  return Math.min(...edgesOf(lot).map((edge) => distanceTo(edge) - (feet[edge.index] ?? 0)));
};
const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9];
const leastClearance = (lot: Path, feet: readonly number[]): number =>
  Math.min(
    ...left(lot, feet).flatMap(({ vertices }) =>
      edgesOf(closed(vertices)).flatMap((edge) =>
        shares.map((share) => clearance(lot, feet, pointOnEdge(edge, share))),
      ),
    ),
  );

/** Rear above, front below. */
const lot = path([0, 0], [100, 0], [100, 150], [0, 150]);

describe('the buildable area', () => {
  test('of a 100 by 150 ft lot with setbacks of 25 front, 10 side and 20 rear is 80 by 105', () => {
    expect(left(lot, [20, 10, 25, 10])).toEqual([
      {
        vertices: [
          { x: 10, y: 20 },
          { x: 90, y: 20 },
          { x: 90, y: 125 },
          { x: 10, y: 125 },
        ],
        from: [0, 1, 2, 3],
      },
    ]);
    const back = path([0, 150], [100, 150], [100, 0], [0, 0]);
    expect(areas(back, [25, 10, 20, 10])).toEqual([8400]);
  });

  test('reaches the lot line where the distance is 0, and is the whole lot if all are 0', () => {
    expect(corners(lot, [0, 0, 25, 0])).toEqual([
      [0, 0],
      [100, 0],
      [100, 125],
      [0, 125],
    ]);
    expect(areas(lot, [0, 0, 0, 0])).toEqual([15000]);
  });

  test('is empty if opposite distances meet or overlap', () => {
    expect(left(lot, [20, 50, 25, 50])).toEqual([]);
    expect(left(lot, [20, 70, 25, 60])).toEqual([]);
    expect(left(lot, [1e9, 0, 0, 0])).toEqual([]);
  });

  test('of an irregular quadrilateral has its corners where the moved lines cross', () => {
    // The slanting edge is a 3-4-5 hypotenuse: 10 ft perpendicular to it are 12.5 ft horizontally.
    const slanting = path([0, 0], [60, 0], [120, 80], [0, 80]);
    expect(corners(slanting, [10, 10, 20, 8])).toEqual([
      [8, 10],
      [55, 10],
      [92.5, 60],
      [8, 60],
    ]);
  });

  test('of a lot with an arc has a concentric arc', () => {
    // A half circle of radius 50 about (50, 100), and an inward quarter circle of radius 30 about (0, 0).
    const round = path([0, 0], [100, 0], [100, 100, 1], [0, 100]);
    expect(areas(round, [10, 10, 10, 10])[0]).toBeCloseTo(80 * 90 + (Math.PI * 1600) / 2, 5);
    const bitten = path([30, 0], [100, 0], [100, 100], [0, 100], [0, 30, 1 - Math.SQRT2]);
    expect(areas(bitten, [0, 0, 0, 0, 20])[0]).toBeCloseTo(10_000 - (Math.PI * 2500) / 4, 5);
    const arcs = left(round, [10, 10, 10, 10]).flatMap(({ vertices }) =>
      edgesOf(closed(vertices)).flatMap((edge) => arcOf(edge) ?? []),
    );
    expect(arcs).toMatchObject([{ center: { x: 50, y: 100 }, radius: 40 }]);
  });

  test('keeps 25 ft from a corner with a radius of only 20 ft', () => {
    const rounded20 = path([0, 0], [80, 0, Math.SQRT2 - 1], [100, 20], [100, 150], [0, 150]);
    for (const feet of [
      [25, 25, 25, 25, 25],
      [10, 25, 10, 10, 10],
      [20, 25, 5, 0, 10],
    ]) {
      expect(leastClearance(rounded20, feet)).toBeCloseTo(0, 6);
      expect(areas(rounded20, feet)).toHaveLength(1);
    }
  });

  test('of a lot whose arc lies wholly inside another setback is bounded by straight edges', () => {
    // The arc bulges 5 ft beyond the lower right side; 100 ft from the bottom edge cover all of it.
    const bulging = path([0, 0], [100, 0], [100, 95, 1 / 6], [100, 155], [0, 155]);
    expect(corners(bulging, [20, 8, 15, 100, 8])).toEqual([
      [8, 20],
      [92, 20],
      [92, 55],
      [8, 55],
    ]);
    expect(left(bulging, [20, 8, 15, 140, 8])).toEqual([]);
  });

  test('of a lot with round ends of less radius than the setback is bounded by circles about the ends of the arcs', () => {
    const pill = path([0, 0], [100, 0, 1], [100, 40], [0, 40, 1]);
    // A point 25 ft from both ends of the half circle is 15 ft from the middle of its chord.
    const xs = corners(pill, [0, 25, 0, 25]).map(([x]) => x);
    expect([Math.min(...xs.flatMap((x) => x ?? [])), Math.max(...xs.flatMap((x) => x ?? []))]).toEqual([
      15, 85,
    ]);
    expect(leastClearance(pill, [0, 25, 0, 25])).toBeCloseTo(0, 6);
  });

  test('changes continuously with the length of an edge whose offset ends exactly on another', () => {
    const [exact = 0] = areas(path([0, 0], [100, 0], [100, 100], [60, 140], [0, 140]), [10, 0, 0, 30, 10]);
    for (const hair of [2e-6, -2e-6, 1e-5, -1e-5, 3e-4]) {
      const chamfered = path([0, 0], [100, 0], [100, 100 + hair], [60, 140], [0, 140]);
      const [area = 0, ...more] = areas(chamfered, [10, 0, 0, 30, 10]);
      expect(area).toBeCloseTo(exact, 1);
      expect(more).toEqual([]);
    }
  });

  test('follows an arc around an inward corner', () => {
    const ell = path([0, 0], [100, 0], [100, 60], [40, 60], [40, 120], [0, 120]);
    expect(corners(ell, [10, 10, 10, 10, 10, 10])).toEqual([
      [10, 10],
      [90, 10],
      [90, 50],
      [40, 50, -0.414],
      [30, 60],
      [30, 110],
      [10, 110],
    ]);
  });

  test('follows an arc around the end of an edge with a larger setback than the next one in line', () => {
    const split = path([0, 0], [50, 0], [100, 0], [100, 150], [0, 150]);
    // On the circle of 20 ft about (50, 0): 5 ft down, it is sqrt(375) ft across.
    expect(corners(split, [20, 5, 10, 25, 10])).toEqual([
      [10, 20],
      [50, 20, -0.342],
      [69.365, 5],
      [90, 5],
      [90, 125],
      [10, 125],
    ]);
  });

  test('of a flag lot leaves out a pole that is too narrow', () => {
    const flag = path([0, 0], [100, 0], [100, 80], [20, 80], [20, 200], [0, 200]);
    expect(areas(flag, [10, 10, 10, 10, 25, 10])).toHaveLength(1);
    expect(Math.max(...corners(flag, [10, 10, 10, 10, 25, 10]).map(([, y = 0]) => y))).toBeLessThanOrEqual(
      80,
    );
    expect(areas(flag, [5, 5, 5, 5, 5, 5])[0]).toBeGreaterThan(90 * 70 + 10 * 115);
  });

  test('is split in two where a neck is too narrow', () => {
    expect(areas(twoRooms, Array<number>(12).fill(1))).toHaveLength(1);
    const [one = 0, other = 0, ...more] = areas(twoRooms, Array<number>(12).fill(3));
    expect(more).toEqual([]);
    expect(one).toBeCloseTo(other, 6);
    // Two 14 ft squares, plus what reaches into the doorway between the circles about its corners.
    expect(one).toBeGreaterThan(14 * 14);
    expect(one).toBeLessThan(14 * 14 + 4);
  });

  test('keeps its distance from an edge across a gap between two wings', () => {
    const wings = path([0, 0], [100, 0], [100, 100], [60, 100], [60, 40], [40, 40], [40, 100], [0, 100]);
    const feet = [5, 5, 5, 30, 5, 5, 5, 5];
    expect(leastClearance(wings, feet)).toBeCloseTo(0, 6);
    // The left wing starts 20 ft from the edge with a setback of 30.
    const wing = left(wings, feet).filter(({ vertices }) => vertices.every(({ x }) => x < 50));
    expect(Math.max(...wing.flatMap(({ vertices }) => vertices.map(({ x }) => x)))).toBeLessThanOrEqual(30);
  });
});

const anyFeet = oneof(constantFrom(0, 5, 10, 10, 15, 20, 25), double({ min: 0, max: 30, noNaN: true }));
const quarter = Math.SQRT2 - 1;

/** Corners around a center, in either direction, on a 5 ft grid or not, with straight edges and arcs. */
const starLots = tuple(
  array(
    tuple(
      double({ min: -0.3, max: 0.3, noNaN: true }),
      double({ min: 20, max: 100, noNaN: true }),
      oneof(
        constantFrom(0, 0, 0, 0, quarter, -quarter, 0.5, 1, -1),
        integer({ min: -70, max: 70 }).map((hundredths) => hundredths / 100),
      ),
    ),
    { minLength: 3, maxLength: 10 },
  ),
  boolean(),
  boolean(),
).map(([places, isBack, isOnGrid]) =>
  path(
    ...places.map(([shift, radius, bulge], i): Corner => {
      const angle = ((isBack ? -1 : 1) * (i + shift) * 2 * Math.PI) / places.length;
      const at = [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
      const [x, y] = isOnGrid ? at.map((value) => Math.round(value / 5) * 5) : at;
      return [x ?? 0, y ?? 0, bulge];
    }),
  ),
);

/** Adjacent strips 20 ft wide of different depths: many collinear edges, and setbacks that just meet. */
const steppedLots = array(tuple(integer({ min: 0, max: 4 }), integer({ min: 5, max: 10 })), {
  minLength: 2,
  maxLength: 6,
}).map((strips) => {
  const tops = strips.flatMap(([top], i): Corner[] => [
    [20 * i, 10 * top],
    [20 * i + 20, 10 * top],
  ]);
  const bottoms = strips.flatMap(([, bottom], i): Corner[] => [
    [20 * i, 10 * bottom],
    [20 * i + 20, 10 * bottom],
  ]);
  const round = [...tops, ...bottoms.toReversed()];
  return path(...round.filter(([x, y], i) => x !== round.at(i - 1)?.[0] || y !== round.at(i - 1)?.[1]));
});

const roundedLots = tuple(
  integer({ min: 6, max: 16 }),
  integer({ min: 6, max: 16 }),
  integer({ min: 1, max: 5 }),
  array(constantFrom(quarter, 0, -quarter), { minLength: 4, maxLength: 4 }),
).map(([wide, high, by, bulges]) => {
  const [w, h, r] = [10 * wide, 10 * high, 5 * by];
  const [a = 0, b = 0, c = 0, d = 0] = bulges;
  return path([r, 0], [w - r, 0, a], [w, r], [w, h - r, b], [w - r, h], [r, h, c], [0, h - r], [0, r, d]);
});

function isWithin(outline: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(outline, { layer: '', fill: '#000000' });
  return pen.hit;
}

test('the border on any lot is nowhere nearer than asked, and all ground that is farther off lies within it', () => {
  const share = double({ min: 0, max: 1, noNaN: true });
  const runs = 100 * inject('thoroughness');
  let pieces = 0;
  assert(
    property(
      oneof(starLots, steppedLots, roundedLots),
      array(anyFeet, { minLength: 24, maxLength: 24 }),
      boolean(),
      array(tuple(share, share), { minLength: 40, maxLength: 40 }),
      (any, distances, isUniform, places) => {
        const { found, more } = selfMeetings(any, 1);
        if (found.length > 0 || more || any.vertices.length < 3) return;
        const feet = any.vertices.map((_, i) => distances[isUniform ? 0 : i] ?? 0);
        const ground = left(any, feet);
        pieces += ground.length;
        expect(leastClearance(any, feet)).toBeGreaterThan(-0.01);
        const box = pathBox(any);
        for (const [right, down] of places) {
          const at = { x: box.minX + right * boxWidth(box), y: box.minY + down * boxHeight(box) };
          const spare = isWithin(any, at) ? clearance(any, feet, at) : -1;
          if (Math.abs(spare) < 0.01 || clearance(any, [], at) < 0.01) continue;
          const around = ground.filter(({ vertices }) => isWithin(closed(vertices), at));
          expect([around.length, at]).toEqual([spare > 0 ? 1 : 0, at]);
        }
      },
    ),
    { numRuns: runs },
  );
  expect(pieces).toBeGreaterThan(runs / 2);
});
