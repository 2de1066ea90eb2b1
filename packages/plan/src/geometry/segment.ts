// Straight segments and arcs: nearest points, distances, and the arc of a bulge.
import { distance, dot, type Point, polar, subtract } from './point.ts';

/** The fraction of a-b at the point nearest to p, 0 at a and 1 at b; 0 for a segment of zero length. */
export function nearestFraction(p: Point, a: Point, b: Point): number {
  const along = subtract(b, a);
  const square = dot(along, along);
  return square === 0 ? 0 : Math.min(1, Math.max(0, dot(subtract(p, a), along) / square));
}

export const pointAlong = (a: Point, b: Point, fraction: number): Point => ({
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
});

export const distanceToSegment = (p: Point, a: Point, b: Point): number =>
  distance(p, pointAlong(a, b, nearestFraction(p, a, b)));

/** A circular arc. Angles in radians, clockwise positive on the screen; sweep is signed. */
export interface Arc {
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** The bulge of a quarter circle that turns clockwise. */
export const quarterBulge = Math.SQRT2 - 1;

/**
 * The arc from a to b with the given bulge: the tangent of a quarter of its sweep, as in DXF polylines,
 * positive if the arc is clockwise on the screen. undefined if a and b are the same point.
 */
export function bulgeArc(a: Point, b: Point, bulge: number): Arc | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx === 0 && dy === 0) return undefined;
  // The center is the apothem away from the middle of the chord, to the right of a-b for a small clockwise arc.
  const apothem = (1 - bulge * bulge) / (4 * bulge);
  const x = (a.x + b.x) / 2 - dy * apothem;
  const y = (a.y + b.y) / 2 + dx * apothem;
  const radius = (Math.sqrt(dx * dx + dy * dy) * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  return { center: { x, y }, radius, start: Math.atan2(a.y - y, a.x - x), sweep: 4 * Math.atan(bulge) };
}

export const pointOnArc = ({ center, radius, start, sweep }: Arc, fraction: number): Point =>
  polar(center, radius, start + sweep * fraction);

/** Whether a direction (radians) from the center is within the sweep. */
export function arcCovers(arc: Arc, angle: number): boolean {
  const turn = 2 * Math.PI;
  const offset = (((arc.sweep >= 0 ? angle - arc.start : arc.start - angle) % turn) + turn) % turn;
  return offset <= Math.abs(arc.sweep);
}

export function distanceToArc(p: Point, arc: Arc): number {
  if (arcCovers(arc, Math.atan2(p.y - arc.center.y, p.x - arc.center.x))) {
    return Math.abs(distance(p, arc.center) - arc.radius);
  }
  return Math.min(distance(p, pointOnArc(arc, 0)), distance(p, pointOnArc(arc, 1)));
}
