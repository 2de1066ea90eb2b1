// Frames and rules, the straight lines on a sheet. Coordinates and weights are millimeters of paper.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { ink, layer } from '../../paper/sheetText.ts';

export const frame = (pen: Pen, box: Box, weight: number): void =>
  pen.path({ vertices: boxCorners(box), closed: true }, { layer, stroke: ink, weight });

/** A frame that leaves out its top right corner, from `corner.minX` to the right and `corner.maxY` up. */
export function notchedFrame(pen: Pen, box: Box, corner: Box, weight: number): void {
  const vertices = [
    { x: box.minX, y: box.minY },
    { x: corner.minX, y: box.minY },
    { x: corner.minX, y: corner.maxY },
    { x: box.maxX, y: corner.maxY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ];
  pen.path({ vertices, closed: true }, { layer, stroke: ink, weight });
}

export const rule = (pen: Pen, from: Point, to: Point, weight = 0.25): void =>
  pen.path({ vertices: [from, to], closed: false }, { layer, stroke: ink, weight });
