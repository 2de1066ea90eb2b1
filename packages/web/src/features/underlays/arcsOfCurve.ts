// Fits arcs to a Bezier curve, because PDF files of CAD programs have arcs written as such curves.
import { pointAlong } from '@homeplot/plan/segment';
import { distance, type Point } from '@homeplot/plan/point';

export type Cubic = readonly [Point, Point, Point, Point];

/** A point where a piece ends, and the bulge of the arc that leads to it; 0 for a straight line. */
export interface ArcPiece {
  readonly to: Point;
  readonly bulge: number;
}

/** The most times that a curve is halved, into 64 pieces. */
const maxDepth = 6;
/** Where the fit is checked, as parameters of the curve. The arc goes through its middle anyway. */
const samples = [0.15, 0.3, 0.7, 0.85] as const;
/** A smaller bulge is a straight line. */
const minBulge = 1e-4;

/** tolerance: how far the arcs may be from the curve, in its unit. */
export function arcsOfCurve(curve: Cubic, tolerance: number, depth = 0): readonly ArcPiece[] {
  const [from, , , to] = curve;
  const bulge = bulgeThrough(from, pointAt(curve, 0.5), to);
  if (depth === maxDepth || (Math.abs(bulge) < 1 && fits(curve, bulge, tolerance))) return [{ to, bulge }];
  const [first, second] = halves(curve);
  return [...arcsOfCurve(first, tolerance, depth + 1), ...arcsOfCurve(second, tolerance, depth + 1)];
}

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const [p, q, r] = [pointAlong(a, b, t), pointAlong(b, c, t), pointAlong(c, d, t)];
  return pointAlong(pointAlong(p, q, t), pointAlong(q, r, t), t);
}

function halves([a, b, c, d]: Cubic): readonly [Cubic, Cubic] {
  const [p, q, r] = [pointAlong(a, b, 0.5), pointAlong(b, c, 0.5), pointAlong(c, d, 0.5)];
  const [s, t] = [pointAlong(p, q, 0.5), pointAlong(q, r, 0.5)];
  const middle = pointAlong(s, t, 0.5);
  return [
    [a, p, s, middle],
    [middle, t, r, d],
  ];
}

/** The bulge of the arc from one point through another to a third: positive if it runs clockwise on a screen. */
function bulgeThrough(from: Point, through: Point, to: Point): number {
  const [ax, ay] = [from.x - through.x, from.y - through.y];
  const [bx, by] = [to.x - through.x, to.y - through.y];
  const turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  const bulge = turn === 0 ? 0 : -Math.tan((Math.PI - Math.abs(turn)) / 2) * Math.sign(turn);
  return Math.abs(bulge) < minBulge ? 0 : bulge;
}

function fits(curve: Cubic, bulge: number, tolerance: number): boolean {
  const [from, , , to] = curve;
  const chord = distance(from, to);
  if (chord === 0) return curve.every((point) => distance(point, from) <= tolerance);
  const radius = bulge === 0 ? Infinity : (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  const normal = { x: -(to.y - from.y) / chord, y: (to.x - from.x) / chord };
  const middle = pointAlong(from, to, 0.5);
  // The center of the arc lies this far from the chord's middle, along the normal.
  const rise = bulge === 0 ? 0 : ((1 - bulge * bulge) / (4 * bulge)) * chord;
  const center = { x: middle.x + normal.x * rise, y: middle.y + normal.y * rise };
  return samples.every((t) => {
    const at = pointAt(curve, t);
    const off =
      bulge === 0
        ? Math.abs((at.x - from.x) * normal.x + (at.y - from.y) * normal.y)
        : Math.abs(distance(at, center) - radius);
    return off <= tolerance;
  });
}
