// Where a plan or a sheet lies in the coordinates of a drawing, whose y points up.
import { type Point, rotate } from '@homeplot/plan/point';

export interface Frame {
  /** The place of the plan's (0, 0). */
  readonly origin: Point;
  /** Units of the drawing in a unit of the plan. */
  readonly scale: number;
  /** Radians, counterclockwise, by which the plan is turned in the drawing. */
  readonly turn: number;
}

const center: Point = { x: 0, y: 0 };
export const plainFrame: Frame = { origin: center, scale: 1, turn: 0 };

export function placeIn({ origin, scale, turn }: Frame, { x, y }: Point): Point {
  const turned = turn === 0 ? { x, y: -y } : rotate({ x, y: -y }, turn, center);
  return { x: origin.x + turned.x * scale, y: origin.y + turned.y * scale };
}
