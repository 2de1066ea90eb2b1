// Draws an object as its kind has it, on its layer and in the line types of its status, without what dimensions tell of
// it. The one way in which objects reach a pen.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { LayerTable } from './layerTable.ts';
import type { Pen } from './pen/pen.ts';
import { StatusPen } from './pen/statusPen.ts';
import { ToldPen } from './pen/toldPen.ts';

/** What of a plan shows in the drawing of each of its objects. */
export interface Surroundings {
  readonly layers: LayerTable;
  /** The objects that are tied to one; where it is not told, no dimension tells a length in its place. */
  readonly tiedTo?: (id: string) => readonly PlanObject[];
}

/** around: of the plan, for what is to be seen; without it all of the object is drawn, to be measured or hit. */
export function drawObject(object: PlanObject, pen: Pen, around?: Surroundings): void {
  const { status } = object;
  const laid = around ? around.layers.penFor(object, pen) : pen;
  if (!laid) return;
  const styled = status ? new StatusPen(laid, status) : laid;
  const told = around && pen.labelHeight > 0 ? toldSides(object.id, around) : undefined;
  kindOf(object).draw(object, told ? new ToldPen(styled, told) : styled);
}

/** The ends of those sides of an object of which a dimension that is shown tells the length; undefined where none is tied. */
function toldSides(id: string, { layers, tiedTo }: Surroundings): ReadonlySet<string> | undefined {
  const tied = tiedTo?.(id) ?? [];
  if (tied.length === 0) return undefined;
  return new Set(
    layers.shown(tied).flatMap((one) => {
      const side = kindOf(one).tellsSide?.(one);
      return side?.object === id ? side.ends : [];
    }),
  );
}
