// Erodes ground by a footprint: where its reference point may be so that it lies within the ground. The border of the
// ground is convolved with a convex footprint, and clipper2 keeps what winds around. Feet, as offsets from an origin.
import { ClipType, FillRule, type Paths64 } from 'clipper2-ts/dist/Core.js';
import { Clipper64 } from 'clipper2-ts/dist/Engine.js';
import { EndType } from 'clipper2-ts/dist/Offset.js';
import { inflatedPaths } from '../areas/regions.ts';
import type { Point } from '../geometry/point.ts';

/** Closed outlines; those of holes run the other way. */
export type Rings = readonly (readonly Point[])[];

/** Grid units in a foot. Within a mile of the origin their products are exact in doubles. */
const perFoot = 2 ** 14;

/** The grid is turned, so that sides along the sheet don't coincide on it, which clipper2 gets wrong. */
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

/** Feet: what is narrower is noise of the grid, left where a border is walked there and back. */
const minWidth = 5e-4;

/** Without spikes, and without ground that is too narrow to be any. */
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

/** Whether the way turns back at the second of three points. */
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

/** The ground that outlines wind around more often forward than backward. */
export const wound = (rings: Rings): Rings => withoutNoise(fromGrid(woundOnGrid(rings.map(toGrid))));

function woundOnGrid(paths: Paths64): Paths64 {
  const clipper = new Clipper64();
  clipper.addSubject(paths);
  const solution: Paths64 = [];
  clipper.execute(ClipType.Union, FillRule.Positive, solution);
  return solution;
}

/** The ground of all, put together four by four, as what lies within the ground so far soon drops out. */
export function united(grounds: readonly Rings[]): Rings {
  let all = grounds.map((rings) => rings.map(toGrid));
  // Grounds far apart in their order cross each other less often than neighbors do.
  while (all.length > 1) {
    const count = Math.ceil(all.length / 4);
    all = Array.from({ length: count }, (_one, i) =>
      woundOnGrid(all.filter((_other, j) => j % count === i).flat()),
    );
  }
  return withoutNoise(fromGrid(all[0] ?? []));
}

/** The ground of all that isn't that of a part of it. */
export const beyond = (all: Rings, part: Rings): Rings =>
  wound([...all, ...part.map((ring) => ring.toReversed())]);

export function common(all: readonly Rings[]): Rings {
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

/** A ring that may cross itself, as all the ground that it goes around. */
export function cleaned(ring: readonly Point[]): Rings {
  const clipper = new Clipper64();
  clipper.addSubject([toGrid(ring)]);
  const solution: Paths64 = [];
  clipper.execute(ClipType.Union, FillRule.NonZero, solution);
  return fromGrid(solution);
}

/** The ring with its sides moved out by so many feet, or in if they are negative; none if nothing is left of it. */
export const widened = (ring: readonly Point[], feet: number): Rings =>
  fromGrid(inflatedPaths([toGrid(forward(ring))], feet * perFoot, EndType.Polygon, 10));

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

/** Feet within which two corners are one. */
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
  // Of the edges the one whose normal has the least angle comes first.
  const first = sides.reduce((best, { angle }, i) => (angle < (sides[best]?.angle ?? 0) ? i : best), 0);
  const sorted = [...sides.slice(first), ...sides.slice(0, first)];
  return {
    points: sorted.map(({ at }) => at),
    normals: sorted.map(({ angle }) => angle),
    area: ringArea(corners),
  };
}

/** The direction to the right of the way from one point to another, outward of a ring that runs forward. */
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
 * The border of the ground, each edge moved as far as the footprint reaches over it, and joined around the corners of the
 * footprint. What it winds around is the eroded ground: it winds around a point once less for each part of the footprint
 * that is off the ground there.
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
    const reach = (): void => {
      const by = shape.points[index];
      if (by) result.push({ x: at.x - by.x, y: at.y - by.y });
    };
    reach();
    while (index !== next) {
      index = (index + step) % count;
      reach();
    }
    last = angle;
  }
  into.push(result);
}

/** Where the reference point of a convex footprint may be. */
export function eroded(ground: Rings, shape: Convex): Rings {
  const rings: Point[][] = [];
  for (const ring of ground) {
    const area = ringArea(ring);
    // Ground smaller than the footprint could lie within it, where nothing of its border tells.
    if (area > 0 && area < shape.area) continue;
    convolved(ring, shape, rings);
  }
  return wound(rings);
}
