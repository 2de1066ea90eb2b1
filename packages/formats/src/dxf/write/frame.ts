// The position of a plan or a sheet in the coordinates of a drawing, whose y points up.
import { type ImportedDrawing, toDrawing } from '@homeplot/plan/imports';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import { units } from '../read/header.ts';

export interface Frame {
  /** The place of the plan's (0, 0). */
  readonly origin: Point;
  /** Units of the drawing in a unit of the plan. */
  readonly scale: number;
  /** Radians, counterclockwise, by which the plan is turned in the drawing. */
  readonly turn: number;
}

const center: Point = { x: 0, y: 0 };
/** The code of feet in $INSUNITS. */
const feetCode = 2;
/** Maximum relative difference of equal units. For comparison, a US survey foot differs from a foot by 2e-6. */
const sameUnit = 1e-9;

/** The frame that puts the plan back into the coordinates of an imported drawing. */
export const importedFrame = (drawing: ImportedDrawing): Frame => ({
  origin: toDrawing(drawing, center),
  scale: 1 / drawing.feetPerUnit,
  turn: radians(drawing.turn),
});

/** $INSUNITS for the units of an imported drawing, 0 if they have none; feet without one. */
export function unitsCode(drawing: ImportedDrawing | undefined): number {
  if (!drawing) return feetCode;
  const { feetPerUnit } = drawing;
  return Math.max(
    0,
    units.findIndex((unit) => unit && Math.abs(unit[1] / feetPerUnit - 1) < sameUnit),
  );
}

export const plainFrame: Frame = { origin: center, scale: 1, turn: 0 };

export function placeIn({ origin, scale, turn }: Frame, { x, y }: Point): Point {
  const turned = turn === 0 ? { x, y: -y } : rotate({ x, y: -y }, turn, center);
  return { x: origin.x + turned.x * scale, y: origin.y + turned.y * scale };
}
