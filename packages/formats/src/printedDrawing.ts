// All of a plan that is printed, as one drawing for any pen.
import { drawObject } from '@homeplot/plan/drawObject';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { TieIndex } from '@homeplot/plan/tieIndex';

export function printedDrawing(plan: Plan): (pen: Pen) => void {
  const objects = inOrder(plan);
  const around = { layers: printedLayersOf(plan.settings), tiedTo: new TieIndex(plan).tiedTo };
  return (pen) => {
    for (const object of objects) drawObject(object, pen, around);
  };
}
