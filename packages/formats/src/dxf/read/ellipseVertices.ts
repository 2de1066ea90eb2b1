// The vertices of an ellipse in the plane: one or two arcs if it is a circle, else as many arcs as needed.
import type { Point } from '@homeplot/plan/point';
import type { EllipsePiece } from '../records/curve.ts';
import { type Fit, fitArcs } from './fitArcs.ts';
import type { MarkVertex } from '../records/mark.ts';
import { direction, type Matrix, place, type Triple } from '../records/matrix.ts';

/** An ellipse in the plane: center + u cos t + v sin t. */
interface PlaneEllipse {
  readonly center: Point;
  readonly u: Point;
  readonly v: Point;
}

/** A relative difference that rounding explains. */
const roundingError = 1e-9;

export const pointAt = (matrix: Matrix | undefined, x: number, y: number, z: number): Point => {
  if (matrix === undefined) return { x, y };
  const [mappedX, mappedY] = place(matrix, [x, y, z]);
  return { x: mappedX, y: mappedY };
};

export const flat = ([x, y]: Triple): Point => ({ x, y });

export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Whether u and v are equally long and perpendicular, so that an ellipse is a circle. */
export function isCircular(u: Point, v: Point): boolean {
  const size = u.x * u.x + u.y * u.y;
  const difference = size - v.x * v.x - v.y * v.y;
  return (
    Math.abs(difference) <= size * roundingError && Math.abs(u.x * v.x + u.y * v.y) <= size * roundingError
  );
}

export function addEllipse(
  { center, u, v, start, end }: EllipsePiece,
  matrix: Matrix | undefined,
  fit: Fit,
  into: MarkVertex[],
): void {
  const ellipse: PlaneEllipse = matrix
    ? { center: flat(place(matrix, center)), u: flat(direction(matrix, u)), v: flat(direction(matrix, v)) }
    : { center: flat(center), u: flat(u), v: flat(v) };
  fitEllipse(ellipse, start, end, fit, into);
  into.push(ellipsePoint(ellipse, end));
}

const ellipsePoint = ({ center, u, v }: PlaneEllipse, t: number): Point => ({
  x: center.x + u.x * Math.cos(t) + v.x * Math.sin(t),
  y: center.y + u.y * Math.cos(t) + v.y * Math.sin(t),
});

/** Adds the vertices, except for the end point. */
export function fitEllipse(
  ellipse: PlaneEllipse,
  start: number,
  end: number,
  fit: Fit,
  into: MarkVertex[],
): void {
  const { u, v } = ellipse;
  const area = cross(u, v);
  const size = Math.hypot(u.x, u.y) + Math.hypot(v.x, v.y);
  const sweep = end - start;
  if (isCircular(u, v)) {
    const parts = Math.abs(sweep) > Math.PI * (1 + roundingError) ? 2 : 1;
    const bulge = Math.tan(sweep / parts / 4) * Math.sign(area);
    for (let i = 0; i < parts; i++)
      into.push({ ...ellipsePoint(ellipse, start + (sweep * i) / parts), bulge });
    return;
  }
  if (Math.abs(area) <= size * size * 1e-12) {
    into.push(...edgeOnPoints(ellipse, start, end));
    return;
  }
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - roundingError));
  const curve = (t: number) => ({
    at: ellipsePoint(ellipse, t),
    along: { x: v.x * Math.cos(t) - u.x * Math.sin(t), y: v.y * Math.cos(t) - u.y * Math.sin(t) },
  });
  const tolerance = Math.min(fit.tolerance, size * coarsest);
  for (let i = 0; i < parts; i++)
    fitArcs(
      curve,
      { start: start + (sweep * i) / parts, end: start + (sweep * (i + 1)) / parts, tolerance, cost: 1 },
      fit,
      into,
    );
}

/** Maximum deviation as a share of a curve's own size, so that small curves in large drawings keep their shape. */
export const coarsest = 1e-3;

/** The points of an ellipse that is seen from its edge: a line along which it runs back and forth. */
function edgeOnPoints(ellipse: PlaneEllipse, start: number, end: number): Point[] {
  const { u, v } = ellipse;
  const along = Math.hypot(u.x, u.y) > Math.hypot(v.x, v.y) ? u : v;
  const turn = Math.atan2(v.x * along.x + v.y * along.y, u.x * along.x + u.y * along.y);
  const sense = Math.sign(end - start);
  const points = [ellipsePoint(ellipse, start)];
  const skipped = Math.floor(((start - turn) * sense) / Math.PI) + 1;
  for (let k = skipped; k < skipped + 3; k++) {
    const at = turn + sense * k * Math.PI;
    if ((at - start) * sense > 0 && (end - at) * sense > 0) points.push(ellipsePoint(ellipse, at));
  }
  return points;
}
