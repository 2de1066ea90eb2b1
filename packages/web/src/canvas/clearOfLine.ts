// Places touch controls so that they don't cover the line being drawn.
import { type Box, grow } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { clippedRange } from '@homeplot/plan/visible';

export interface Line {
  readonly from: Point;
  /** The end that is being drawn. */
  readonly to: Point;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gap between a control and the line, in CSS pixels. */
const gap = 24;

/** The first place clear of the whole line; else the first clear of its end; else the first. */
export function firstClear(places: readonly Point[], { width, height }: Size, { from, to }: Line): Point {
  const isClear = (a: Point, b: Point, { x, y }: Point): boolean =>
    clippedRange(a, b, grow({ minX: x, minY: y, maxX: x + width, maxY: y + height }, gap)) === undefined;
  return (
    places.find((place) => isClear(from, to, place)) ??
    places.find((place) => isClear(to, to, place)) ??
    places[0] ?? { x: 0, y: 0 }
  );
}

/** Gap between a control and the edges of the canvas, in CSS pixels. */
export const edge = 6;

/** A place, or the nearest one at which all of a control is on the canvas. */
export const onCanvas = ({ x, y }: Point, size: Size, canvas: Size): Point => ({
  x: Math.max(edge, Math.min(x, canvas.width - size.width - edge)),
  y: Math.max(edge, Math.min(y, canvas.height - size.height - edge)),
});

/** Places of the fields: at the top, or below the line in the upper half, since a phone's keyboard hides the lower one. */
export function fieldPlaces(at: Point, size: Size, canvas: Size, { from, to }: Line): Point[] {
  const lowest = Math.max(at.y, canvas.height / 2 - size.height);
  return [at.y, Math.max(from.y, to.y) + gap + 1, to.y + gap + 1]
    .filter((y) => y >= at.y && y <= lowest)
    .map((y) => ({ x: at.x, y }));
}

/** Places of a button that is in the middle at the bottom: there, at the sides, and above the line. box: where it is. */
export function buttonPlaces(box: Box, canvas: Size, { from, to }: Line): Point[] {
  const { minX, minY } = box;
  const size = { width: box.maxX - minX, height: box.maxY - minY };
  const above = (y: number): number => Math.max(0, y - gap - 1 - size.height);
  return [
    { x: minX, y: minY },
    { x: gap, y: minY },
    { x: canvas.width - size.width - gap, y: minY },
    { x: minX, y: above(Math.min(from.y, to.y)) },
    { x: minX, y: above(to.y) },
  ];
}
