// Draws the line styles of existing, proposed and removed work: a sample of each, for any legend, and the legend of a
// picture.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Status } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { statusNames } from '@homeplot/plan/statusNames';
import { StatusPen } from '@homeplot/plan/statusPen';
import { textWidth } from '@homeplot/plan/textMetrics';
import { ink, layer, write } from './sheetInk.ts';

/** Millimeters on paper: sample, text height, gaps, and the weight of the sample's outline. */
const sample = { width: 9, height: 4.5 };
const textHeight = 2.5;
const gaps = { sample: 2, name: 7, above: 6 };
const fill = '#e5e7eb';
const weight = 0.35;

/** Draws the legend in a row below a point; scale in millimeters of paper per foot. */
export function drawLegend(pen: Pen, at: Point, shown: readonly Status[], scale: number): void {
  let { x } = at;
  const y = at.y + gaps.above / scale;
  for (const status of shown) x = drawSample(pen, { x, y }, status, scale) + gaps.name / scale;
}

/** Fills a box with a sample of a status. */
export function drawStatus(status: Status, box: Box, pen: Pen): void {
  const style = { layer, stroke: ink, weight, fill };
  new StatusPen(pen, status).path({ vertices: boxCorners(box), closed: true }, style);
}

/** Draws one status with its name from the top left; returns the end of the name. */
function drawSample(pen: Pen, { x, y }: Point, status: Status, scale: number): number {
  const [right, bottom] = [x + sample.width / scale, y + sample.height / scale];
  drawStatus(status, { minX: x, minY: y, maxX: right, maxY: bottom }, pen);
  const name = statusNames[status];
  const at = { x: right + gaps.sample / scale, y: (y + bottom) / 2 };
  const height = textHeight / scale;
  write(pen, at, name, height, { baseline: 'middle' });
  return at.x + textWidth(name, height);
}
