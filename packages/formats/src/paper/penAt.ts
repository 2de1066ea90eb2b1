// How a page gets its pen: the drawing says which part of the plan the page shows, and the file format makes the pen.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';

/**
 * A pen for a page. corner: the point of the plan (feet) at its top left; scale in millimeters of paper per foot; north
 * in degrees from up, clockwise.
 */
export type PenAt<P extends Pen = Pen> = (corner: Point, scale: number, units: Units, north: number) => P;
