// Regions of ground: unions and intersections of closed paths, by clipper2. Loaded with the checks and tables.
import { ClipType, FillRule, type Paths64 } from 'clipper2-ts/dist/Core.js';
import { Clipper64 } from 'clipper2-ts/dist/Engine.js';
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js';
import type { Point } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';
import { type Edge, edgesOf, arcOf } from '../geometry/outline.ts';
import { type Arc, pointOnArc } from '../geometry/segment.ts';

/** Units of clipper2's integer grid in a foot. Within a mile of the origin, products of two are exact in doubles. */
const perFoot = 2 ** 14;

/** Outlines in grid units from an origin. Those of holes run the other way. */
export type Region = Paths64;

export const nothing: Region = [];

const toGrid = (points: readonly Point[], origin: Point): Paths64[number] =>
  points.map(({ x, y }) => ({
    x: Math.round((x - origin.x) * perFoot),
    y: Math.round((y - origin.y) * perFoot),
  }));

function combined(type: ClipType, subjects: readonly Region[], clips: readonly Region[] = []): Region {
  const clipper = new Clipper64();
  for (const region of subjects) clipper.addSubject(region);
  for (const region of clips) clipper.addClip(region);
  const solution: Paths64 = [];
  clipper.execute(type, FillRule.NonZero, solution);
  return solution;
}

/** The union of closed paths. */
export const regionOf = (paths: readonly Path[], origin: Point): Region =>
  // Each path by itself first, because two that run in opposite directions would cancel each other.
  unionOf(paths.map((path) => combined(ClipType.Union, [[toGrid(ringOf(path), origin)]])));

/** The union of outlines that don't cross themselves, in any direction: much faster than regionOf. */
export function regionOfSimple(rings: readonly (readonly Point[])[], origin: Point): Region {
  const turned = rings.map((ring) => {
    const placed = toGrid(ring, origin);
    return signedAreaOf(placed) < 0 ? placed.toReversed() : placed;
  });
  return combined(ClipType.Union, [turned]);
}

function signedAreaOf(ring: Paths64[number]): number {
  const [first] = ring;
  let before = ring.at(-1);
  if (!first || !before) return 0;
  let twice = 0;
  for (const at of ring) {
    twice += (before.x - first.x) * (at.y - first.y) - (at.x - first.x) * (before.y - first.y);
    before = at;
  }
  return twice / 2;
}

export const unionOf = (regions: readonly Region[]): Region =>
  regions.length === 1 ? (regions[0] ?? nothing) : combined(ClipType.Union, regions);

export const intersectionOf = (a: Region, b: Region): Region => combined(ClipType.Intersection, [a], [b]);

export const differenceOf = (a: Region, b: Region): Region =>
  b.length === 0 ? a : combined(ClipType.Difference, [a], [b]);

/** The region grown by so many feet, or shrunk if they are below 0. */
export const inflated = (region: Region, feet: number): Region =>
  inflatedPaths(region, feet * perFoot, EndType.Polygon);

/** Offsets paths by grid units. clipper2's own function for this would load all of the library, a third more. */
export function inflatedPaths(paths: Paths64, by: number, ends: EndType, miterLimit = 2): Paths64 {
  const offset = new ClipperOffset(miterLimit);
  offset.addPaths(paths, JoinType.Miter, ends);
  const solution: Paths64 = [];
  offset.execute(by, solution);
  return solution;
}

/** The outlines of a region in feet. Those of holes run the other way. */
export const ringsOf = (region: Region, origin: Point): readonly (readonly Point[])[] =>
  region.map((ring) => ring.map(({ x, y }) => ({ x: x / perFoot + origin.x, y: y / perFoot + origin.y })));

/** Square feet. */
export function areaOfRegion(region: Region): number {
  let sum = 0;
  for (const ring of region) sum += signedAreaOf(ring);
  return Math.abs(sum) / perFoot ** 2;
}

/** The ground within so many feet of open lines. */
export const bandAround = (lines: readonly (readonly Point[])[], feet: number, origin: Point): Region =>
  inflatedPaths(
    lines.map((line) => toGrid(line, origin)),
    feet * perFoot,
    EndType.Square,
  );

/** Whether a point is in a hole of a region. */
export function isEnclosed(region: Region, at: Point, origin: Point): boolean {
  const [point] = toGrid([at], origin);
  if (!point) return false;
  const around = region.filter((ring) => surrounds(ring, point));
  return around.length > 0 && around.length % 2 === 0;
}

function surrounds(ring: Paths64[number], { x, y }: Point): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const at of ring) {
    if (before && at.y > y !== before.y > y) {
      const across = before.x + ((y - before.y) / (at.y - before.y)) * (at.x - before.x);
      if (x < across) inside = !inside;
    }
    before = at;
  }
  return inside;
}

/** Feet by which the chords of a region may be off an arc. */
const sagitta = 0.002;
/** Chords of an arc. */
const minChords = 3;
const maxChords = 500;

/**
 * A closed path as a polygon. Arcs become chords whose corners are outside the arc just so far that the polygon has the same
 * area as the path, so that a path without overlaps is measured exactly.
 */
const ringOf = (path: Path): readonly Point[] =>
  edgesOf({ ...path, closed: true }).flatMap((edge) => pointsOf(edge));

function pointsOf(edge: Edge): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const step = 2 * Math.acos(Math.max(0, 1 - sagitta / arc.radius));
  const wanted = Math.ceil(Math.abs(arc.sweep) / step);
  const count = Math.min(maxChords, Math.max(minChords, wanted));
  const radius = equalAreaRadius(arc, count);
  return Array.from({ length: count }, (_, i): Point => {
    if (i === 0) return edge.from;
    return pointOnArc({ ...arc, radius }, i / count);
  });
}

/**
 * The radius of the corners between an arc's ends at which the fan of triangles about its center has the area of the
 * sector: (n - 2) r² + 2 R r = R² θ / sin(θ / n), for r.
 */
function equalAreaRadius({ radius, sweep }: Arc, count: number): number {
  const angle = Math.abs(sweep);
  const inner = count - 2;
  return (radius * (Math.sqrt(1 + (inner * angle) / Math.sin(angle / count)) - 1)) / inner;
}
