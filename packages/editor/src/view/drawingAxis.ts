// A drawing axis: the direction of an edge to which boxes, corners, the grid and guides are aligned until the user drops it.
// It belongs to the editor and isn't stored.
import { directionOn, type Edge, nearestOnEdge } from '@homeplot/plan/outline';
import { degrees, type Point, radians, rotate, tidyPoint } from '@homeplot/plan/point';

export interface DrawingAxis {
  readonly edge: Edge;
  /** A point on it, at which the grid begins. */
  readonly from: Point;
  /** Degrees, clockwise, from -45 to 45: the axis and its perpendicular are the same. */
  readonly turn: number;
}

/** The axis along an edge at a point of it. */
export function axisAlong(edge: Edge, at: Point): DrawingAxis {
  const { x, y } = directionOn(edge, nearestOnEdge(edge, at));
  const angle = degrees(Math.atan2(y, x));
  return { edge, from: edge.from, turn: angle - Math.round(angle / 90) * 90 };
}

/** A point in the frame of an axis, and back; without an axis, the point itself. */
export const toAxis = (axis: DrawingAxis | undefined, at: Point): Point =>
  axis ? shift(axis, rotate(at, -radians(axis.turn), axis.from), -1) : at;
export const fromAxis = (axis: DrawingAxis | undefined, at: Point): Point =>
  axis ? tidyPoint(rotate(shift(axis, at, 1), radians(axis.turn), axis.from)) : at;

const shift = ({ from }: DrawingAxis, { x, y }: Point, sign: number): Point => ({
  x: x + sign * from.x,
  y: y + sign * from.y,
});
