// What is to be drawn anew besides what an edit changes, as dimensions tell lengths in its place. Knows no kind by name.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import { type Change, idOf, type Plan } from './plan.ts';

/** The objects that an edit leaves as they are, but for what dimensions tell of them now, or told before. */
export function toldOtherwise(
  plan: Plan,
  changes: readonly Change[],
  inverse: readonly Change[],
): readonly PlanObject[] {
  const told = new Set<string>();
  for (const change of [...changes, ...inverse]) {
    const side = 'put' in change ? kindOf(change.put).tellsSide?.(change.put) : undefined;
    if (side) told.add(side.object);
  }
  if (told.size === 0) return [];
  for (const change of changes) told.delete(idOf(change) ?? '');
  return [...told].flatMap((id) => plan.objects.get(id) ?? []);
}
