// Merges a plan that a client without a live connection saved, while others edited it in its room, into the room's plan,
// three ways. Where both changed the same field, the saved plan wins, because its client has reported it as saved.
import { isNearlyEqual, mergedObject, mergedSettings, type MergeRules } from '@homeplot/plan/merging';
import { keysInOrder } from '@homeplot/plan/orderKeys';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';

export interface RowMerge {
  /** Turn the room's plan into the merged one. */
  readonly changes: readonly Change[];
  /** Ids of the objects whose edits in the room were overwritten, because the row has others. */
  readonly overwritten: readonly string[];
}

const rules: MergeRules = { wins: 'to', isSame: isNearlyEqual };

/** base: the plan, with its order keys, that the room saved last. row: what has been saved over it. */
export function rowChanges(now: Plan, base: PlanContents, row: PlanContents): RowMerge {
  const changes: Change[] = [];
  const overwritten: string[] = [];
  const before = new Map(base.objects.map((object) => [object.id, object]));
  const keys = keysInOrder(row.objects.map(({ id }) => before.get(id)?.order));
  const saved = new Map(
    row.objects.map((object, i) => [object.id, { ...object, order: keys[i] ?? object.order }]),
  );
  for (const id of new Set([...saved.keys(), ...before.keys()])) {
    const present = now.objects.get(id);
    const { value, isContested } = mergedObject(present, before.get(id), saved.get(id), rules);
    if (isContested && saved.has(id)) overwritten.push(id);
    if (value === present) continue;
    changes.push(value ? { put: value } : { remove: id });
  }
  const { settings } = mergedSettings(now.settings, base.settings, row.settings, rules);
  if (Object.keys(settings).length > 0) changes.push({ settings });
  return { changes, overwritten };
}
