// A line in the bottom margin of a sheet by which a print is checked: it is exactly as long as it says, if nothing was scaled.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { isMetric, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from './drawingScale.ts';
import { half } from './halfSize.ts';
import { letters, write } from './paperText.ts';
import { ink, layer } from './sheetText.ts';

/** Millimeters: half of a mark at its ends, gap to its words. */
const tick = 1.2;
const gap = 2.5;

interface TestBar {
  readonly units: Units;
  readonly isHalfSize?: boolean | undefined;
  /** Millimeters that it may take with its words. */
  readonly room: number;
}

/** The bars to choose from, longest first: what they are called, and millimeters of print. */
const bars = (units: Units): readonly (readonly [string, number])[] =>
  isMetric(units)
    ? [
        ['100 mm', 100],
        ['50 mm', 50],
      ]
    : [
        ['4 in', 4 * millimetersPerInch],
        ['2 in', 2 * millimetersPerInch],
      ];

/** Draws it from its left end. */
export function drawTestBar(pen: Pen, { x, y }: Point, { units, isHalfSize = false, room }: TestBar): void {
  for (const [name, printed] of bars(units)) {
    const long = printed / (isHalfSize ? half : 1);
    const words = [
      `Measure this line: it is exactly ${name} when printed at 100 %`,
      `Exactly ${name} when printed at 100 %`,
    ].find((one) => long + gap + textWidth(one, letters.text) <= room);
    if (!words) continue;
    const line = (from: Point, to: Point): void =>
      pen.path({ vertices: [from, to], closed: false }, { layer, stroke: ink, weight: 0.25 });
    line({ x, y }, { x: x + long, y });
    for (const end of [x, x + long]) line({ x: end, y: y - tick }, { x: end, y: y + tick });
    write(pen, { x: x + long + gap, y }, words, letters.text, { baseline: 'middle' });
    return;
  }
}
