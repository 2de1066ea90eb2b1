// Where two edges, straight or bent, cross or touch.
import { arcOf, type Edge } from './outline.ts';
import { add, cross, distance, dot, type Point, scaleBy, subtract, unit } from './point.ts';
import { type Arc, arcCovers } from './segment.ts';

/** How far beyond its ends an edge still counts, as a share of its length: the dust of floating point. */
const dust = 1e-9;

export function crossings(a: Edge, b: Edge): Point[] {
  const [arcA, arcB] = [arcOf(a), arcOf(b)];
  if (arcA && arcB) return circlesMeet(arcA, arcB).filter((at) => covers(arcA, at) && covers(arcB, at));
  if (arcA) return lineMeets(b, arcA).filter((at) => covers(arcA, at));
  if (arcB) return lineMeets(a, arcB).filter((at) => covers(arcB, at));
  return linesMeet(a, b);
}

const covers = (arc: Arc, at: Point): boolean =>
  arcCovers(arc, Math.atan2(at.y - arc.centre.y, at.x - arc.centre.x));

const isWithin = (fraction: number): boolean => fraction >= -dust && fraction <= 1 + dust;

function linesMeet(a: Edge, b: Edge): Point[] {
  const [alongA, alongB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const across = cross(alongA, alongB);
  // Parallel as far as can be told.
  if (Math.abs(across) <= 1e-12 * Math.hypot(alongA.x, alongA.y) * Math.hypot(alongB.x, alongB.y)) return [];
  const between = subtract(b.from, a.from);
  const [onA, onB] = [cross(between, alongB) / across, cross(between, alongA) / across];
  return isWithin(onA) && isWithin(onB) ? [add(a.from, scaleBy(alongA, onA))] : [];
}

function lineMeets({ from, to }: Edge, { centre, radius }: Arc): Point[] {
  const length = distance(from, to);
  if (length === 0) return [];
  const along = unit(subtract(to, from));
  const middle = dot(subtract(centre, from), along);
  const off = cross(along, subtract(centre, from));
  if (Math.abs(off) > radius) return [];
  const half = Math.sqrt(radius * radius - off * off);
  const ways = half === 0 ? [middle] : [middle - half, middle + half];
  return ways.flatMap((way) => (isWithin(way / length) ? [add(from, scaleBy(along, way))] : []));
}

function circlesMeet(a: Arc, b: Arc): Point[] {
  const apart = distance(a.centre, b.centre);
  if (apart === 0 || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) return [];
  const along = unit(subtract(b.centre, a.centre));
  const foot = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const half = Math.sqrt(Math.max(0, a.radius * a.radius - foot * foot));
  const middle = add(a.centre, scaleBy(along, foot));
  const side = { x: -along.y * half, y: along.x * half };
  return half === 0 ? [middle] : [add(middle, side), subtract(middle, side)];
}
