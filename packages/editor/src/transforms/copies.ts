// Moves objects, or adds copies on top, tied to each other like the originals.
import { displaced } from '@homeplot/plan/displaced';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Motion, movePoint } from '@homeplot/plan/motion';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { subtract } from '@homeplot/plan/point';
import { tiedToCopy } from '@homeplot/plan/ties';
import { freshGroups } from '../scene/groups.ts';
import type { Outcome, Subject } from './transform.ts';

export type Mover = (object: PlanObject) => PlanObject;

/** Objects that can't be rotated only change their position. */
export const byMotion =
  (motion: Motion): Mover =>
  (object) => {
    const kind = kindOf(object);
    if (kind.transform) return kind.transform(object, motion);
    const at = kind.position(object);
    return kind.move(object, subtract(movePoint(at, motion), at));
  };

export const moved = ({ objects }: Subject, move: Mover): Outcome => ({
  changes: objects.map((object) => ({ put: move(object) })),
  select: objects.map(({ id }) => id),
});

/** A set of copies for each mover; originals and copies are selected. */
export function copied({ plan, objects, newId }: Subject, movers: readonly Mover[]): Outcome {
  const orders = keysAbove(plan.top, movers.length * objects.length);
  const changes: Change[] = [];
  const select = objects.map(({ id }) => id);
  for (const move of movers) {
    const ids = new Map(objects.map(({ id }) => [id, newId()]));
    const regroup = freshGroups(newId);
    for (const object of objects) {
      const id = ids.get(object.id) ?? newId();
      const order = orders[changes.length] ?? object.order;
      changes.push({ put: { ...displaced(regroup(tiedToCopy(move(object), ids))), id, order } });
      select.push(id);
    }
  }
  return { changes, select };
}
