// The edits that bring an object, or a whole plan, back to what it was in an earlier version.
import { keyBetween } from '../measure/order.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Change, inOrder, type Plan } from '../plan/plan.ts';
import { comparePlans, type Difference } from './compare.ts';

/** Undoes one difference in the open plan. earlier: the version that it was compared with. */
export function restoreOf(difference: Difference, earlier: Plan, open: Plan): readonly Change[] {
  if (difference.kind === 'added') return [{ remove: difference.id }];
  return [{ put: { ...difference.before, order: orderIn(difference.before, earlier, open) } }];
}

/** The place in the drawing order: its own if it is still there, else above what it was drawn over. */
function orderIn({ id }: PlanObject, earlier: Plan, open: Plan): string {
  const here = open.objects.get(id);
  if (here) return here.order;
  const was = inOrder(earlier);
  const at = was.findIndex((one) => one.id === id);
  const below = was.slice(0, at).findLast((one) => open.objects.has(one.id));
  const now = inOrder(open);
  const under = below ? now.findIndex((one) => one.id === below.id) : -1;
  const [lower, upper] = [now[under]?.order, now[under + 1]?.order];
  return keyBetween(lower, upper === lower ? undefined : upper);
}

/** Makes the open plan the earlier one. What is the same in both isn't touched: it may be locked or hidden. */
export function restoreWhole(earlier: Plan, open: Plan): readonly Change[] {
  const { differences, isReordered } = comparePlans(earlier, open);
  const changes = differences.flatMap((difference) => restoreOf(difference, earlier, open));
  const ordered = isReordered || differences.some(({ kind }) => kind === 'removed');
  const puts: readonly Change[] = ordered ? inOrder(earlier).map((put) => ({ put })) : [];
  return [
    ...changes.filter((change) => !ordered || 'remove' in change),
    ...puts,
    { settings: earlier.settings },
  ];
}
