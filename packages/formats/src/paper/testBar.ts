// A line in the bottom margin of a sheet for checking a print: it is exactly as long as it says unless the printer scaled it.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { isMetric, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from './drawingScale.ts';
import { half } from './halfSize.ts';
import { letters, write } from './paperText.ts';
import { ink, layer } from './sheetText.ts';

/** Millimeters: half the tick at each end, and the gap to the words. */
const tick = 1.2;
const gap = 2.5;

interface TestBar {
  readonly units: Units;
  readonly isHalfSize?: boolean | undefined;
  /** Millimeters that the line may take with its words. */
  readonly room: number;
}

/** The possible lengths, longest first: name, and millimeters on the print. */
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

/** Draws the longest line that fits with its words, from its left end; nothing if none fits. */
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
