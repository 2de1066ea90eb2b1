import { assert, boolean, double, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path, Vertex } from '../pen/pen.ts';
import { buildable } from './buildable.ts';
import {
  areaOf,
  directionOn,
  type Edge,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from './outline.ts';
import { cross, distance, type Point, subtract } from './point.ts';
import { twoRooms } from './testPaths.ts';

type Corner = readonly [x: number, y: number, bulge?: number];

const path = (...corners: readonly Corner[]): Path => ({
  vertices: corners.map(([x, y, bulge]) => (bulge ? { x, y, bulge } : { x, y })),
  closed: true,
});
const left = (lot: Path, feet: readonly number[]) => buildable(lot, ({ index }) => feet[index] ?? 0) ?? [];
const closed = (vertices: readonly Vertex[]): Path => ({ vertices, closed: true });
const areas = (lot: Path, feet: readonly number[]): number[] =>
  left(lot, feet).map(({ vertices }) => areaOf(closed(vertices)));
const rounded = (value: number): number => Math.round(value * 1e3) / 1e3 || 0;
const corners = (lot: Path, feet: readonly number[]): number[][] =>
  left(lot, feet).flatMap(({ vertices }) => vertices.map(({ x, y }) => [rounded(x), rounded(y)]));

/** Rear above, front below. */
const lot = path([0, 0], [100, 0], [100, 150], [0, 150]);

describe('what setbacks leave to be built on', () => {
  test('of a lot of 100 by 150 ft with 25 in front, 10 at the sides and 20 at the rear is 80 by 105', () => {
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

  test('lies on the lot line where the distance is 0, and is the whole lot where all are', () => {
    expect(corners(lot, [0, 0, 25, 0])).toEqual([
      [0, 0],
      [100, 0],
      [100, 125],
      [0, 125],
    ]);
    expect(areas(lot, [0, 0, 0, 0])).toEqual([15000]);
  });

  test('is nothing where the distances meet or pass each other', () => {
    expect(left(lot, [20, 50, 25, 50])).toEqual([]);
    expect(left(lot, [20, 70, 25, 60])).toEqual([]);
    expect(left(lot, [1e9, 0, 0, 0])).toEqual([]);
  });

  test('of an irregular quadrilateral has its corners where the moved lines cross', () => {
    // The slanting edge runs by 3-4-5, so that 10 ft square to it are 12.5 along a level line.
    const slanting = path([0, 0], [60, 0], [120, 80], [0, 80]);
    expect(corners(slanting, [5, 10, 20, 8])).toEqual([
      [8, 5],
      [51.25, 5],
      [92.5, 60],
      [8, 60],
    ]);
  });

  test('of a lot with an arc has one of the same centre there', () => {
    // A half circle of 50 ft about 50, 100, and an inward quarter circle of 30 ft about 0, 0.
    const round = path([0, 0], [100, 0], [100, 100, 1], [0, 100]);
    expect(areas(round, [10, 10, 10, 10])[0]).toBeCloseTo(80 * 90 + (Math.PI * 1600) / 2, 6);
    const bitten = path([30, 0], [100, 0], [100, 100], [0, 100], [0, 30, 1 - Math.SQRT2]);
    expect(areas(bitten, [0, 0, 0, 0, 20])[0]).toBeCloseTo(10_000 - (Math.PI * 2500) / 4, 6);
  });

  test('of a lot with a rounded corner that is used up has a sharp one', () => {
    const rounded20 = path([0, 0], [80, 0, Math.SQRT2 - 1], [100, 20], [100, 150], [0, 150]);
    expect(areas(rounded20, [20, 25, 10, 25, 10])).toEqual([8400]);
  });

  test('of a lot whose arc is passed by another line is bounded by its straight edges', () => {
    // The arc bulges 5 ft beyond the lower right side; 100 ft from below leave nothing of it.
    const bulging = path([0, 0], [100, 0], [100, 95, 1 / 6], [100, 155], [0, 155]);
    expect(corners(bulging, [20, 8, 15, 100, 8])).toEqual([
      [8, 20],
      [92, 20],
      [92, 55],
      [8, 55],
    ]);
    expect(left(bulging, [20, 8, 15, 140, 8])).toEqual([]);
  });

  test('cannot be told where the radius of an arc is used up and nothing says where its distance ends', () => {
    const pill = path([0, 0], [100, 0, 1], [100, 40], [0, 40, 1]);
    expect(areas(pill, [5, 15, 5, 15])[0]).toBeGreaterThan(100 * 30);
    expect(buildable(pill, ({ index }) => [0, 25, 0, 25][index] ?? 0)).toBeUndefined();
  });

  test('of a lot with a chamfer has its corner where the chamfer meets the front line', () => {
    // By a hair more or less than the length at which the strip of the front ends as well.
    for (const hair of [0, 2e-6, -2e-6, 1e-5, -1e-5, 3e-4]) {
      const chamfered = path([0, 0], [100, 0], [100, 100 + hair], [60, 140], [0, 140]);
      expect(corners(chamfered, [10, 0, 0, 30, 10])).toEqual([
        [10, 10],
        [100, 10],
        [100, expect.closeTo(100, 2)],
        [expect.closeTo(90, 2), 110],
        [10, 110],
      ]);
    }
  });

  test('of a lot with an inward corner goes round it', () => {
    const ell = path([0, 0], [100, 0], [100, 60], [40, 60], [40, 120], [0, 120]);
    expect(corners(ell, [10, 10, 5, 20, 10, 10])).toEqual([
      [10, 10],
      [90, 10],
      [90, 55],
      [20, 55],
      [20, 110],
      [10, 110],
    ]);
  });

  test('keeps its whole distance from the end of an arc that the next line misses', () => {
    const bowed = path([0, 0], [100, 0], [90, 130, 0.38], [10, 130]);
    const [piece] = left(bowed, [20, 6, 25, 6]);
    const end = { x: 90, y: 130 };
    const nearest = edgesOf(closed(piece?.vertices ?? [])).map((edge) =>
      distance(end, pointOnEdge(edge, nearestOnEdge(edge, end))),
    );
    expect(Math.min(...nearest)).toBeCloseTo(25, 6);
  });

  test('of a lot with a shallow notch in a corner goes on behind the notch', () => {
    const notched = (width: number) =>
      path([0, 0], [100, 0], [100, 142], [100 - width, 142], [100 - width, 150], [0, 150]);
    expect(corners(notched(30), [20, 10, 10, 10, 25, 10])).toEqual([
      [10, 20],
      [90, 20],
      [90, 125],
      [10, 125],
    ]);
    // 25 ft past the end of the front line its distance ends.
    expect(corners(notched(40), [20, 10, 10, 10, 25, 10])).toEqual([
      [10, 20],
      [90, 20],
      [90, 132],
      [85, 132],
      [85, 125],
      [10, 125],
    ]);
  });

  test('of a flag lot loses the pole that is too narrow to build on', () => {
    const flag = path([0, 0], [100, 0], [100, 80], [20, 80], [20, 200], [0, 200]);
    expect(areas(flag, [10, 10, 10, 10, 25, 10])).toEqual([4800]);
    expect(areas(flag, [5, 5, 5, 5, 5, 5])).toEqual([90 * 70 + 10 * 120]);
  });

  test('falls into two where a neck is too narrow', () => {
    expect(areas(twoRooms, Array<number>(12).fill(1))).toHaveLength(1);
    expect(areas(twoRooms, Array<number>(12).fill(3))).toEqual([196, 196]);
  });

  test('has a step where two edges in one line keep other distances', () => {
    const split = path([0, 0], [50, 0], [100, 0], [100, 150], [0, 150]);
    expect(corners(split, [20, 5, 10, 25, 10])).toEqual([
      [10, 20],
      [50, 20],
      [50, 5],
      [90, 5],
      [90, 125],
      [10, 125],
    ]);
  });

  test('has a step at an inward corner where the lines would cross too late, and none where a line misses an arc', () => {
    const bent = path([0, 0], [50, 5], [100, 0], [100, 150], [0, 150]);
    expect(corners(bent, [25, 5, 10, 25, 10]).slice(1, 3)).toEqual([
      [47.512, 29.876],
      [50.498, 9.975],
    ]);
    // An arc of 100 ft about 0, 100; the edge before it runs by 3-4-5.
    const round = path([0, 0], [25, 0], [100, 100, Math.sqrt(10) - 3], [80, 160], [0, 160]);
    expect(corners(round, [5, 5, 40, 10, 8])).toEqual([
      [8, 5],
      [22.5, 5],
      [60, 55],
      [60, 100],
      [33.166, 150],
      [8, 150],
    ]);
  });
});

const some = double({ min: 0, max: 30, noNaN: true });
/** Corners round a middle, each edge straight, or one of them bent; distances of the edges. */
const lots = (least: number, mostBulge: number) =>
  tuple(integer({ min: 3, max: 8 }), boolean()).chain(([count, isBack]) =>
    tuple(
      tuple(
        ...Array.from({ length: count }, () =>
          tuple(double({ min: -0.3, max: 0.3, noNaN: true }), double({ min: least, max: 80, noNaN: true })),
        ),
      ),
      tuple(...Array.from({ length: count }, () => some)),
      double({ min: -mostBulge, max: mostBulge, noNaN: true }),
    ).map(([places, feet, bulge]) => {
      const vertices = places.map(([shift, radius], i): Corner => {
        const angle = ((isBack ? -1 : 1) * (i + shift) * 2 * Math.PI) / count;
        return [radius * Math.cos(angle), radius * Math.sin(angle), i === 0 ? bulge : 0];
      });
      return { lot: path(...vertices), feet };
    }),
  );

/**
 * What is to be kept of an edge's distance at a share of it: all of it, but at an end where the lot turns outward the
 * lesser one of the two edges that meet there.
 */
function asked(lotPath: Path, feet: readonly number[], { index }: Edge, share: number): number {
  const edges = edgesOf(lotPath);
  const feetOf = (i: number): number => feet.at(i % edges.length) ?? 0;
  if (share > 1e-9 && share < 1 - 1e-9) return feetOf(index);
  const [one, next] = share < 0.5 ? [index - 1, index] : [index, (index + 1) % edges.length];
  const [coming, going] = [edges.at(one), edges[next]];
  if (!coming || !going) return 0;
  const turn = cross(directionOn(coming, 1), directionOn(going, 0)) * Math.sign(signedArea(lotPath));
  return turn > 1e-6 ? feetOf(index) : Math.min(feetOf(one), feetOf(next));
}

/** What half planes leave of a convex path of straight edges. */
function clipped(lotPath: Path, feet: readonly number[]): number {
  const side = Math.sign(signedArea(lotPath));
  let kept: readonly Point[] = lotPath.vertices;
  for (const edge of edgesOf(lotPath)) {
    const way = directionOn(edge, 0);
    const off = (at: Point): number => side * cross(way, subtract(at, edge.from)) - (feet[edge.index] ?? 0);
    kept = kept.flatMap((at, i) => {
      const before = kept.at(i - 1) ?? at;
      const [a, b] = [off(before), off(at)];
      const share = a / (a - b);
      const crossing = { x: before.x + (at.x - before.x) * share, y: before.y + (at.y - before.y) * share };
      return [...(a >= 0 === b >= 0 ? [] : [crossing]), ...(b >= 0 ? [at] : [])];
    });
  }
  return areaOf(closed(kept));
}

describe('of any lot', () => {
  test('no place of it is nearer to an edge than the distance that was asked for', () => {
    assert(
      property(lots(45, 0.3), ({ lot: any, feet }) => {
        for (const { vertices } of left(any, feet))
          for (const edge of edgesOf(closed(vertices)))
            for (const fraction of [0, 0.3, 0.5, 0.7])
              for (const old of edgesOf(any)) {
                const at = pointOnEdge(edge, fraction);
                const share = nearestOnEdge(old, at);
                const away = distance(at, pointOnEdge(old, share));
                expect(away).toBeGreaterThan(asked(any, feet, old, share) - 1e-4);
              }
      }),
      { numRuns: 400 },
    );
  });

  test('that is convex and straight, it is what the moved lines leave of it', () => {
    assert(
      property(lots(80, 0), ({ lot: any, feet }) => {
        const sum = areas(any, feet).reduce((total, area) => total + area, 0);
        expect(Math.abs(sum - clipped(any, feet))).toBeLessThan(0.05);
      }),
      { numRuns: 400 },
    );
  });
});
