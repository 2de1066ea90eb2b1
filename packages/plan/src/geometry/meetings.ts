// Where two straight lines or circles meet, however far the edges on them reach. Feet.
import { arcOf, type Edge } from './outline.ts';
import { add, cross, distance, dot, lengthOf, type Point, scaleBy, subtract, unit } from './point.ts';
import type { Arc } from './segment.ts';

/** Feet within which two points are the same: plans store nine decimals, and lengths are typed to 1/16 inch. */
export const pointTolerance = 1e-5;

/** Where the infinite lines or full circles of two edges meet. */
export function meetings(a: Edge, b: Edge): Point[] {
  const [arcA, arcB] = [arcOf(a), arcOf(b)];
  if (!arcA) return arcB ? lineCircleMeetings(a, arcB) : lineMeetings(a, b);
  return arcB ? circleMeetings(arcA, arcB) : lineCircleMeetings(b, arcA);
}

function lineMeetings(a: Edge, b: Edge): Point[] {
  const [alongA, alongB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const across = cross(alongA, alongB);
  // Parallel within rounding.
  if (Math.abs(across) <= 1e-12 * Math.hypot(alongA.x, alongA.y) * Math.hypot(alongB.x, alongB.y)) return [];
  return [add(a.from, scaleBy(alongA, cross(subtract(b.from, a.from), alongB) / across))];
}

function lineCircleMeetings({ from, to }: Edge, { center, radius }: Arc): Point[] {
  const along = unit(subtract(to, from));
  // An edge without length has no line.
  if (lengthOf(along) === 0) return [];
  const foot = add(from, scaleBy(along, dot(subtract(center, from), along)));
  return eitherSide(foot, along, radius, distance(foot, center));
}

function circleMeetings(a: Arc, b: Arc): Point[] {
  const apart = distance(a.center, b.center);
  if (apart <= pointTolerance) return [];
  const along = unit(subtract(b.center, a.center));
  const reach = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const foot = add(a.center, scaleBy(along, reach));
  return eitherSide(foot, { x: -along.y, y: along.x }, a.radius, Math.abs(reach));
}

/** The points where a line meets a circle: at equal distances from the foot, or one if they touch. */
function eitherSide(foot: Point, along: Point, radius: number, away: number): Point[] {
  if (away > radius + pointTolerance) return [];
  const off = Math.sqrt(Math.max(0, radius * radius - away * away));
  return off <= pointTolerance ? [foot] : [add(foot, scaleBy(along, off)), add(foot, scaleBy(along, -off))];
}
