// The footprint of an object as convex parts to erode ground by, which can be turned about its middle. In feet from its middle.
import { boxCenter } from '../geometry/box.ts';
import type { Path } from '../geometry/pen.ts';
import { cross, distance, type Point, rotate, subtract } from '../geometry/point.ts';
import { lengthTolerance } from '../site/clearance.ts';
import type { Subject } from '../site/subject.ts';
import { type Convex, convexOf, forward, ringArea, widened } from './erosion.ts';
import { edgesOf } from '../geometry/outline.ts';
import { ringBeside } from './chords.ts';

export interface Footprint {
  /** The middle of its box on the plan. */
  readonly middle: Point;
  readonly walls: readonly Convex[];
  /** The ground under its roof, if that reaches beyond the walls. */
  readonly eave: readonly Convex[] | undefined;
  /** Radians by which it has to be turned to cover the same ground again. */
  readonly period: number;
  /** Radians: the direction of its longest straight side. */
  readonly side: number;
  /** Feet from its middle to its farthest corner. */
  readonly reach: number;
}

/**
 * Feet by which the sides of a footprint are moved in, so that it also fits where there is exactly enough room. The checks
 * tolerate twice as much.
 */
export const slack = lengthTolerance / 2;

/** The footprint of a subject; undefined if it covers no ground. */
export function footprintOf({ ground, eave }: Subject): Footprint | undefined {
  if (!ground.path.closed || ground.path.vertices.length < 2) return undefined;
  const middle = boxCenter(ground.box);
  const walls = ringAbout(ground.path, middle);
  if (walls.length < 3) return undefined;
  return {
    middle,
    walls: partsOf(walls),
    eave: eave && partsOf(ringAbout(eave.path, middle)),
    period: periodOf(walls),
    side: longestSide(ground.path),
    reach: Math.max(...walls.map(({ x, y }) => Math.hypot(x, y))),
  };
}

/** The parts of a footprint turned about its middle. */
export const turnedParts = (parts: readonly Convex[], turn: number): readonly Convex[] =>
  turn === 0 ? parts : parts.map(({ points }) => convexOf(points.map((at) => rotate(at, turn, zero))));

const zero = { x: 0, y: 0 };

/** The outline about its middle, moved in by the slack; empty if nothing is left. */
const ringAbout = (path: Path, middle: Point): readonly Point[] =>
  widened(
    ringBeside(path, 'outside', 'fine').map((at) => subtract(at, middle)),
    -slack,
  ).toSorted((a, b) => ringArea(b) - ringArea(a))[0] ?? [];

function longestSide(path: Path): number {
  const [longest] = edgesOf(path)
    .filter(({ bulge }) => bulge === 0)
    .toSorted((a, b) => distance(b.from, b.to) - distance(a.from, a.to));
  return longest ? Math.atan2(longest.to.y - longest.from.y, longest.to.x - longest.from.x) : 0;
}

/** A quarter turn for a square, half a turn for a rectangle. */
function periodOf(ring: readonly Point[]): number {
  const isSameAfter = (turn: number): boolean =>
    ring.every((at) => {
      const there = rotate(at, turn, zero);
      return ring.some((other) => distance(other, there) < lengthTolerance);
    });
  return [Math.PI / 2, Math.PI].find(isSameAfter) ?? 2 * Math.PI;
}

/** Convex parts that together are the outline: triangles, joined as long as they stay convex. */
function partsOf(outline: readonly Point[]): readonly Convex[] {
  const ring = forward(outline);
  if (isConvex(ring)) return [convexOf(ring)];
  const parts: (readonly Point[])[] = triangles(ring).map((one) => [...one]);
  for (let i = 0; i < parts.length; i += 1) {
    for (let j = i + 1; j < parts.length; j += 1) {
      const joined = joinedAlongSide(parts[i] ?? [], parts[j] ?? []);
      if (!joined || !isConvex(joined)) continue;
      parts[i] = joined;
      parts.splice(j, 1);
      j = i;
    }
  }
  return parts.map(convexOf);
}

const turnAt = (a: Point, b: Point, c: Point): number => cross(subtract(b, a), subtract(c, b));

const isConvex = (ring: readonly Point[]): boolean =>
  ring.every((at, i) => turnAt(ring.at(i - 1) ?? at, at, ring[(i + 1) % ring.length] ?? at) >= -1e-9);

/** Triangulates a ring by cutting off one ear at a time. */
function triangles(ring: readonly Point[]): readonly (readonly [Point, Point, Point])[] {
  const rest = [...ring];
  const all: (readonly [Point, Point, Point])[] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((at, i) => {
      const [a, c] = [rest.at(i - 1) ?? at, rest[(i + 1) % rest.length] ?? at];
      if (turnAt(a, at, c) <= 0) return false;
      return !rest.some(
        (other) =>
          other !== a &&
          other !== at &&
          other !== c &&
          turnAt(a, at, other) >= 0 &&
          turnAt(at, c, other) >= 0 &&
          turnAt(c, a, other) >= 0,
      );
    });
    const i = Math.max(0, ear);
    const [a, b, c] = [rest.at(i - 1), rest[i], rest[(i + 1) % rest.length]];
    if (ear >= 0 && a && b && c) all.push([a, b, c]);
    rest.splice(i, 1);
  }
  const [a, b, c] = rest;
  if (a && b && c && turnAt(a, b, c) > 0) all.push([a, b, c]);
  return all;
}

/** Two rings as one, if they share a side. */
function joinedAlongSide(one: readonly Point[], other: readonly Point[]): readonly Point[] | undefined {
  for (const [i, from] of one.entries()) {
    const to = one[(i + 1) % one.length];
    const j = other.findIndex((at, k) => at === to && other[(k + 1) % other.length] === from);
    if (j < 0) continue;
    const rest = [...other.slice(j), ...other.slice(0, j)].slice(2);
    return [...one.slice(0, i + 1), ...rest, ...one.slice(i + 1)];
  }
  return undefined;
}
