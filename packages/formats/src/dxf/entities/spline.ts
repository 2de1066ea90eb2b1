// SPLINE: a B-spline by control points, else the cubic spline through fit points.
import type { Curve, SplinePiece } from '../records/curve.ts';
import type { DxfRecord } from '../records/record.ts';
import type { Triple } from '../records/matrix.ts';
import { splineThrough } from '../records/splineThrough.ts';
import { curves, straight } from './curves.ts';
import type { EntityReader } from './reader.ts';

/** CAD programs make no splines of a degree above 11. */
const maxDegree = 15;

export const readSpline: EntityReader = (record) => {
  const curve = byControlPoints(record) ?? byFitPoints(record);
  return curve && curves([curve]);
};

function byControlPoints(record: DxfRecord): Curve | undefined {
  const points = coordinates(record, 10);
  const degree = record.hint(71, 3);
  const piece = splinePiece(degree, points, values(record, 40), values(record, 41));
  return piece && { pieces: [piece], closed: false };
}

function byFitPoints(record: DxfRecord): Curve | undefined {
  const points = coordinates(record, 11);
  if (points.length < 6) return undefined;
  const tangents: [Triple, Triple] | undefined =
    record.has(12) && record.has(13) ? [record.point(12), record.point(13)] : undefined;
  return throughPoints(points, tangents);
}

/** The x, y and z of each point. */
export function throughPoints(
  points: readonly number[],
  tangents?: readonly [Triple, Triple],
): Curve | undefined {
  const distinct: number[] = [];
  for (let at = 0; at + 2 < points.length; at += 3) {
    const same = [0, 1, 2].every((axis) => points[at + axis] === distinct[distinct.length - 3 + axis]);
    if (!same) distinct.push(...points.slice(at, at + 3));
  }
  if (distinct.length < 6) return undefined;
  if (distinct.length === 6 && tangents === undefined) return straight(distinct);
  return { pieces: [splineThrough(distinct, tangents)], closed: false };
}

/** undefined if there aren't enough points for the degree. Knots that can't be used are replaced by uniform ones. */
export function splinePiece(
  degree: number,
  points: readonly number[],
  knots: readonly number[],
  weights: readonly number[],
): SplinePiece | undefined {
  const count = Math.floor(points.length / 3);
  if (!Number.isInteger(degree) || degree < 1 || degree > maxDegree || count < degree + 1) return undefined;
  const usable = knots.length === count + degree + 1 && isAscending(knots, degree);
  const rational = weights.length === count && weights.every((weight) => weight > 0);
  return {
    kind: 'spline',
    degree,
    points,
    knots: usable ? knots : uniformKnots(count, degree),
    ...(rational && weights.some((weight) => weight !== weights[0]) && { weights }),
  };
}

const isAscending = (knots: readonly number[], degree: number): boolean =>
  knots.every((knot, at) => at === 0 || knot >= (knots[at - 1] ?? 0)) &&
  (knots[knots.length - degree - 1] ?? 0) > (knots[degree] ?? 0);

const uniformKnots = (count: number, degree: number): number[] =>
  Array.from({ length: count + degree + 1 }, (_, at) => Math.min(Math.max(at - degree, 0), count - degree));

export function coordinates(record: DxfRecord, code: number): number[] {
  const points: number[] = [];
  for (let at = 0; at < record.count; at++) {
    const found = record.code(at);
    if (found === code) points.push(record.value(at), 0, 0);
    else if (found === code + 10 && points.length > 0) points[points.length - 2] = record.value(at);
    else if (found === code + 20 && points.length > 0) points[points.length - 1] = record.value(at);
  }
  return points;
}

function values(record: DxfRecord, code: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < record.count; at++) if (record.code(at) === code) found.push(record.value(at));
  return found;
}
