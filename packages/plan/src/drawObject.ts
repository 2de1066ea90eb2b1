// Draws an object as its kind has it, on its layer and in the line types of its status. The one way in which objects reach
// a pen. Its labels are drawn by themselves, as their places come from all that is around them (see labels/placing.ts).
import { labelsOf } from './labels/labelsOf.ts';
import type { LabelPlace } from './labels/label.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { LayerTable } from './layerTable.ts';
import type { Pen } from './pen/pen.ts';
import { StatusPen } from './pen/statusPen.ts';

/** What of a plan shows in the drawing of each of its objects. */
export interface Surroundings {
  readonly layers: LayerTable;
}

/** An object without its labels. around: of the plan, for what is to be seen; without it all of the object is drawn. */
export function drawObject(object: PlanObject, pen: Pen, around?: Surroundings): void {
  const { status } = object;
  const laid = around ? around.layers.penFor(object, pen) : pen;
  if (laid) kindOf(object).draw(object, status ? new StatusPen(laid, status) : laid);
}

/** A label of an object in one of its places. */
export function drawLabel(object: PlanObject, place: LabelPlace, pen: Pen, around?: Surroundings): void {
  const laid = around ? around.layers.penFor(object, pen) : pen;
  if (!laid) return;
  for (const line of place.lines ?? []) laid.path(line, leaderStyle(place));
  for (const text of place.texts) laid.text(text, place.style);
}

const leaderStyle = ({ style: { layer, fill } }: LabelPlace) => ({ layer, stroke: fill, weight: 0.13 });

/** An object by itself, each of its labels where it stands when nothing is in its way: to be measured, hit or moved. */
export function drawAlone(object: PlanObject, pen: Pen, around?: Surroundings): void {
  drawObject(object, pen, around);
  if (pen.labelHeight === 0) return;
  for (const label of labelsOf(object, pen)) {
    const [first] = label.places();
    if (first) drawLabel(object, first, pen, around);
  }
}
