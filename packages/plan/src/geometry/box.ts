// An axis-aligned box, in feet (or in millimeters on a sheet, in CSS pixels on the screen). An empty box has minX > maxX.
import type { Point } from './point.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export const emptyBox: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

export const everywhere: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

export const isEmpty = (box: Box): boolean => box.minX > box.maxX;

export const boxAround = (center: Point, reach: number): Box => ({
  minX: center.x - reach,
  minY: center.y - reach,
  maxX: center.x + reach,
  maxY: center.y + reach,
});

/** The box with a and b at opposite corners. */
export const boxBetween = (a: Point, b: Point): Box => ({
  minX: Math.min(a.x, b.x),
  minY: Math.min(a.y, b.y),
  maxX: Math.max(a.x, b.x),
  maxY: Math.max(a.y, b.y),
});

export const grow = (box: Box, by: number): Box => ({
  minX: box.minX - by,
  minY: box.minY - by,
  maxX: box.maxX + by,
  maxY: box.maxY + by,
});

export const shifted = ({ minX, minY, maxX, maxY }: Box, { x, y }: Point): Box => ({
  minX: minX + x,
  minY: minY + y,
  maxX: maxX + x,
  maxY: maxY + y,
});

export const union = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});

/** The box that two boxes share. It has a negative width or height if they don't overlap. */
export const intersection = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});

export const overlaps = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

export const contains = (outer: Box, inner: Box): boolean =>
  outer.minX <= inner.minX &&
  outer.minY <= inner.minY &&
  outer.maxX >= inner.maxX &&
  outer.maxY >= inner.maxY;

/** The distance from a point to the nearest point of a box; 0 within it. */
export const boxDistance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box.minX - x, 0, x - box.maxX), Math.max(box.minY - y, 0, y - box.maxY));

export const boxCenter = (box: Box): Point => ({
  x: (box.minX + box.maxX) / 2,
  y: (box.minY + box.maxY) / 2,
});
export const boxWidth = (box: Box): number => box.maxX - box.minX;
export const boxHeight = (box: Box): number => box.maxY - box.minY;

export const boxSize = (box: Box) => ({ width: boxWidth(box), height: boxHeight(box) });

/** The four corners, clockwise from the top left. */
export const boxCorners = (box: Box): readonly [Point, Point, Point, Point] => [
  { x: box.minX, y: box.minY },
  { x: box.maxX, y: box.minY },
  { x: box.maxX, y: box.maxY },
  { x: box.minX, y: box.maxY },
];
