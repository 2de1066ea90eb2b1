// Measures paths of straight and arc edges: lengths, areas, points on edges. Feet.
import type { Path, Vertex } from './pen.ts';
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

/** Edge i of a path, which starts at vertex i; undefined if there is none. */
export function edgeAt({ vertices, closed }: Path, index: number): Edge | undefined {
  const from = vertices[index];
  const to = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
  return from && to ? { index, from, to, bulge: from.bulge ?? 0 } : undefined;
}

/** The edge as a path of its own. */
export const edgePath = ({ from, to, bulge }: Edge): Path => ({
  vertices: [{ ...from, bulge }, to],
  closed: false,
});

/** The edges of a path in order; edge i starts at vertex i. */
export function edgesOf({ vertices, closed }: Path): Edge[] {
  return vertices.flatMap((from, index) => {
    const to = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    return to ? [{ index, from, to, bulge: from.bulge ?? 0 }] : [];
  });
}

/** An edge with a smaller bulge counts as straight: over a mile it leaves its chord by less than 0.001 inch. */
const minBulge = 1e-8;

/** The edge's arc; undefined if it is straight. */
export const arcOf = ({ from, to, bulge }: Edge): Arc | undefined =>
  Math.abs(bulge) < minBulge ? undefined : bulgeArc(from, to, bulge);

export function edgeLength(edge: Edge): number {
  const arc = arcOf(edge);
  return arc ? arc.radius * Math.abs(arc.sweep) : distance(edge.from, edge.to);
}

/** The point at a fraction of the edge's length, 0 at its start. */
export function pointOnEdge(edge: Edge, fraction: number): Point {
  const arc = arcOf(edge);
  return arc ? pointOnArc(arc, fraction) : pointAlong(edge.from, edge.to, fraction);
}

/** The edge's direction at a fraction of its length, a unit vector. */
export function directionOn(edge: Edge, fraction: number): Point {
  const arc = arcOf(edge);
  if (!arc) return unit(subtract(edge.to, edge.from));
  const right = turnRight(unit(subtract(pointOnArc(arc, fraction), arc.center)));
  return arc.sweep >= 0 ? right : { x: -right.x, y: -right.y };
}

/** The fraction of the edge's length, 0 to 1, at the point nearest to p. */
export function nearestOnEdge(edge: Edge, p: Point): number {
  const arc = arcOf(edge);
  if (!arc) return nearestFraction(p, edge.from, edge.to);
  const angle = Math.atan2(p.y - arc.center.y, p.x - arc.center.x);
  if (!arcCovers(arc, angle)) return distance(p, edge.from) <= distance(p, edge.to) ? 0 : 1;
  const turn = 2 * Math.PI;
  const swept = arc.sweep >= 0 ? angle - arc.start : arc.start - angle;
  return (((swept % turn) + turn) % turn) / Math.abs(arc.sweep);
}

/** The foot of the perpendicular from p on the edge, extended as far as needed. */
export function footOn(edge: Edge, p: Point): Point {
  const arc = arcOf(edge);
  if (arc) {
    const direction = unit(subtract(p, arc.center));
    return lengthOf(direction) === 0
      ? pointOnEdge(edge, 0.5)
      : add(arc.center, scaleBy(direction, arc.radius));
  }
  const along = directionOn(edge, 0);
  return add(edge.from, scaleBy(along, dot(subtract(p, edge.from), along)));
}

/** Feet. An offset that leaves an arc less radius than this removes it. */
const minRadius = 1e-7;

/** The edge offset to its right by feet; undefined if an arc has no radius left. */
export function offsetEdge(edge: Edge, by: number): Edge | undefined {
  const arc = arcOf(edge);
  if (arc && arc.radius - Math.sign(arc.sweep) * by <= minRadius) return undefined;
  const shift = (at: Point, fraction: number): Point =>
    add(at, scaleBy(turnRight(directionOn(edge, fraction)), by));
  return { ...edge, from: shift(edge.from, 0), to: shift(edge.to, 1) };
}

export const perimeterOf = (path: Path): number =>
  edgesOf(path).reduce((sum, edge) => sum + edgeLength(edge), 0);

/** Square feet within a closed path, arcs included; positive if it is clockwise on the screen. */
export function signedArea(path: Path): number {
  const origin = path.vertices[0] ?? { x: 0, y: 0 };
  let twice = 0;
  for (const edge of edgesOf({ ...path, closed: true })) {
    twice += cross(subtract(edge.from, origin), subtract(edge.to, origin));
    const arc = arcOf(edge);
    // The circular segment; a clockwise arc bulges out of a clockwise path.
    if (arc) twice += arc.radius * arc.radius * (arc.sweep - Math.sin(arc.sweep));
  }
  return twice / 2;
}

/** Square feet within a closed path. */
export const areaOf = (path: Path): number => Math.abs(signedArea(path));

/** The path in the opposite direction. */
export function reversed({ vertices, closed }: Path): Path {
  const count = vertices.length;
  const back = vertices.map((_, i): Vertex => {
    const { x, y } = vertices[count - 1 - i] ?? { x: 0, y: 0 };
    const before = vertices[count - 2 - i] ?? (closed ? vertices[count - 1] : undefined);
    return before?.bulge ? { x, y, bulge: -before.bulge } : { x, y };
  });
  return { vertices: back, closed };
}
