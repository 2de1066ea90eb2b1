// Straight lines on paper.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { ink, layer } from '../sheetInk.ts';

/** Weights in millimeters. */
export const frame = (pen: Pen, box: Box, weight: number): void =>
  pen.path({ vertices: boxCorners(box), closed: true }, { layer, stroke: ink, weight });

export const rule = (pen: Pen, from: Point, to: Point, weight = 0.25): void =>
  pen.path({ vertices: [from, to], closed: false }, { layer, stroke: ink, weight });
