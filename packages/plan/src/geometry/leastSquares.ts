// Least squares of a few unknowns: Gauss-Newton steps, damped where one would make it worse (Levenberg-Marquardt).

/** What one measurement leaves over at a place, and how that changes with each unknown. */
export interface Misfit {
  readonly misfit: number;
  readonly slopes: readonly number[];
}

/** Where a step is shorter than this (feet, radians), the rest is the dust of floating point. */
const still = 1e-13;

const squares = (misfits: readonly Misfit[]): number =>
  misfits.reduce((sum, { misfit }) => sum + misfit * misfit, 0);

/** The unknowns nearest to a start at which the squares of the misfits are least, as near as so many steps come. */
export function leastSquares(
  start: readonly number[],
  measure: (unknowns: readonly number[]) => readonly Misfit[],
  mostSteps: number,
): readonly number[] {
  let at = start;
  let now = measure(at);
  let damping = 1e-3;
  for (let n = 0; n < mostSteps; n += 1) {
    const step = stepFrom(now, at.length, damping);
    const next = at.map((value, i) => value + (step[i] ?? 0));
    const then = measure(next);
    if (squares(then) <= squares(now)) {
      [at, now] = [next, then];
      damping = Math.max(damping / 10, 1e-15);
      if (Math.hypot(...step) < still) break;
    } else {
      damping *= 10;
      if (damping > 1e12) break;
    }
  }
  return at;
}

/** Solves the damped normal equations. */
function stepFrom(misfits: readonly Misfit[], count: number, damping: number): number[] {
  const rows = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (__, j) =>
      sumOf(misfits, ({ slopes }) => (slopes[i] ?? 0) * (slopes[j] ?? 0)),
    ),
    -sumOf(misfits, ({ misfit, slopes }) => misfit * (slopes[i] ?? 0)),
  ]);
  for (const [i, row] of rows.entries()) row[i] = (row[i] ?? 0) * (1 + damping) + 1e-12;
  return solved(rows);
}

const sumOf = (misfits: readonly Misfit[], term: (misfit: Misfit) => number): number =>
  misfits.reduce((sum, one) => sum + term(one), 0);

/** Gaussian elimination of a system written as rows with the right side last; unknowns that nothing decides stay 0. */
function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let i = 0; i < count; i += 1) {
    let pivot = i;
    for (let k = i + 1; k < count; k += 1)
      if (Math.abs(rows[k]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = k;
    const [top, other] = [rows[pivot] ?? [], rows[i] ?? []];
    rows[i] = top;
    rows[pivot] = other;
    const lead = top[i] ?? 0;
    if (lead === 0) continue;
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const factor = (row[i] ?? 0) / lead;
      for (let j = i; j <= count; j += 1) row[j] = (row[j] ?? 0) - factor * (top[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[i] ? (row[count] ?? 0) / (row[i] ?? 1) : 0));
}
