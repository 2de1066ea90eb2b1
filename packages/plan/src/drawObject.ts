// Draws an object as its kind has it, on its layer and in the line types of its status. The one way in which objects
// reach a pen.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { LayerTable } from './layerTable.ts';
import type { Pen } from './pen/pen.ts';
import { StatusPen } from './pen/statusPen.ts';

/** layers: those of the plan, for what is to be seen; without them all of the object is drawn, to be measured or hit. */
export function drawObject(object: PlanObject, pen: Pen, layers?: LayerTable): void {
  const { status } = object;
  const laid = layers ? layers.penFor(object, pen) : pen;
  if (laid) kindOf(object).draw(object, status ? new StatusPen(laid, status) : laid);
}
