// Points of B-splines in the plane, by de Boor's algorithm in homogeneous coordinates.
import type { Point } from '@homeplot/plan/point';
import type { PlaneCurve } from './fitArcs.ts';

export interface PlaneSpline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly points: readonly Point[];
  readonly weights: readonly number[] | undefined;
}

/** The knot spans that aren't empty, from the first to the last parameter of the curve. */
export function* spans({
  degree,
  knots,
  points,
}: PlaneSpline): Generator<{ index: number; start: number; end: number }> {
  for (let index = degree; index < points.length; index++) {
    const [start, end] = [knots[index] ?? 0, knots[index + 1] ?? 0];
    if (end > start) yield { index, start, end };
  }
}

/** The curve within one span, which is smooth. */
export function spanCurve({ degree, knots, points, weights }: PlaneSpline, index: number): PlaneCurve {
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
