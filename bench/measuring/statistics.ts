// Median, percentiles and maximum of a list of values.

/** The quantile at a share from 0 to 1, interpolated; NaN for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export const p10 = (values: readonly number[]): number => quantile(values, 0.1);
export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);
export const highest = (values: readonly number[]): number => quantile(values, 1);
