// Points and vectors of the plan, in feet, x to the right and y down.
import { tidy } from '../measure/units.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scaleBy = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** z of the cross product: positive if b is clockwise from a on the screen (y down). */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const lengthOf = (a: Point): number => Math.hypot(a.x, a.y);
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The point without floating-point noise, see tidy. */
export const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });

/** A point moved by a vector, with all else that it has; without floating-point noise. */
export const moved = <P extends Point>(at: P, by: Point): P => ({
  ...at,
  x: tidy(at.x + by.x),
  y: tidy(at.y + by.y),
});

/** The point on a circle; angle in radians, clockwise on the screen from the right. */
export const polar = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

/** The unit vector along a; {0, 0} for a zero vector. */
export function unit(a: Point): Point {
  const length = lengthOf(a);
  return length === 0 ? { x: 0, y: 0 } : { x: a.x / length, y: a.y / length };
}

/** The vector rotated by 90 degrees clockwise on the screen. */
export const turnRight = (a: Point): Point => ({ x: -a.y, y: a.x });

/** The point rotated about a center; angle in radians, clockwise on the screen. */
export function rotate(point: Point, angle: number, about: Point): Point {
  if (angle === 0) return point;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
