// A scale bar, which stays true on a copy of any size.
import { boxCorners } from '@homeplot/plan/box';
import type { Pen, TextMark } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { capHeight } from '@homeplot/plan/textMetrics';
import { isMetric, metersPerFoot, tidy, type Units } from '@homeplot/plan/units';
import { ink, layer, write } from './sheetText.ts';

/** Millimeters: thickness of the bar and gap to its text. */
export const bar = { thick: 1.2, gap: 1 };

export interface ScaleBar {
  readonly feetPerInch: number;
  readonly units: Units;
  /** Font size in millimeters. */
  readonly letters: number;
  /** The pen's units per foot of ground, and per millimeter of paper. */
  readonly perFoot: number;
  readonly perMillimeter: number;
  /** Whether its text is below it. */
  readonly isBelow?: true;
}

/** Draws a bar of two segments with its text; returns the bar's bottom. at: the left end of the bar. */
export function drawScaleBar(
  pen: Pen,
  at: Point,
  { feetPerInch, units, letters, perFoot, perMillimeter, isBelow }: ScaleBar,
): number {
  const metric = isMetric(units);
  const segment = metric ? rounded(feetPerInch * metersPerFoot, [5, 2]) : rounded(feetPerInch, feetSteps);
  const long = (metric ? segment / metersPerFoot : segment) * perFoot;
  const bottom = at.y + bar.thick * perMillimeter;
  const style = { layer, stroke: ink, weight: 0.25 };
  for (const i of [0, 1]) {
    const from = at.x + i * long;
    const vertices = boxCorners({ minX: from, minY: at.y, maxX: from + long, maxY: bottom });
    pen.path({ vertices, closed: true }, i === 0 ? { ...style, fill: ink } : style);
  }
  const name = (length: number): string => `${tidy(length)}${metric ? ' m' : "'"}`;
  const y = isBelow
    ? bottom + (bar.gap + letters * capHeight) * perMillimeter
    : at.y - bar.gap * perMillimeter;
  const say = (x: number, content: string, align: TextMark['align']): void =>
    write(pen, { x, y }, content, letters * perMillimeter, { align });
  say(at.x, '0', 'start');
  say(at.x + long, name(segment), 'middle');
  say(at.x + 2 * long, name(2 * segment), 'middle');
  return bottom;
}

/** The standard engineer's and architect's scales, so that a segment in feet is an inch long, as on a scale ruler. */
const feetSteps = [8, 6, 5, 4, 3, 2];

/** Rounds down to one of some steps, or 1, times a power of ten. */
function rounded(length: number, steps: readonly number[]): number {
  const limit = length * (1 + 1e-9);
  const ten = 10 ** Math.floor(Math.log10(limit));
  return tidy(ten * (steps.find((step) => step * ten <= limit) ?? 1));
}
