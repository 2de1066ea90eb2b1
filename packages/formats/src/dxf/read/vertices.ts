// The vertices of curves on the sheet: pieces mapped by a matrix, seen from above.
import type { Point } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import type { Curve, EllipsePiece, Piece, PolylinePiece, SplinePiece } from './drawing.ts';
import { arcThrough, type Fit, fitArcs } from './fitArcs.ts';
import type { MarkVertex } from './mark.ts';
import { direction, type Matrix, place, type Triple } from './matrix.ts';
import { spanCurve, spans } from './splinePoints.ts';

/** An ellipse in the plane: center + u cos t + v sin t. */
interface PlaneEllipse {
  readonly center: Point;
  readonly u: Point;
  readonly v: Point;
}

/** A relative difference that rounding explains. */
const roundingError = 1e-9;

export function verticesOf(curve: Curve, matrix: Matrix | undefined, fit: Fit): MarkVertex[] {
  const [first = [], ...others] = curve.pieces.map((piece) => pieceVertices(piece, curve, matrix, fit));
  if (curve.pieces.length === 1 && curve.pieces[0]?.kind === 'polyline') return first;
  const into = chained(first, others, fit);
  const [start, end] = [into[0], into.at(-1)];
  if (curve.closed && into.length > 2 && start && end && isNear(start, end, fit.tolerance)) into.pop();
  return into;
}

function pieceVertices(piece: Piece, curve: Curve, matrix: Matrix | undefined, fit: Fit): MarkVertex[] {
  const into: MarkVertex[] = [];
  if (piece.kind === 'polyline') addPolyline(piece, curve, matrix, fit, into);
  else if (piece.kind === 'ellipse') addEllipse(piece, matrix, fit, into);
  else addSpline(piece, matrix, fit, into);
  return into;
}

/** One after the other; a piece that runs against its neighbors is turned around. */
function chained(first: MarkVertex[], others: readonly MarkVertex[][], fit: Fit): MarkVertex[] {
  const meets = (a: MarkVertex | undefined, b: MarkVertex | undefined): boolean =>
    a !== undefined && b !== undefined && isNear(a, b, fit.tolerance);
  let into = first;
  for (const [i, piece] of others.entries()) {
    const [start, end] = [piece[0], piece.at(-1)];
    const fits = meets(into.at(-1), start) || meets(into.at(-1), end);
    if (i === 0 && !fits && (meets(into[0], start) || meets(into[0], end))) into = backward(into);
    const next = !meets(into.at(-1), start) && meets(into.at(-1), end) ? backward(piece) : piece;
    if (meets(into.at(-1), next[0])) into.pop();
    for (const vertex of next) into.push(vertex);
  }
  return into;
}

const backward = (vertices: readonly MarkVertex[]): MarkVertex[] =>
  vertices
    .map(({ x, y }, i) => {
      const bulge = vertices[i - 1]?.bulge;
      return bulge === undefined ? { x, y } : { x, y, bulge: -bulge };
    })
    .toReversed();

const isNear = (a: Point, b: Point, tolerance: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= tolerance;

const pointAt = (matrix: Matrix | undefined, x: number, y: number, z: number): Point => {
  if (matrix === undefined) return { x, y };
  const [mappedX, mappedY] = place(matrix, [x, y, z]);
  return { x: mappedX, y: mappedY };
};

const flat = ([x, y]: Triple): Point => ({ x, y });

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Circles stay circles: u and v are as long as each other, and perpendicular. */
function isCircular(u: Point, v: Point): boolean {
  const size = u.x * u.x + u.y * u.y;
  const difference = size - v.x * v.x - v.y * v.y;
  return (
    Math.abs(difference) <= size * roundingError && Math.abs(u.x * v.x + u.y * v.y) <= size * roundingError
  );
}

function addPolyline(
  { points, bulges }: PolylinePiece,
  { closed, pieces }: Curve,
  matrix: Matrix | undefined,
  fit: Fit,
  into: MarkVertex[],
): void {
  const count = points.length / 3;
  const vertex = (i: number): Point =>
    pointAt(matrix, points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0);
  if (bulges === undefined) {
    for (let i = 0; i < count; i++) into.push(vertex(i));
    return;
  }
  const [x, y]: [Point, Point] = matrix
    ? [flat(matrix.x), flat(matrix.y)]
    : [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ];
  const similar = isCircular(x, y);
  const sense = cross(x, y) < 0 ? -1 : 1;
  const whole = closed && pieces.length === 1;
  for (let i = 0; i < count; i++) {
    const at = vertex(i);
    const bulge = i === count - 1 && !whole ? 0 : (bulges[i] ?? 0);
    const next = (i + 1) % count;
    if (bulge === 0) into.push(at);
    else if (similar) into.push({ x: at.x, y: at.y, bulge: sense * bulge });
    else if (fit.work < 0) {
      const middle = bulgeMiddle(points, i, next, bulge);
      into.push(arcThrough(at, pointAt(matrix, middle.x, middle.y, points[i * 3 + 2] ?? 0), vertex(next)));
    } else {
      const corner = (j: number): Point => ({ x: points[j * 3] ?? 0, y: points[j * 3 + 1] ?? 0 });
      const arc = bulgeArc(corner(i), corner(next), bulge);
      if (arc === undefined) continue;
      const center = pointAt(matrix, arc.center.x, arc.center.y, points[i * 3 + 2] ?? 0);
      const u = { x: x.x * arc.radius, y: x.y * arc.radius };
      const v = { x: y.x * arc.radius, y: y.y * arc.radius };
      fitEllipse({ center, u, v }, arc.start, arc.start + arc.sweep, fit, into);
    }
  }
}

/** The middle of the arc between two vertices of a polyline. */
function bulgeMiddle(points: readonly number[], from: number, to: number, bulge: number): Point {
  const [x1, y1] = [points[from * 3] ?? 0, points[from * 3 + 1] ?? 0];
  const [x2, y2] = [points[to * 3] ?? 0, points[to * 3 + 1] ?? 0];
  return { x: (x1 + x2 + bulge * (y2 - y1)) / 2, y: (y1 + y2 - bulge * (x2 - x1)) / 2 };
}

function addEllipse(
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

/** Adds the vertices without the end. */
function fitEllipse(ellipse: PlaneEllipse, start: number, end: number, fit: Fit, into: MarkVertex[]): void {
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

/** Small curves in large drawings keep their form: the distance is at most this share of their size. */
const coarsest = 1e-3;

/** An ellipse seen from its edge is a line; it turns at the ends. */
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

function addSpline(
  { degree, knots, points, weights }: SplinePiece,
  matrix: Matrix | undefined,
  fit: Fit,
  into: MarkVertex[],
): void {
  const control: Point[] = [];
  for (let at = 0; at + 2 < points.length; at += 3)
    control.push(pointAt(matrix, points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0));
  // De Boor's algorithm takes some degree² / 2 steps for a point.
  const cost = Math.max(1, (degree * degree) / 3);
  fit.work -= control.length * cost;
  if (fit.work < 0) {
    // Its control points stand in for it.
    for (const point of control) into.push(point);
    return;
  }
  const spline = { degree, knots, points: control, weights };
  const size = spread(control.map(({ x }) => x)) + spread(control.map(({ y }) => y));
  const tolerance = Math.min(fit.tolerance, size * coarsest);
  let end: Point | undefined;
  for (const span of spans(spline)) {
    const curve = spanCurve(spline, span.index);
    if (degree === 1) into.push(curve(span.start).at);
    else fitArcs(curve, { start: span.start, end: span.end, tolerance, cost }, fit, into);
    end = curve(span.end).at;
  }
  if (end !== undefined) into.push(end);
}

function spread(values: readonly number[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}
