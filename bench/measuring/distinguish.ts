// How well two kinds of responses can be told apart by their times. 0.5 is guessing, 1 is certainty.

/**
 * The share of pairs, one time of each kind, in which the kind that is usually slower is the slower one: the area under
 * the ROC curve, which is the Mann-Whitney U divided by the number of pairs. Ties count half.
 */
export function toldInPairs(some: readonly number[], others: readonly number[]): number {
  const sorted = others.toSorted((a, b) => a - b);
  const slower = some.reduce((sum, time) => {
    return sum + (countUpTo(sorted, time, false) + countUpTo(sorted, time, true)) / 2;
  }, 0);
  const share = slower / (some.length * others.length);
  return Math.max(share, 1 - share);
}

/**
 * The share of single times told right by the best limit between them, chosen afterwards: half of one plus the largest
 * distance of the two distributions (Kolmogorov-Smirnov). Unlike the pairs, it also shows a difference in spread.
 */
export function toldByThreshold(some: readonly number[], others: readonly number[]): number {
  const one = some.toSorted((a, b) => a - b);
  const two = others.toSorted((a, b) => a - b);
  const distances = [...one, ...two].map((time) =>
    Math.abs(countUpTo(one, time, true) / one.length - countUpTo(two, time, true) / two.length),
  );
  return (1 + Math.max(...distances)) / 2;
}

/** Of the share of pairs, for times that don't differ, with this many of each kind. */
export const standardError = (samples: number): number => Math.sqrt((2 * samples + 1) / (12 * samples ** 2));

/** How many of the sorted values are below the limit, or also at it. */
function countUpTo(sorted: readonly number[], limit: number, isInclusive: boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle] ?? Number.NaN;
    if (value < limit || (isInclusive && value === limit)) from = middle + 1;
    else to = middle;
  }
  return from;
}
