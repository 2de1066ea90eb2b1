// Annotations, such as dimensions, are hit and outlined together with their labels.
import { drawAlone, drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Placing } from '@homeplot/plan/labelPlacing';
import type { Pen } from '@homeplot/plan/pen';
import { labelHeightAt } from './viewport.ts';

/** The label height in feet for annotations; 0 for other objects, whose labels aren't hit or outlined with them. */
export const ownLabelHeight = (object: PlanObject, pxPerFoot: number): number =>
  kindOf(object).isAnnotation ? labelHeightAt(pxPerFoot) : 0;

/** Draws an object with its placed labels; without a placement, with its labels in their preferred places. */
export function drawWithOwnLabels(object: PlanObject, pen: Pen, placing?: Placing): void {
  if (pen.labelHeight === 0 || !placing?.knows(object)) drawAlone(object, pen);
  else {
    drawObject(object, pen);
    for (const { place } of placing.of(object)) drawLabel(object, place, pen);
  }
}
