// Outlines: paths of straight and arc edges, as an object is measured by. Lengths, area, points on edges. Feet.
import type { Path, Vertex } from '../pen/pen.ts';
import {
  add,
  cross,
  distance,
  dot,
  lengthOf,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from './point.ts';
import { type Arc, bulgeArc, nearestFraction, pointAlong, pointOnArc, arcCovers } from './segment.ts';

/** One edge of a path. A bulge bends it as in geometry/segment, bulgeArc; 0 is straight. */
export interface Edge {
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

/** Edge i of a path, which begins at vertex i; undefined where there is none. */
export function edgeAt({ vertices, closed }: Path, index: number): Edge | undefined {
  const from = vertices[index];
  const to = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
  return from && to ? { index, from, to, bulge: from.bulge ?? 0 } : undefined;
}

/** The edges of a path in their order; edge i begins at vertex i. */
export function edgesOf({ vertices, closed }: Path): Edge[] {
  return vertices.flatMap((from, index) => {
    const to = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    return to ? [{ index, from, to, bulge: from.bulge ?? 0 }] : [];
  });
}

/** An edge that bends less is straight: over a mile it leaves its chord by no more than a hair. */
const leastBulge = 1e-8;

/** The edge's arc; undefined where it is straight. */
export const arcOf = ({ from, to, bulge }: Edge): Arc | undefined =>
  Math.abs(bulge) < leastBulge ? undefined : bulgeArc(from, to, bulge);

export function edgeLength(edge: Edge): number {
  const arc = arcOf(edge);
  return arc ? arc.radius * Math.abs(arc.sweep) : distance(edge.from, edge.to);
}

/** The point at a fraction of the edge's length, 0 at its start. */
export function pointOnEdge(edge: Edge, fraction: number): Point {
  const arc = arcOf(edge);
  return arc ? pointOnArc(arc, fraction) : pointAlong(edge.from, edge.to, fraction);
}

/** The unit vector in which the edge goes at a fraction of its length. */
export function directionOn(edge: Edge, fraction: number): Point {
  const arc = arcOf(edge);
  if (!arc) return unit(subtract(edge.to, edge.from));
  const right = turnRight(unit(subtract(pointOnArc(arc, fraction), arc.center)));
  return arc.sweep >= 0 ? right : { x: -right.x, y: -right.y };
}

/** How far along the edge, 0 to 1, the point nearest to p lies. */
export function nearestOnEdge(edge: Edge, p: Point): number {
  const arc = arcOf(edge);
  if (!arc) return nearestFraction(p, edge.from, edge.to);
  const angle = Math.atan2(p.y - arc.center.y, p.x - arc.center.x);
  if (!arcCovers(arc, angle)) return distance(p, edge.from) <= distance(p, edge.to) ? 0 : 1;
  const turn = 2 * Math.PI;
  const swept = arc.sweep >= 0 ? angle - arc.start : arc.start - angle;
  return (((swept % turn) + turn) % turn) / Math.abs(arc.sweep);
}

/** The foot of the perpendicular from p on the edge, which is prolonged as far as need be. */
export function footOn(edge: Edge, p: Point): Point {
  const arc = arcOf(edge);
  if (arc) {
    const way = unit(subtract(p, arc.center));
    return lengthOf(way) === 0 ? pointOnEdge(edge, 0.5) : add(arc.center, scaleBy(way, arc.radius));
  }
  const along = directionOn(edge, 0);
  return add(edge.from, scaleBy(along, dot(subtract(p, edge.from), along)));
}

/** Feet; an arc of less radius is none. */
const leastRadius = 1e-7;

/** An edge so many feet to the right of where it is; undefined where an arc has no radius left. */
export function aside(edge: Edge, by: number): Edge | undefined {
  const arc = arcOf(edge);
  if (arc && arc.radius - Math.sign(arc.sweep) * by <= leastRadius) return undefined;
  const shift = (at: Point, fraction: number): Point =>
    add(at, scaleBy(turnRight(directionOn(edge, fraction)), by));
  return { ...edge, from: shift(edge.from, 0), to: shift(edge.to, 1) };
}

export const perimeterOf = (path: Path): number =>
  edgesOf(path).reduce((sum, edge) => sum + edgeLength(edge), 0);

/** Square feet within a closed path, positive where it goes clockwise on the screen; arcs count. */
export function signedArea(path: Path): number {
  const origin = path.vertices[0] ?? { x: 0, y: 0 };
  let twice = 0;
  for (const edge of edgesOf({ ...path, closed: true })) {
    twice += cross(subtract(edge.from, origin), subtract(edge.to, origin));
    const arc = arcOf(edge);
    // The segment between chord and arc; an arc that turns clockwise bulges outward of a clockwise path.
    if (arc) twice += arc.radius * arc.radius * (arc.sweep - Math.sin(arc.sweep));
  }
  return twice / 2;
}

/** Square feet within a closed path. */
export const areaOf = (path: Path): number => Math.abs(signedArea(path));

/** The path the other way round, with the same edges. */
export function reversed({ vertices, closed }: Path): Path {
  const count = vertices.length;
  const back = vertices.map((_, i): Vertex => {
    const { x, y } = vertices[count - 1 - i] ?? { x: 0, y: 0 };
    const before = vertices[count - 2 - i] ?? (closed ? vertices[count - 1] : undefined);
    return before?.bulge ? { x, y, bulge: -before.bulge } : { x, y };
  });
  return { vertices: back, closed };
}
