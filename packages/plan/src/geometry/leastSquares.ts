// Least squares for a few unknowns, by the Levenberg-Marquardt method: damped Gauss-Newton steps.

/** The residual of one measurement, and its partial derivatives with respect to the unknowns. */
export interface Residual {
  readonly residual: number;
  readonly derivatives: readonly number[];
}

/** A step shorter than this (feet, radians) is floating-point noise. */
const convergedStep = 1e-13;

const sumOfSquares = (residuals: readonly Residual[]): number =>
  residuals.reduce((sum, { residual: misfit }) => sum + misfit * misfit, 0);

/** The unknowns that minimize the sum of squared residuals, searched for from `start` in at most `maxSteps` steps. */
export function leastSquares(
  start: readonly number[],
  measure: (unknowns: readonly number[]) => readonly Residual[],
  maxSteps: number,
): readonly number[] {
  let at = start;
  let now = measure(at);
  let damping = 1e-3;
  for (let n = 0; n < maxSteps; n += 1) {
    const step = stepFrom(now, at.length, damping);
    const next = at.map((value, i) => value + (step[i] ?? 0));
    const then = measure(next);
    if (sumOfSquares(then) <= sumOfSquares(now)) {
      [at, now] = [next, then];
      damping = Math.max(damping / 10, 1e-15);
      if (Math.hypot(...step) < convergedStep) break;
    } else {
      damping *= 10;
      if (damping > 1e12) break;
    }
  }
  return at;
}

/** Solves the damped normal equations. */
function stepFrom(residuals: readonly Residual[], count: number, damping: number): number[] {
  const rows = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (__, j) =>
      sumOf(residuals, ({ derivatives }) => (derivatives[i] ?? 0) * (derivatives[j] ?? 0)),
    ),
    -sumOf(residuals, ({ residual, derivatives }) => residual * (derivatives[i] ?? 0)),
  ]);
  for (const [i, row] of rows.entries()) row[i] = (row[i] ?? 0) * (1 + damping) + 1e-12;
  return solve(rows);
}

const sumOf = (residuals: readonly Residual[], term: (residual: Residual) => number): number =>
  residuals.reduce((sum, one) => sum + term(one), 0);

/** Gaussian elimination; each row ends with its right side. Undetermined unknowns are 0. */
export function solve(rows: number[][]): number[] {
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
