// Draws an object as its kind has it, in the line types of its status. The one way in which objects reach a pen.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { Pen } from './pen/pen.ts';
import { StatusPen } from './pen/statusPen.ts';

export function drawObject(object: PlanObject, pen: Pen): void {
  const { status } = object;
  kindOf(object).draw(object, status ? new StatusPen(pen, status) : pen);
}
