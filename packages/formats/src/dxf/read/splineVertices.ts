// The vertices of a spline on the sheet.
import type { Point } from '@homeplot/plan/point';
import type { SplinePiece } from '../records/curve.ts';
import { type Fit, fitArcs } from './fitArcs.ts';
import type { MarkVertex } from '../records/mark.ts';
import type { Matrix } from '../records/matrix.ts';
import { spanCurve, spans } from './splinePoints.ts';
import { pointAt, coarsest } from './ellipseVertices.ts';

export function addSpline(
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
