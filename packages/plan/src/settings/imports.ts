// The drawings that were imported into a plan: how their coordinates became the plan's, so that a later drawing of the same
// site falls into place, and an exported one returns to where it came from.
import type { Point } from '../geometry/point.ts';
import { radians, rotate } from '../geometry/point.ts';

export interface ImportedDrawing {
  /** The name of its file. */
  readonly name: string;
  /** The unit in which its coordinates were read, such as "US survey feet". */
  readonly units: string;
  /** Feet of one of its units. */
  readonly feetPerUnit: number;
  /** The point of the drawing, in its units with y up, that lies at `at` in the plan. */
  readonly origin: Point;
  /** Feet, with y down. */
  readonly at: Point;
  /** Degrees, clockwise, by which it was turned about `at`. */
  readonly turn: number;
}

/** The plan's point of a drawing's point. */
export function toPlan(drawing: ImportedDrawing, { x, y }: Point): Point {
  const { feetPerUnit, origin, at, turn } = drawing;
  const east = (x - origin.x) * feetPerUnit;
  const south = (origin.y - y) * feetPerUnit;
  const placed = { x: at.x + east, y: at.y + south };
  return turn === 0 ? placed : rotate(placed, radians(turn), at);
}

/** The drawing's point of a plan's point: the inverse of `toPlan`. */
export function toDrawing({ feetPerUnit, origin, at, turn }: ImportedDrawing, point: Point): Point {
  const { x, y } = turn === 0 ? point : rotate(point, radians(-turn), at);
  return { x: origin.x + (x - at.x) / feetPerUnit, y: origin.y - (y - at.y) / feetPerUnit };
}
