// Whether an outline keeps off the edges of a closed path by the distance of each, by the true distance to them: what is
// found of a setback is held against it before it is drawn. Feet.
import type { Vertex } from '../pen/pen.ts';
import { type Box, boxAround, boxBetween, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import { arcOf, directionOn, type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { cross, distance, type Point } from './point.ts';

/** Feet that a smooth joint of arcs may be out, and so an outline. */
const slack = 1e-4;
/** Feet that a box is larger than what it holds. */
const spare = 1e-5;
/** Directions that differ by less (radians) go straight on. */
const straight = 1e-6;
/** The share of an edge within which a point is at its end. */
const hair = 1e-9;

/** The corners at the ends of an edge. */
export interface Corners {
  readonly before: Edge;
  readonly after: Edge;
  /** Whether the lot has less than half a turn there. */
  readonly isSharpBefore: boolean;
  readonly isSharpAfter: boolean;
}

/** By the index of the edge. */
export function cornersOf(edges: readonly Edge[], side: number): ReadonlyMap<number, Corners> {
  const isSharp = (one: Edge, next: Edge): boolean =>
    side * cross(directionOn(one, 1), directionOn(next, 0)) > straight;
  return new Map(
    edges.map((edge, i): [number, Corners] => {
      const before = edges.at(i - 1) ?? edge;
      const after = edges[i + 1] ?? edges[0] ?? edge;
      const [isSharpBefore, isSharpAfter] = [isSharp(before, edge), isSharp(edge, after)];
      return [edge.index, { before, after, isSharpBefore, isSharpAfter }];
    }),
  );
}

/**
 * Whether an outline keeps off each edge by its distance, as seen from it within the lot. Past the end of an edge at a
 * corner of half a turn or more its distance ends, as yards are measured square to a lot line: there the lesser one
 * of the two that meet holds.
 */
export function keepsOff(
  vertices: readonly Vertex[],
  edges: readonly Edge[],
  corners: ReadonlyMap<number, Corners>,
  feetOf: (edge: Edge) => number,
): boolean {
  const outline = edgesOf({ vertices, closed: true });
  const places = outline.flatMap((edge) => [0, 0.25, 0.5, 0.75].map((share) => pointOnEdge(edge, share)));
  return edges.every((edge) => {
    const feet = feetOf(edge);
    const corner = corners.get(edge.index);
    const atStart = !corner || corner.isSharpBefore ? feet : Math.min(feet, feetOf(corner.before));
    const atEnd = !corner || corner.isSharpAfter ? feet : Math.min(feet, feetOf(corner.after));
    const box = grow(boxOf(edge), feet);
    return places.every((at) => {
      if (feet === 0 || !overlaps(box, boxAround(at, 0))) return true;
      const share = nearestOnEdge(edge, at);
      const foot = pointOnEdge(edge, share);
      const pastStart = share <= hair ? atStart : feet;
      const least = share >= 1 - hair ? atEnd : pastStart;
      return distance(at, foot) >= least - slack || !isSeen(at, foot, edges);
    });
  });
}

/** Whether no edge lies between two points; those at the points do not. */
function isSeen(at: Point, foot: Point, edges: readonly Edge[]): boolean {
  const sight = { index: 0, from: at, to: foot, bulge: 0 };
  return edges.every((edge) =>
    crossings(sight, edge).every((place) => distance(place, at) <= slack || distance(place, foot) <= slack),
  );
}

/** Round an edge, or round the whole circle of one that is bent. */
export function boxOf(edge: Edge): Box {
  const arc = arcOf(edge);
  return grow(arc ? boxAround(arc.centre, arc.radius) : boxBetween(edge.from, edge.to), spare);
}
