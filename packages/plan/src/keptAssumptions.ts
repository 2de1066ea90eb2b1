// What an edit leaves of what is assumed: a value that was given isn't assumed any more, even if it is later what was
// assumed before. The place of what is moved along with its lot is as assumed as it was.
import { assumedFields } from './assumed.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { Change, Plan } from './plan.ts';

/** The changes, with what is assumed after them; the same ones if that is what they say. */
export function keepingAssumptions({ objects }: Plan, changes: readonly Change[]): readonly Change[] {
  let movesLot: boolean | undefined;
  const isKept = (change: Change): boolean =>
    !('put' in change) || change.put.assumed === undefined || !objects.has(change.put.id);
  if (changes.every(isKept)) return changes;
  return changes.map((change) => {
    const before = 'put' in change ? objects.get(change.put.id) : undefined;
    if (!('put' in change) || !before || change.put.assumed === undefined) return change;
    movesLot ??= changes.some((one) => 'put' in one && kindOf(one.put).path?.isProperty);
    const put = assumedSince(before, change.put, movesLot);
    return put === change.put ? change : { ...change, put };
  });
}

function assumedSince(before: PlanObject, now: PlanObject, movesLot: boolean): PlanObject {
  const valueOf = (field: string): unknown => Reflect.get(now, field);
  const gone = assumedFields(before).filter(
    (field) => now.assumed?.[field] === before.assumed?.[field] && valueOf(field) !== now.assumed?.[field],
  );
  if (gone.length === 0) return now;
  const { assumed = {}, ...rest } = now;
  const left = Object.entries(assumed).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
    if (!gone.includes(field)) return [[field, value]];
    return movesLot && isPlace(field) ? [[field, valueOf(field)]] : [];
  });
  return left.length > 0 ? { ...rest, assumed: Object.fromEntries(left) } : rest;
}

const isPlace = (field: string): boolean => /[XY]$/.test(field);
