// The edits that restore an object, or a whole plan, from an earlier version.
import { keyBetween } from '../measure/order.ts';
import { keepingOrder, reordered } from '../measure/reorder.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Change, inOrder, isUnderlay, type Plan } from '../plan/plan.ts';
import { comparePlans, type Difference } from './compare.ts';

/** Undoes one difference in the open plan. earlier: the version that it was compared with. */
export function restoreOf(difference: Difference, earlier: Plan, open: Plan): readonly Change[] {
  if (difference.kind === 'added') return [{ remove: difference.id }];
  return [{ put: { ...difference.before, order: orderIn(difference.before, earlier, open) } }];
}

/**
 * The drawing order of a restored object: that of the open plan if it has the object; otherwise just above what it was above.
 * Underlays lie below all others whatever their keys, so each is placed only among its own.
 */
function orderIn(object: PlanObject, earlier: Plan, open: Plan): string {
  const current = open.objects.get(object.id);
  if (current) return current.order;
  const itsOwn = (plan: Plan): readonly PlanObject[] =>
    inOrder(plan).filter((one) => isUnderlay(one) === isUnderlay(object));
  const [oldOrder, newOrder] = [itsOwn(earlier), itsOwn(open)];
  const at = oldOrder.findIndex((one) => one.id === object.id);
  const below = oldOrder.slice(0, at).findLast((one) => open.objects.has(one.id));
  const index = below ? newOrder.findIndex((one) => one.id === below.id) : -1;
  const lower = newOrder[index]?.order;
  // Objects may have the same key, which leaves no room between them.
  const upper = newOrder.slice(index + 1).find(({ order }) => order !== lower)?.order;
  return keyBetween(lower, upper);
}

/** Makes the open plan equal to the earlier one. Objects that are the same in both aren't touched: they may be locked or hidden. */
export function restoreWhole(earlier: Plan, open: Plan): readonly Change[] {
  const { differences } = comparePlans(earlier, open);
  const differing = new Set(differences.map(({ id }) => id));
  const wanted = inOrder(earlier).map((object) => {
    const now = open.objects.get(object.id);
    if (!now || !differing.has(object.id)) return now ?? object;
    return { ...object, order: now.order };
  });
  // As few objects as possible get a new drawing order.
  const keepOrder = keepingOrder(wanted.filter(({ id }) => open.objects.has(id)));
  const newOrder = new Set(wanted.flatMap(({ id }) => (keepOrder.has(id) ? [] : [id])));
  const reorderedById = new Map(reordered(wanted, newOrder).map((object) => [object.id, object]));
  return [
    ...differences.flatMap(({ kind, id }): readonly Change[] => (kind === 'added' ? [{ remove: id }] : [])),
    ...wanted.flatMap((object): readonly Change[] => {
      const put = reorderedById.get(object.id) ?? (differing.has(object.id) ? object : undefined);
      return put ? [{ put }] : [];
    }),
    { settings: earlier.settings },
  ];
}
