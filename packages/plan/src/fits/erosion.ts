// Erodes ground by a footprint: finds where the footprint's reference point may be so that the whole footprint is within the
// ground. The border of the ground is convolved with the convex footprint, and clipper2 keeps the areas that the result winds
// around. In feet from an origin.
import { ClipType, FillRule, type Paths64 } from 'clipper2-ts/dist/Core.js';
import { Clipper64 } from 'clipper2-ts/dist/Engine.js';
import { EndType } from 'clipper2-ts/dist/Offset.js';
import { inflatedPaths } from '../areas/regions.ts';
import type { Point } from '../geometry/point.ts';

/** Closed outlines. Those of holes run backward. */
export type Rings = readonly (readonly Point[])[];

/** Units of clipper2's integer grid in a foot. Within a mile of the origin, products of two are exact in doubles. */
const perFoot = 2 ** 14;

/** The grid is rotated by some odd angle, because clipper2 fails where horizontal or vertical sides coincide. */
const [cos, sin] = [Math.cos(0.2345), Math.sin(0.2345)];

const toGrid = (ring: readonly Point[]): Paths64[number] =>
  ring.map(({ x, y }) => ({
    x: Math.round((x * cos - y * sin) * perFoot),
    y: Math.round((x * sin + y * cos) * perFoot),
  }));

const fromGrid = (rings: Paths64): Rings =>
  rings.map((ring) =>
    ring.map(({ x, y }) => ({ x: (x * cos + y * sin) / perFoot, y: (y * cos - x * sin) / perFoot })),
  );

/** Feet: narrower areas are noise of the grid, left where a border runs there and back. */
const minWidth = 5e-4;

/** Rings without spikes, and without those that enclose next to nothing. */
const withoutNoise = (rings: Rings): Rings =>
  rings.flatMap((ring) => {
    const kept: Point[] = [];
    for (const at of ring) {
      kept.push(at);
      while (isSpike(kept.at(-3), kept.at(-2), kept.at(-1))) kept.splice(-2, 1);
    }
    while (kept.length > 2 && isSpike(kept.at(-2), kept.at(-1), kept[0])) kept.pop();
    while (kept.length > 2 && isSpike(kept.at(-1), kept[0], kept[1])) kept.shift();
    return kept.length > 2 && isWide(kept) ? [kept] : [];
  });

/** Whether a border turns back at the second of three points. */
function isSpike(a: Point | undefined, b: Point | undefined, c: Point | undefined): boolean {
  if (!a || !b || !c) return false;
  const [x, y] = [b.x - a.x, b.y - a.y];
  const [dx, dy] = [c.x - b.x, c.y - b.y];
  const longer = Math.max(Math.hypot(x, y), Math.hypot(dx, dy));
  return x * dx + y * dy < 0 && Math.abs(x * dy - y * dx) < minWidth * longer;
}

function isWide(ring: readonly Point[]): boolean {
  const area = ringArea(ring);
  if (area < 0) return true;
  const around = ring.reduce((sum, at, i) => {
    const before = ring.at(i - 1) ?? at;
    return sum + Math.hypot(at.x - before.x, at.y - before.y);
  }, 0);
  return area > (minWidth * around) / 2;
}

/** The areas that rings wind around more often forward than backward. */
export const wound = (rings: Rings): Rings => withoutNoise(fromGrid(woundOnGrid(rings.map(toGrid))));

function woundOnGrid(paths: Paths64): Paths64 {
  const clipper = new Clipper64();
  clipper.addSubject(paths);
  const solution: Paths64 = [];
  clipper.execute(ClipType.Union, FillRule.Positive, solution);
  return solution;
}

/** The union of grounds. They are merged four at a time, because parts inside the union so far then drop out early. */
export function united(grounds: readonly Rings[]): Rings {
  let all = grounds.map((rings) => rings.map(toGrid));
  // Each merge takes grounds far apart in the list, which cross each other less often than neighbors do.
  while (all.length > 1) {
    const count = Math.ceil(all.length / 4);
    all = Array.from({ length: count }, (_one, i) =>
      woundOnGrid(all.filter((_other, j) => j % count === i).flat()),
    );
  }
  return withoutNoise(fromGrid(all[0] ?? []));
}

/** The ground without a part of it. */
export const beyond = (all: Rings, part: Rings): Rings =>
  wound([...all, ...part.map((ring) => ring.toReversed())]);

/** The ground that is in all of some grounds. */
export function intersection(all: readonly Rings[]): Rings {
  const [first = [], ...more] = all;
  return more.reduce((rings, other) => {
    const clipper = new Clipper64();
    clipper.addSubject(rings.map(toGrid));
    clipper.addClip(other.map(toGrid));
    const solution: Paths64 = [];
    clipper.execute(ClipType.Intersection, FillRule.Positive, solution);
    return withoutNoise(fromGrid(solution));
  }, first);
}

/** All the ground enclosed by a ring that may cross itself, as rings that don't. */
export function cleaned(ring: readonly Point[]): Rings {
  const clipper = new Clipper64();
  clipper.addSubject([toGrid(ring)]);
  const solution: Paths64 = [];
  clipper.execute(ClipType.Union, FillRule.NonZero, solution);
  return fromGrid(solution);
}

/** Corners stay mitered up to this many times the distance that the sides move. */
const miterLimit = 10;

/** The ring with its sides moved out by so many feet, or in if they are negative; none if nothing is left of it. */
export const widened = (ring: readonly Point[], feet: number): Rings =>
  fromGrid(inflatedPaths([toGrid(forward(ring))], feet * perFoot, EndType.Polygon, miterLimit));

/** Square feet within a ring, negative if it runs backward. */
export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  let before = ring.at(-1);
  const [first] = ring;
  if (!before || !first) return 0;
  for (const at of ring) {
    twice += (before.x - first.x) * (at.y - first.y) - (at.x - first.x) * (before.y - first.y);
    before = at;
  }
  return twice / 2;
}

export const forward = (ring: readonly Point[]): readonly Point[] =>
  ringArea(ring) < 0 ? ring.toReversed() : ring;
export const backward = (ring: readonly Point[]): readonly Point[] =>
  ringArea(ring) > 0 ? ring.toReversed() : ring;

/** A convex outline that runs forward, with the directions of its outward normals. */
export interface Convex {
  readonly points: readonly Point[];
  /** Radians, growing, of the normals of its edges; edge i starts at point i. */
  readonly normals: readonly number[];
  readonly area: number;
}

/** Feet: closer corners count as one. */
const minSide = 1e-6;

export function convexOf(ring: readonly Point[]): Convex {
  const corners = forward(ring).filter((at, i, all) => {
    const before = all.at(i - 1) ?? at;
    return Math.hypot(at.x - before.x, at.y - before.y) > minSide;
  });
  const sides = corners.map((at, i) => ({
    at,
    angle: normalOf(at, corners[(i + 1) % corners.length] ?? at),
  }));
  // The edge whose normal has the smallest angle comes first.
  const first = sides.reduce((best, { angle }, i) => (angle < (sides[best]?.angle ?? 0) ? i : best), 0);
  const sorted = [...sides.slice(first), ...sides.slice(0, first)];
  return {
    points: sorted.map(({ at }) => at),
    normals: sorted.map(({ angle }) => angle),
    area: ringArea(corners),
  };
}

/** The angle of an edge's normal, which points outward on a ring that runs forward. */
const normalOf = (from: Point, to: Point): number => Math.atan2(from.x - to.x, to.y - from.y);

/** The index of the point that lies farthest in a direction. */
function farthest({ normals }: Convex, angle: number): number {
  // Point i is between the normals of the edges that end and start at it.
  let low = 0;
  let high = normals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((normals[middle] ?? 0) < angle) low = middle + 1;
    else high = middle;
  }
  return low % normals.length;
}

/**
 * Adds to `into` the border of the ground with each edge moved inward as far as the footprint reaches over it, joined along
 * the corners of the footprint. It winds around the eroded ground; for each part of the footprint that is off the ground at
 * a point, it winds around that point once less.
 */
function convolved(ring: readonly Point[], shape: Convex, into: Point[][]): void {
  const count = shape.points.length;
  const result: Point[] = [];
  const angles = ring.map((at, i) => normalOf(at, ring[(i + 1) % ring.length] ?? at));
  let last = angles.at(-1) ?? 0;
  let index = farthest(shape, last);
  for (const [i, at] of ring.entries()) {
    const angle = angles[i] ?? 0;
    const next = farthest(shape, angle);
    let turn = angle - last;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    else if (turn <= -Math.PI) turn += 2 * Math.PI;
    const step = turn >= 0 ? 1 : count - 1;
    const addCorner = (): void => {
      const by = shape.points[index];
      if (by) result.push({ x: at.x - by.x, y: at.y - by.y });
    };
    addCorner();
    while (index !== next) {
      index = (index + step) % count;
      addCorner();
    }
    last = angle;
  }
  into.push(result);
}

/** Where the reference point of a convex footprint may be on some ground. */
export function eroded(ground: Rings, shape: Convex): Rings {
  const rings: Point[][] = [];
  for (const ring of ground) {
    const area = ringArea(ring);
    // Ground smaller than the footprint could be inside it, without crossing its border; it has no place for it.
    if (area > 0 && area < shape.area) continue;
    convolved(ring, shape, rings);
  }
  return wound(rings);
}
