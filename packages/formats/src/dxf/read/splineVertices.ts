// The vertices of the arcs that approximate a spline.
import type { Point } from '@homeplot/plan/point';
import type { SplinePiece } from '../records/curve.ts';
import { type Fit, fitArcs, type PlaneCurve } from './fitArcs.ts';
import type { MarkVertex } from '../records/mark.ts';
import type { Matrix } from '../records/matrix.ts';
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
  // The work for a point grows with the square of the degree (de Boor's algorithm); a cubic takes three times that of an ellipse.
  const cost = Math.max(1, (degree * degree) / 3);
  fit.work -= control.length * cost;
  if (fit.work < 0) {
    // Instead of the spline, its control points are connected.
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

interface PlaneSpline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly points: readonly Point[];
  readonly weights: readonly number[] | undefined;
}

/** The knot spans that aren't empty, from the first to the last parameter of the curve. */
function* spans({
  degree,
  knots,
  points,
}: PlaneSpline): Generator<{ index: number; start: number; end: number }> {
  for (let index = degree; index < points.length; index++) {
    const [start, end] = [knots[index] ?? 0, knots[index + 1] ?? 0];
    if (end > start) yield { index, start, end };
  }
}

/** The curve within one span, which is smooth, by de Boor's algorithm in homogeneous coordinates. */
function spanCurve({ degree, knots, points, weights }: PlaneSpline, index: number): PlaneCurve {
  const first = index - degree;
  const weight = Array.from({ length: degree + 1 }, (_, i) => weights?.[first + i] ?? 1);
  const xs = weight.map((w, i) => (points[first + i]?.x ?? 0) * w);
  const ys = weight.map((w, i) => (points[first + i]?.y ?? 0) * w);
  const knot = (i: number): number => knots[i] ?? 0;

  return (parameter) => {
    const x = [...xs];
    const y = [...ys];
    const w = [...weight];
    // The derivative is the difference of the last two points before they are blended into one.
    let slope = { x: 0, y: 0, w: 0 };
    for (let level = 1; level <= degree; level++) {
      for (let i = degree; i >= level; i--) {
        const [from, to] = [knot(first + i), knot(first + i + degree - level + 1)];
        const share = to > from ? (parameter - from) / (to - from) : 0;
        const [x0, y0, w0] = [x[i - 1] ?? 0, y[i - 1] ?? 0, w[i - 1] ?? 0];
        const [x1, y1, w1] = [x[i] ?? 0, y[i] ?? 0, w[i] ?? 0];
        if (level === degree && to > from) {
          const factor = degree / (to - from);
          slope = { x: (x1 - x0) * factor, y: (y1 - y0) * factor, w: (w1 - w0) * factor };
        }
        x[i] = x0 + (x1 - x0) * share;
        y[i] = y0 + (y1 - y0) * share;
        w[i] = w0 + (w1 - w0) * share;
      }
    }
    const bottom = w[degree] || 1;
    const at = { x: (x[degree] ?? 0) / bottom, y: (y[degree] ?? 0) / bottom };
    return {
      at,
      along: { x: (slope.x - slope.w * at.x) / bottom, y: (slope.y - slope.w * at.y) / bottom },
    };
  };
}
