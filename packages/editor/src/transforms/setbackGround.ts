// The ground that setback lines keep to, and the line that it has. A lot has one.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import type { Ground } from '@homeplot/plan/setbackLine';
import { tiesOf } from '@homeplot/plan/ties';

export interface SetbackGround extends Ground {
  readonly id: string;
  /** The lot, or the one that a rectangle becomes. */
  readonly lot: PlanObject;
}

export const isSetbackLine = (object: PlanObject): boolean => kindOf(object).ties?.setback !== undefined;

/** The lot that an object is, can become, or is the setback line of, with its edges; undefined if there is none. */
export function setbackGround(object: PlanObject, plan: Plan): SetbackGround | undefined {
  const [tie] = isSetbackLine(object) ? tiesOf(object) : [];
  const ground = tie ? plan.objects.get(tie.object) : object;
  const lot = ground && (kindOf(ground).toLot?.(ground) ?? ground);
  const edges = lot && kindOf(lot).path?.edges?.(lot);
  const outline = lot && outlineOf(lot);
  return edges && outline ? { id: lot.id, lot, vertices: outline.vertices, edges } : undefined;
}
