// Standard print scales, largest first. Which of them a drawing gets is decided in `sheets/sheetDrawing`; if it isn't on a
// sheet, in `drawingScale`.
import { inchesPerFoot, isMetric, type Units } from '@homeplot/plan/units';

export interface PrintScale {
  readonly feetPerInch: number;
  /** The text on the sheet. */
  readonly name: string;
  /** Whether it is used only if the user chooses it; the others, which are rounder, are also chosen automatically. */
  readonly isOnlyChosen?: true;
}

/** Architect's scales for sites, in feet per inch. */
const architects: readonly PrintScale[] = [
  { feetPerInch: 4, name: `1/4" = 1'-0"` },
  { feetPerInch: 8, name: `1/8" = 1'-0"` },
];
const smallArchitects: PrintScale = { feetPerInch: 16, name: `1/16" = 1'-0"`, isOnlyChosen: true };
/** Powers of ten, up to the scale of the largest plan. */
const tens = [10, 100, 1000, 10_000, 100_000, 1_000_000];
/** The six scales of an engineer's ruler. */
const engineers: readonly PrintScale[] = tens.flatMap((ten) =>
  [1, 2, 3, 4, 5, 6].map((edge) => ({ feetPerInch: edge * ten, name: `1" = ${edge * ten}'` })),
);
const ratioOf = (ratio: number): PrintScale => ({ feetPerInch: ratio / inchesPerFoot, name: `1:${ratio}` });
/** The scales of a metric scale ruler. */
const ratios: readonly PrintScale[] = [
  50,
  100,
  200,
  250,
  500,
  ...tens.flatMap((ten) => [100, 125, 200, 250, 500].map((ratio) => ratio * ten)),
].map(ratioOf);
const ratiosOnlyChosen: readonly PrintScale[] = [75, 150, 300].map((ratio) => ({
  ...ratioOf(ratio),
  isOnlyChosen: true,
}));

const largestFirst = (...scales: readonly PrintScale[]): readonly PrintScale[] =>
  scales.toSorted((a, b) => a.feetPerInch - b.feetPerInch);
const imperial = largestFirst(...architects, smallArchitects, ...engineers);
const metric = largestFirst(...ratios, ...ratiosOnlyChosen);

/** All scales that are offered. */
export const printScales = (units: Units): readonly PrintScale[] => (isMetric(units) ? metric : imperial);

/** The scales that are chosen automatically. */
export const usualScales = (units: Units): readonly PrintScale[] =>
  printScales(units).filter(({ isOnlyChosen }) => !isOnlyChosen);

/** The standard scale with a ratio, in any units: a plan in feet may also be printed at 1:1250. */
export const standardScale = (feetPerInch: number, units: Units): PrintScale | undefined =>
  [...printScales(units), ...metric].find((scale) => Math.abs(scale.feetPerInch / feetPerInch - 1) < 1e-6);
