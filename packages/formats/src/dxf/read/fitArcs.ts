// Approximates smooth curves by arcs: biarcs, halved until the curve is within the tolerance.
import { dot, type Point, scaleBy, subtract } from '@homeplot/plan/point';
import { bulgeArc, distanceToArc, distanceToSegment } from '@homeplot/plan/segment';
import type { MarkVertex } from '../records/mark.ts';

export interface CurvePoint {
  readonly at: Point;
  /** The derivative. */
  readonly along: Point;
}

interface Sample extends CurvePoint {
  readonly parameter: number;
}

export type PlaneCurve = (parameter: number) => CurvePoint;

/** How well curves are fitted, and how much work is left for it. */
export interface Fit {
  /** How far arcs may be from curves, in drawing units; less for curves that are small themselves. */
  readonly tolerance: number;
  /** How many points of ellipses may still be computed; below 0, curves are drawn roughly. */
  work: number;
}

const maxHalvings = 14;
/** Fractions at which the distance from the curve is checked. */
const samples = [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6];

export interface FittedRange {
  readonly start: number;
  readonly end: number;
  /** How far arcs may be from the curve, in drawing units. */
  readonly tolerance: number;
  /** How many points of an ellipse take as long to compute as a point of this curve. */
  readonly cost: number;
}

/** Adds the vertices from `start` up to, but not including, `end`. */
export function fitArcs(
  curve: PlaneCurve,
  { start, end, tolerance, cost }: FittedRange,
  fit: Fit,
  into: MarkVertex[],
): void {
  if (fit.work < 0) {
    into.push(arcThrough(curve(start).at, curve((start + end) / 2).at, curve(end).at));
    return;
  }
  halve({ parameter: start, ...curve(start) }, { parameter: end, ...curve(end) }, 0);

  function halve(a: Sample, b: Sample, depth: number): void {
    const arcs = biarc(a.at, tangent(a, b), b.at, tangent(b, a));
    fit.work -= samples.length * cost;
    if (fit.work < 0 || depth === maxHalvings || isClose(arcs, a, b)) {
      into.push(...arcs);
      return;
    }
    const parameter = (a.parameter + b.parameter) / 2;
    const middle = { parameter, ...curve(parameter) };
    halve(a, middle, depth + 1);
    halve(middle, b, depth + 1);
  }

  function isClose(arcs: readonly MarkVertex[], a: Sample, b: Sample): boolean {
    const distance = distanceTo(arcs, b.at);
    return samples.every(
      (fraction) => distance(curve(a.parameter + (b.parameter - a.parameter) * fraction).at) <= tolerance,
    );
  }

  /** Where control points coincide the derivative is zero, so a point nearby gives the direction. */
  function tangent(of: Sample, other: { parameter: number }): Point {
    const sense = end >= start ? 1 : -1;
    const length = Math.hypot(of.along.x, of.along.y);
    if (length > 0) return scaleBy(of.along, sense / length);
    const step = (other.parameter - of.parameter) * 1e-3;
    const near = subtract(curve(of.parameter + step).at, of.at);
    const size = Math.hypot(near.x, near.y) || 1;
    return scaleBy(near, (Math.sign(step) * sense) / size);
  }
}

/** The start of an arc from a to b that passes by a point between them. */
export function arcThrough(a: Point, middle: Point, b: Point): MarkVertex {
  const chord = subtract(b, a);
  const square = dot(chord, chord);
  if (square === 0) return a;
  const across = chord.y * (middle.x - a.x) - chord.x * (middle.y - a.y);
  return { x: a.x, y: a.y, bulge: (2 * across) / square };
}

/** Two arcs from a to b with the given unit tangents; their vertices without the end. */
function biarc(a: Point, alongA: Point, b: Point, alongB: Point): MarkVertex[] {
  const chord = subtract(b, a);
  const square = dot(chord, chord);
  if (square === 0) return [a];
  const sum = { x: alongA.x + alongB.x, y: alongA.y + alongB.y };
  const projected = dot(chord, sum);
  const bend = 2 * (1 - dot(alongA, alongB));
  const reach =
    bend < 1e-12
      ? square / (2 * projected)
      : (Math.sqrt(projected * projected + bend * square) - projected) / bend;
  if (!Number.isFinite(reach)) return [a];
  const joint = {
    x: (a.x + b.x + reach * (alongA.x - alongB.x)) / 2,
    y: (a.y + b.y + reach * (alongA.y - alongB.y)) / 2,
  };
  return [
    { ...a, bulge: bulgeOf(alongA, subtract(joint, a)) },
    { ...joint, bulge: bulgeOf(subtract(b, joint), alongB) },
  ];
}

/** The angle between a chord and a tangent is half of the sweep, and the bulge is the tangent of a quarter of it. */
function bulgeOf(from: Point, to: Point): number {
  const angle = Math.atan2(from.x * to.y - from.y * to.x, dot(from, to));
  return Math.tan(angle / 2);
}

function distanceTo(arcs: readonly MarkVertex[], end: Point): (point: Point) => number {
  const parts = arcs.map((from, i) => {
    const to = arcs[i + 1] ?? end;
    return { from, to, arc: from.bulge ? bulgeArc(from, to, from.bulge) : undefined };
  });
  return (point) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { from, to, arc } of parts)
      nearest = Math.min(nearest, arc ? distanceToArc(point, arc) : distanceToSegment(point, from, to));
    return nearest;
  };
}
