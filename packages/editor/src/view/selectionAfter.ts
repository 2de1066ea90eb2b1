// The selection after an undo or redo, which selects what it changes unless the user already has that selected.
import type { Change, Plan } from '@homeplot/plan/plan';
import { isTied } from '@homeplot/plan/ties';
import { pruned, type Selection, selectObjects } from './selection.ts';

/** Changes of more objects than this don't select them. */
const selectLimit = 1000;

/** selection: as it was before the changes, which the plan already has. Undefined if it stays. */
export function selectionAfter(
  changes: readonly Change[],
  plan: Plan,
  { ids, part }: Selection,
): Selection | undefined {
  const touched = part ? undefined : touchedIds(changes, plan);
  return touched && !concernsSelection(touched, ids, plan) ? pruned(selectObjects(touched), plan) : undefined;
}

/** Ids of the objects that changes put; undefined if there are none, too many to select, or if they are the whole plan. */
function touchedIds(changes: readonly Change[], { objects }: Plan): ReadonlySet<string> | undefined {
  const touched = new Set<string>();
  for (const change of changes) {
    if ('put' in change) touched.add(change.put.id);
    if (touched.size > selectLimit) return undefined;
  }
  const isWholePlan = touched.size > 1 && touched.size === objects.size;
  return touched.size > 0 && !isWholePlan ? touched : undefined;
}

/**
 * Whether an edit was made to the selected objects, so that they stay selected. Objects tied to them may have changed too, and
 * some selected objects may be unchanged, such as the one that the others were aligned with.
 */
function concernsSelection(touched: ReadonlySet<string>, ids: ReadonlySet<string>, plan: Plan): boolean {
  const follows = (id: string): boolean => {
    const object = plan.objects.get(id);
    return object !== undefined && isTied(object);
  };
  const isOfSelected = [...ids].some((id) => touched.has(id));
  const isOnlyOfSelected = [...touched].every((id) => ids.has(id) || follows(id));
  return isOfSelected && (isOnlyOfSelected || [...ids].every((id) => touched.has(id)));
}
