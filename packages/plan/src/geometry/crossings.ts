// Where two edges, straight or bent, cross, touch or end on one another. Feet.
import { arcOf, type Edge } from './outline.ts';
import { add, cross, distance, dot, lengthOf, type Point, scaleBy, subtract, unit } from './point.ts';
import { type Arc, arcCovers } from './segment.ts';

/** Feet within which points are one: a plan keeps its numbers to a billionth, and lengths are typed to a sixteenth inch. */
export const near = 1e-5;

/** The points that two edges share, their ends included; none where one lies along the other. */
export const crossings = (a: Edge, b: Edge): Point[] =>
  meetings(a, b).filter((at) => lies(at, a, arcOf(a)) && lies(at, b, arcOf(b)));

/** Where the lines and circles that two edges are pieces of meet. */
export function meetings(a: Edge, b: Edge): Point[] {
  const [arcA, arcB] = [arcOf(a), arcOf(b)];
  if (!arcA) return arcB ? lineMeets(a, arcB) : linesMeet(a, b);
  return arcB ? circlesMeet(arcA, arcB) : lineMeets(b, arcA);
}

/** Whether a point of an edge's line or circle lies on the edge itself. */
function lies(at: Point, { from, to }: Edge, arc: Arc | undefined): boolean {
  if (distance(at, from) <= near || distance(at, to) <= near) return true;
  if (arc) return arcCovers(arc, Math.atan2(at.y - arc.center.y, at.x - arc.center.x));
  return dot(subtract(at, from), subtract(at, to)) <= 0;
}

function linesMeet(a: Edge, b: Edge): Point[] {
  const [alongA, alongB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const across = cross(alongA, alongB);
  // Parallel as far as can be told.
  if (Math.abs(across) <= 1e-12 * Math.hypot(alongA.x, alongA.y) * Math.hypot(alongB.x, alongB.y)) return [];
  return [add(a.from, scaleBy(alongA, cross(subtract(b.from, a.from), alongB) / across))];
}

function lineMeets({ from, to }: Edge, { center, radius }: Arc): Point[] {
  const along = unit(subtract(to, from));
  // An edge without length has no line.
  if (lengthOf(along) === 0) return [];
  const foot = add(from, scaleBy(along, dot(subtract(center, from), along)));
  return eitherSide(foot, along, radius, distance(foot, center));
}

function circlesMeet(a: Arc, b: Arc): Point[] {
  const apart = distance(a.center, b.center);
  if (apart <= near) return [];
  const along = unit(subtract(b.center, a.center));
  const reach = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const foot = add(a.center, scaleBy(along, reach));
  return eitherSide(foot, { x: -along.y, y: along.x }, a.radius, Math.abs(reach));
}

/** The points of a circle on a line whose foot is so far from the center; one where they touch. */
function eitherSide(foot: Point, along: Point, radius: number, away: number): Point[] {
  if (away > radius + near) return [];
  const off = Math.sqrt(Math.max(0, radius * radius - away * away));
  return off <= near ? [foot] : [add(foot, scaleBy(along, off)), add(foot, scaleBy(along, -off))];
}
