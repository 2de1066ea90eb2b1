// Tape measurements: a point from known points and the distances taped from them.
import { leastSquares, type Residual } from '../geometry/leastSquares.ts';
import {
  add,
  distance,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../geometry/point.ts';

/** A distance taped from a known point, in feet. */
export interface Tape {
  readonly from: Point;
  readonly length: number;
}

/** Feet: half an inch for both ends, which are held and read by hand. */
const endError = 1 / 24;
/** The relative error of ordinary taping: 1 in 1000 is the smallest that surveying handbooks allow for. */
const relativeError = 1 / 1000;

/** Feet by which a hand-held tape may be off. If it is off by more, it was misread or measured from another point. */
export const tapeTolerance = (length: number): number => endError + length * relativeError;

/** Feet: two tapes with a smaller gap between them count as touching. */
const touches = 1e-6;

export interface TwoTapes {
  /** The points that both tapes reach: two, one if they just touch, or none. */
  readonly points: readonly Point[];
  /** If there is none: by how many feet both are too short, or one is too long for the other. */
  readonly misses?: { readonly by: number; readonly are: 'short' | 'long' };
}

export function twoTapes(a: Tape, b: Tape): TwoTapes {
  const apart = distance(a.from, b.from);
  const [short, long] = [apart - a.length - b.length, Math.abs(a.length - b.length) - apart];
  if (short > touches) return { points: [], misses: { by: short, are: 'short' } };
  if (long > touches) return { points: [], misses: { by: long, are: 'long' } };
  const along = unit(subtract(b.from, a.from));
  if (apart === 0) return { points: [] };
  const reach = (apart * apart + a.length * a.length - b.length * b.length) / (2 * apart);
  const foot = add(a.from, scaleBy(along, reach));
  const off = Math.sqrt(Math.max(0, a.length * a.length - reach * reach));
  if (off <= touches) return { points: [foot] };
  const side = scaleBy(turnRight(along), off);
  return { points: [subtract(foot, side), add(foot, side)] };
}

/** A solution with the residual of each tape: the taped length minus the resulting one, in feet. */
export interface Fit {
  readonly residuals: readonly number[];
  /** Root of the mean of their squares. */
  readonly misfit: number;
}

export interface PointFit extends Fit {
  readonly at: Point;
}

export function fitOf(residuals: readonly number[]): Fit {
  const sum = residuals.reduce((total, residual) => total + residual * residual, 0);
  return { residuals, misfit: Math.sqrt(sum / Math.max(1, residuals.length)) };
}

/** Where tapes disagree strongly, convergence is slow; this many steps still reach the minimum. */
export const maxSteps = 2000;
/** Feet within which two answers are the same; more if the tapes disagree. */
export const sameAnswer = ({ misfit }: Fit): number => 1e-4 + misfit / 50;
/** Feet within which two misfits are equally good. */
const asGood = 1e-3;

/** The answers, best first, without duplicates and without those that fit clearly worse than the best. */
export function distinct<F extends Fit>(fits: readonly F[], isSame: (a: F, b: F) => boolean): F[] {
  const sorted = fits.toSorted((a, b) => a.misfit - b.misfit);
  const least = sorted[0]?.misfit ?? 0;
  const kept: F[] = [];
  for (const fit of sorted)
    if (fit.misfit <= least + asGood && !kept.some((other) => isSame(other, fit))) kept.push(fit);
  return kept;
}

/**
 * The point that fits three or more tapes best by least squares. A second answer, if there is one, fits as well: the
 * known points then lie on one line, and the point may be on either side of it.
 */
export function pointFromTapes(tapes: readonly Tape[]): readonly PointFit[] {
  const measure = ([x = 0, y = 0]: readonly number[]): Residual[] =>
    tapes.map(({ from, length }) => {
      const way = subtract({ x, y }, from);
      const to = unit(way);
      return { residual: Math.hypot(way.x, way.y) - length, derivatives: [to.x, to.y] };
    });
  const fits = startsOf(tapes).map((start): PointFit => {
    const [x = 0, y = 0] = leastSquares([start.x, start.y], measure, maxSteps);
    const at = { x, y };
    return { at, ...fitOf(tapes.map(({ from, length }) => length - distance(from, at))) };
  });
  return distinct(fits, (a, b) => distance(a.at, b.at) <= sameAnswer(a));
}

/** Starting points of the search: where two tapes meet or, if they don't, on either side of the middle between their points. */
function startsOf(tapes: readonly Tape[]): Point[] {
  const [first, ...others] = tapes;
  if (!first) return [];
  return others.flatMap((other) => {
    const { points } = twoTapes(first, other);
    if (points.length > 0) return points;
    const side = scaleBy(turnRight(subtract(other.from, first.from)), 0.25);
    const middle = midpoint(first.from, other.from);
    return [add(middle, side), subtract(middle, side)];
  });
}
