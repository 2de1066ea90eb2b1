// The graphic scale, which stays true on a copy of any size, with the scale as text.
import { boxCorners } from '@homeplot/plan/box';
import type { Pen, TextMark } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { metersPerFoot, tidy, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from './drawingScale.ts';
import { ink, layer, write } from './sheetInk.ts';

/** Millimeters: thickness of the bar, gap and font size of its text. */
const bar = { thick: 1.2, gap: 1, letters: 2.5 };

/** Draws a bar of two segments with its text; returns its bottom. scale in millimeters of paper per foot. */
export function drawScaleBar(pen: Pen, at: Point, units: Units, words: string, scale: number): number {
  const feetPerInch = tidy(millimetersPerInch / scale);
  const isMetric = units === 'metres';
  const each = isMetric ? roundMeters(feetPerInch * metersPerFoot) : feetPerInch;
  const long = isMetric ? each / metersPerFoot : each;
  const style = { layer, stroke: ink, weight: 0.25 };
  const say = (x: number, y: number, content: string, align: TextMark['align']): void =>
    write(pen, { x, y }, content, bar.letters / scale, { align });
  for (const i of [0, 1]) {
    const from = at.x + i * long;
    const to = at.x + (i + 1) * long;
    const vertices = boxCorners({ minX: from, minY: at.y, maxX: to, maxY: at.y + bar.thick / scale });
    pen.path({ vertices, closed: true }, i === 0 ? { ...style, fill: ink } : style);
  }
  const name = (length: number): string => `${tidy(length)}${isMetric ? ' m' : "'"}`;
  const above = at.y - bar.gap / scale;
  say(at.x, above, '0', 'start');
  say(at.x + long, above, name(each), 'middle');
  say(at.x + 2 * long, above, name(2 * each), 'middle');
  const below = at.y + (bar.thick + bar.gap + bar.letters) / scale;
  say(at.x, below, words, 'start');
  return below;
}

/** Rounds down to 1, 2, 5, 10, 20 ... */
function roundMeters(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most));
  return ten * ([5, 2].find((n) => n * ten <= most) ?? 1);
}
