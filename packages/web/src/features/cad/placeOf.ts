// Where an imported drawing goes in the plan: in the middle of the view, or at its true place relative to an earlier drawing
// of the same site.
import {
  type Box,
  boxAround,
  boxCenter,
  boxHeight,
  boxWidth,
  boxCorners,
  emptyBox,
  union,
} from '@homeplot/plan/box';
import { type ImportedDrawing, toPlan } from '@homeplot/plan/imports';
import { type Point, tidyPoint } from '@homeplot/plan/point';
import type { DrawingFacts } from './worker/drawingFacts.ts';

/** Feet: an earlier drawing whose origin is closer is taken to be of the same site. */
const sameSite = 5280;

/** A drawing whose unit has been chosen, but not yet its place. */
export interface ChosenUnit {
  readonly name: string;
  readonly feetPerUnit: number;
  readonly units: string;
}

/** The latest earlier import whose coordinates are near the drawing's; undefined if there is none. */
export function earlierNear(
  imports: readonly ImportedDrawing[],
  { origin }: DrawingFacts,
  feetPerUnit: number,
): ImportedDrawing | undefined {
  return imports.findLast(
    (earlier) =>
      Math.abs(origin.x * feetPerUnit - earlier.origin.x * earlier.feetPerUnit) < sameSite &&
      Math.abs(origin.y * feetPerUnit - earlier.origin.y * earlier.feetPerUnit) < sameSite,
  );
}

/** The drawing with its middle at a point of the plan, which is rounded to whole feet. */
export function importedAt(facts: DrawingFacts, unit: ChosenUnit, middle: Point): ImportedDrawing {
  const { x, y } = boxCenter(facts.box);
  const at = {
    x: Math.round(middle.x - x * unit.feetPerUnit),
    y: Math.round(middle.y - y * unit.feetPerUnit),
  };
  return { ...unit, origin: facts.origin, at, turn: 0 };
}

/** The drawing at its true place relative to an earlier one. */
export function importedBeside(
  facts: DrawingFacts,
  unit: ChosenUnit,
  earlier: ImportedDrawing,
): ImportedDrawing {
  const share = unit.feetPerUnit / earlier.feetPerUnit;
  const origin = { x: facts.origin.x * share, y: facts.origin.y * share };
  return { ...unit, origin: facts.origin, at: tidyPoint(toPlan(earlier, origin)), turn: earlier.turn };
}

/** The box of the drawing's main part on the plan. */
export const boxIn = ({ box, origin }: DrawingFacts, drawing: ImportedDrawing): Box =>
  boxCorners(box)
    .map(({ x, y }) => toPlan(drawing, { x: origin.x + x, y: origin.y - y }))
    .map((corner) => boxAround(corner, 0))
    .reduce(union, emptyBox);

/** The size of the drawing's main part in feet. */
export const sizeIn = ({ box }: { readonly box: Box }, feetPerUnit: number) => ({
  width: boxWidth(box) * feetPerUnit,
  height: boxHeight(box) * feetPerUnit,
});
