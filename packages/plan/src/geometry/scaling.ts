// Scaling about a point along the axes of the plan.
import { tidy } from '../measure/units.ts';
import type { Point } from './point.ts';

export interface Scaling {
  readonly about: Point;
  /** Factors above 0. */
  readonly x: number;
  readonly y: number;
}

export const scalePoint = (point: Point, { about, x, y }: Scaling): Point => ({
  x: tidy(about.x + (point.x - about.x) * x),
  y: tidy(about.y + (point.y - about.y) * y),
});

/** Whether it keeps proportions, and so angles and arcs. */
export const isEven = ({ x, y }: Scaling): boolean => Math.abs(x - y) < 1e-9;
