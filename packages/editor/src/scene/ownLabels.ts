// Whether an object's labels are the object itself, as those of a dimension are, and so are hit and outlined with it.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { labelPx } from './viewport.ts';

/** The height in feet of the labels that belong to an object; 0 of what only bears some. */
export const ownLabels = (object: PlanObject, pxPerFoot: number): number =>
  kindOf(object).labelReach === undefined ? 0 : labelPx / pxPerFoot;
