// Standard print scales, largest first.
import { inchesPerFoot, isMetric, type Units } from '@homeplot/plan/units';

export interface PrintScale {
  readonly feetPerInch: number;
  /** The text on the sheet. */
  readonly name: string;
}

/** Architect's scales for sites, in feet per inch. */
const architects: readonly PrintScale[] = [
  { feetPerInch: 4, name: `1/4" = 1'-0"` },
  { feetPerInch: 8, name: `1/8" = 1'-0"` },
];
/** Enough for the largest plan. */
const tens = [10, 100, 1000, 10_000, 100_000, 1_000_000];
/** The six scales of an engineer's ruler. */
const engineers: readonly PrintScale[] = tens.flatMap((ten) =>
  [1, 2, 3, 4, 5, 6].map((edge) => ({ feetPerInch: edge * ten, name: `1" = ${edge * ten}'` })),
);
const ratios: readonly PrintScale[] = [
  50,
  100,
  200,
  250,
  500,
  ...tens.flatMap((ten) => [100, 125, 200, 250, 500].map((ratio) => ratio * ten)),
].map((ratio) => ({ feetPerInch: ratio / inchesPerFoot, name: `1:${ratio}` }));

export const printScales = (units: Units): readonly PrintScale[] =>
  isMetric(units) ? ratios : [...architects, ...engineers];
