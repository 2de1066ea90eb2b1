// The way of water on a surface: always down the steepest slope, across triangles, along the edges where two of them meet
// as in a valley, until it leaves the surface or can't go lower.
import { cross, distance, dot, lengthOf, type Point, subtract } from '../geometry/point.ts';
import {
  elevationIn,
  gradientOf,
  nextHalfEdge,
  previousHalfEdge,
  type Surface,
  type SurfacePoint,
  triangleAt,
  vertexAt,
} from './surface.ts';
import { edgesFrom } from './around.ts';

export interface Flow {
  readonly points: readonly SurfacePoint[];
  /** edge: the water leaves the surface. low point: it can't go lower. flat: the ground there has no slope. */
  readonly end: 'edge' | 'low point' | 'flat';
}

/** Feet per foot, and feet between two vertices: less is flat. */
const minSlope = 1e-9;
/** Feet within which a point is a vertex. */
const atVertex = 1e-7;

type Place =
  | { readonly in: number; readonly at: Point }
  | { readonly vertex: number }
  | { readonly end: Flow['end'] };

/** Where the water from a point goes; undefined if it is outside the surface. */
export function flowFrom(surface: Surface, from: Point): Flow | undefined {
  const triangle = triangleAt(surface, from);
  if (triangle === undefined) return undefined;
  const points: SurfacePoint[] = [];
  const add = (point: SurfacePoint): void => {
    const last = points.at(-1);
    if (!last || distance(last, point) > atVertex) points.push(point);
  };
  let place: Place = { in: triangle, at: from };
  // It passes each half-edge at most once.
  for (let steps = surface.triangles.length * 2 + 8; steps > 0; steps -= 1) {
    if ('end' in place) return { points, end: place.end };
    if ('vertex' in place) {
      add(vertexAt(surface, place.vertex));
      place = fromVertex(surface, place.vertex, points.length > 1);
      continue;
    }
    const z = elevationIn(surface, place.in, place.at);
    add({ ...place.at, z });
    const next: Place = acrossTriangle(surface, place.in, place.at);
    if ('end' in next && next.end === 'edge') {
      const exit = exitOf(surface, place.in, place.at);
      if (exit) add({ ...exit.at, z: elevationIn(surface, place.in, exit.at) });
    }
    place = next;
  }
  return { points, end: 'flat' };
}

interface Exit {
  readonly edge: number;
  readonly at: Point;
}

/** Where water from a point of a triangle leaves it; undefined if it is flat. */
function exitOf(surface: Surface, triangle: number, at: Point): Exit | undefined {
  const rise = gradientOf(surface, triangle);
  if (!(lengthOf(rise) > minSlope)) return undefined;
  const down = { x: -rise.x, y: -rise.y };
  let best: { readonly edge: number; readonly time: number } | undefined;
  for (let edge = triangle * 3; edge < triangle * 3 + 3; edge += 1) {
    const a = vertexAt(surface, surface.triangles[edge] ?? -1);
    const side = subtract(vertexAt(surface, surface.triangles[nextHalfEdge(edge)] ?? -1), a);
    const outward = leaving(surface, edge, down);
    if (!(outward > 0)) continue;
    const time = Math.max(0, cross(subtract(a, at), side) / cross(down, side));
    if (!best || time < best.time) best = { edge, time };
  }
  return best && { edge: best.edge, at: { x: at.x + best.time * down.x, y: at.y + best.time * down.y } };
}

/** The sine of the angle at which a direction leaves a triangle through a half-edge; negative if it enters there. */
function leaving(surface: Surface, edge: number, direction: Point): number {
  const a = vertexAt(surface, surface.triangles[edge] ?? -1);
  const side = subtract(vertexAt(surface, surface.triangles[nextHalfEdge(edge)] ?? -1), a);
  const apex = subtract(vertexAt(surface, surface.triangles[previousHalfEdge(edge)] ?? -1), a);
  return (-Math.sign(cross(side, apex)) * cross(side, direction)) / (lengthOf(side) * lengthOf(direction));
}

function acrossTriangle(surface: Surface, triangle: number, at: Point): Place {
  const exit = exitOf(surface, triangle, at);
  if (!exit) return { end: 'flat' };
  const start = surface.triangles[exit.edge] ?? -1;
  const end = surface.triangles[nextHalfEdge(exit.edge)] ?? -1;
  for (const vertex of [start, end])
    if (distance(vertexAt(surface, vertex), exit.at) < atVertex) return { vertex };
  const other = surface.halfEdges[exit.edge] ?? -1;
  if (other < 0) return { end: 'edge' };
  const beyond = Math.floor(other / 3);
  const rise = gradientOf(surface, beyond);
  if (!(lengthOf(rise) > minSlope)) return { end: 'flat' };
  // Not 0, because of rounding.
  if (leaving(surface, other, { x: -rise.x, y: -rise.y }) < -1e-12) return { in: beyond, at: exit.at };
  // Both triangles fall towards the edge.
  const fall = vertexAt(surface, start).z - vertexAt(surface, end).z;
  if (Math.abs(fall) <= minSlope) return { end: 'low point' };
  return { vertex: fall > 0 ? end : start };
}

/** The steepest way down from a vertex: across a triangle or along an edge. Water that arrives at the border leaves there. */
function fromVertex(surface: Surface, vertex: number, hasCome: boolean): Place {
  const here = vertexAt(surface, vertex);
  let steepest = minSlope;
  let place: Place | undefined;
  let hasLevelEdge = false;
  const { edges, isOnHull } = edgesFrom(surface, vertex);
  if (isOnHull && hasCome) return { end: 'edge' };
  for (const edge of edges) {
    const triangle = Math.floor(edge / 3);
    const next = surface.triangles[nextHalfEdge(edge)] ?? -1;
    const last = surface.triangles[previousHalfEdge(edge)] ?? -1;
    for (const other of [next, last]) {
      const there = vertexAt(surface, other);
      const slope = (here.z - there.z) / distance(here, there);
      hasLevelEdge ||= Math.abs(slope) <= minSlope;
      if (slope > steepest) [steepest, place] = [slope, { vertex: other }];
    }
    const rise = gradientOf(surface, triangle);
    const down = { x: -rise.x, y: -rise.y };
    const [toNext, toLast] = [next, last].map((other) => subtract(vertexAt(surface, other), here)) as [
      Point,
      Point,
    ];
    const turn = Math.sign(cross(toNext, toLast));
    const isWithin = cross(toNext, down) * turn > 0 && cross(down, toLast) * turn > 0 && dot(down, down) > 0;
    if (isWithin && lengthOf(rise) > steepest)
      [steepest, place] = [lengthOf(rise), { in: triangle, at: here }];
  }
  if (place) return place;
  return { end: isOnHull ? 'edge' : hasLevelEdge ? 'flat' : 'low point' };
}
