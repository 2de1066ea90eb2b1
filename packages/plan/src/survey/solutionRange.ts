// The accuracy of a place that was solved from tapes: their tolerances, or their disagreement if that is larger, propagated to
// the place through the geometry of the tapes.
import { solve } from '../geometry/leastSquares.ts';
import { distance, type Point, subtract, unit } from '../geometry/point.ts';
import { type Tape, tapeTolerance } from './tapes.ts';

/** Feet: half an inch, as no place that was taped by hand is known better. */
const minRange = 1 / 24;
/** Feet: as good as unknown. */
const maxRange = 1000;

/**
 * Feet by which the place may be off at 95 %. derivatives: those of each tape with respect to the unknowns; placeMoves: how
 * the x and y of the place change with the unknowns.
 */
export function solutionRange(
  tapes: readonly Tape[],
  residuals: readonly number[],
  derivatives: readonly (readonly number[])[],
  placeMoves: readonly (readonly number[])[],
): number {
  const count = derivatives[0]?.length ?? 0;
  const tolerances = tapes.map(({ length }) => tapeTolerance(length));
  const normal = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_unused, j) =>
      derivatives.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0),
    ),
  );
  // How far the place moves along each axis with each tape.
  const moves = placeMoves.map((row) => {
    const weights = solve(normal.map((own, i) => [...own, row[i] ?? 0]));
    return derivatives.map((ofTape) => ofTape.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
  });
  const [along = [], down = []] = moves;
  const sumOf = (a: readonly number[], b: readonly number[]): number =>
    tolerances.reduce((sum, feet, k) => sum + (a[k] ?? 0) * (b[k] ?? 0) * feet ** 2, 0);
  const [xx, yy, xy] = [sumOf(along, along), sumOf(down, down), sumOf(along, down)];
  const largest = (xx + yy) / 2 + Math.hypot((xx - yy) / 2, xy);
  // Tapes that disagree by more than their tolerances are less accurate; tapes that agree by chance aren't more accurate.
  const free = tapes.length - count;
  const misfit = residuals.reduce((sum, one, k) => sum + (one / (tolerances[k] ?? 1)) ** 2, 0);
  // Tolerances are 95 %, so their squares are 3.84 times the variance.
  const factor = free > 0 ? Math.max(1, Math.sqrt((3.84 * misfit) / free)) : 1;
  return Math.min(maxRange, Math.max(minRange, Math.sqrt(largest) * factor || maxRange));
}

/** Feet at 95 % by which a point may be off that was solved from tapes. */
export function pointRange(at: Point, tapes: readonly Tape[]): number {
  const derivatives = tapes.map(({ from }) => unit(subtract(at, from))).map(({ x, y }) => [x, y]);
  const residuals = tapes.map(({ from, length }) => length - distance(from, at));
  return solutionRange(tapes, residuals, derivatives, [
    [1, 0],
    [0, 1],
  ]);
}
