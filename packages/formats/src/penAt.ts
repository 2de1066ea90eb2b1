// How a sheet gets its pen: what is drawn says where the paper lies on the plan, the file decides what kind of pen draws.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';

/**
 * A pen for a page. corner: the point of the plan (feet) at its top left; scale in millimeters of paper per foot; north
 * in degrees from up, clockwise.
 */
export type PenAt<P extends Pen = Pen> = (corner: Point, scale: number, units: Units, north: number) => P;
