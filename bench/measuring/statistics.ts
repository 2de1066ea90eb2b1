// What is said of many figures of one thing: their median, what 95 or 99 of 100 stay below, and the highest.

/** The value below which the share (0 to 1) of the values lies; NaN where there are none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);
export const highest = (values: readonly number[]): number => quantile(values, 1);
