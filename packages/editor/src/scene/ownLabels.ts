// An annotation, as a dimension, is what it writes: it is hit and outlined with its labels, where they stand.
import { drawAlone, drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Placing } from '@homeplot/plan/labelPlacing';
import type { Pen } from '@homeplot/plan/pen';
import { labelPx } from './viewport.ts';

/** The height in feet of the labels that belong to an object; 0 of what only bears some. */
export const ownLabels = (object: PlanObject, pxPerFoot: number): number =>
  kindOf(object).isAnnotation ? labelPx / pxPerFoot : 0;

/** An object with the labels that belong to it, on a pen of their height. What is not of the plan is drawn by itself. */
export function drawWithOwnLabels(object: PlanObject, pen: Pen, placing?: Placing): void {
  if (pen.labelHeight === 0 || !placing?.knows(object)) drawAlone(object, pen);
  else {
    drawObject(object, pen);
    for (const { place } of placing.of(object)) drawLabel(object, place, pen);
  }
}
