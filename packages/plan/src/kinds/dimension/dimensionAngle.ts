// The angle that a dimension measures: its apex, its sides and its arc. Feet and radians.
import { add, cross, dot, type Point, polar, scaleBy, subtract, unit } from '../../geometry/point.ts';
import { type Measured, placeOf } from './dimensionPlaces.ts';

/** One side of an angle: its direction from the apex, and the distances from the apex between which the plan shows it. */
export interface Side {
  readonly heading: Point;
  readonly near: number;
  readonly far: number;
}

interface Angle {
  readonly apex: Point;
  readonly radius: number;
  /** Radians from the x axis, clockwise. */
  readonly start: number;
  readonly sweep: number;
  readonly sides: readonly [Side, Side];
}

/** The sine of an angle: lines at a smaller angle count as parallel. */
const parallelSine = 1e-6;

/** The intersection of two lines, each given by two points; undefined if they are parallel. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [along, other] = [unit(subtract(b, a)), unit(subtract(d, c))];
  const turn = cross(along, other);
  if (Math.abs(turn) < parallelSine) return undefined;
  return add(a, scaleBy(along, cross(subtract(c, a), other) / turn));
}

function sideFrom(apex: Point, from: Point, to: Point): Side {
  const heading = unit(subtract(to, from));
  const [a, b] = [from, to].map((end) => dot(subtract(end, apex), heading));
  return { heading, near: Math.min(a ?? 0, b ?? 0), far: Math.max(a ?? 0, b ?? 0) };
}

/** Three places are the apex and a point of each side; four are two lines, each leading away from their intersection. */
export function angleOf(dimension: Measured): Angle {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => placeOf(dimension, i)) as [Point, Point, Point, Point];
  const hasTwoLines = dimension.places.length > 3;
  const apex = (hasTwoLines ? meeting(a, b, c, d) : undefined) ?? a;
  const sides = hasTwoLines
    ? ([sideFrom(apex, a, b), sideFrom(apex, c, d)] as const)
    : ([sideFrom(apex, apex, b), sideFrom(apex, apex, c)] as const);
  const [first, second] = [sides[0].heading, sides[1].heading];
  const inner = Math.atan2(cross(first, second), dot(first, second));
  // A negative offset stands for the outer angle.
  const sweep = dimension.offset >= 0 ? inner : inner - 2 * Math.PI * (inner < 0 ? -1 : 1);
  return {
    apex,
    radius: Math.abs(dimension.offset),
    start: Math.atan2(first.y, first.x),
    // The arc of a full turn would start and end at the same point.
    sweep: Math.min(maxSweep, Math.max(-maxSweep, sweep)),
    sides,
  };
}

/** Radians. */
const maxSweep = 2 * Math.PI - 1e-3;

/** A point of an angle's arc: fraction is 0 at its start and 1 at its end. */
export const onArc = ({ apex, radius, start, sweep }: Angle, fraction: number): Point =>
  polar(apex, radius, start + sweep * fraction);

/** The offset of an angle whose arc passes through a point; negative if that is outside the inner angle. */
export function radiusThrough(dimension: Measured, at: Point): number {
  const { apex, start, sweep } = angleOf({ ...dimension, offset: 1 });
  const fromApex = subtract(at, apex);
  const turn = Math.atan2(fromApex.y, fromApex.x) - start;
  const fromStart = Math.sign(sweep || 1) * Math.atan2(Math.sin(turn), Math.cos(turn));
  const isInside = fromStart >= -1e-9 && fromStart <= Math.abs(sweep) + 1e-9;
  return Math.max(minRadius, Math.hypot(fromApex.x, fromApex.y)) * (isInside ? 1 : -1);
}

/** Feet. */
const minRadius = 0.01;
