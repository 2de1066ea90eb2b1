// A plan that was saved past its room, by a client without a live connection, merged into the room's: three ways, by parts
// of objects and by settings. What both changed is as it was saved, because whoever saved it was told so; what one removed
// and the other edited stays.
import { isRecord } from '@homeplot/plan/fileValue';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysInOrder } from '@homeplot/plan/order';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { objectOf, type ObjectParts, objectPartNames, partsOf } from '../parts/objectParts.ts';
import { parsed } from '../parts/refused.ts';
import { isListField, type ListField, type Member, membersOf } from '../parts/settingParts.ts';

export interface RowMerge {
  /** Of the room's plan. */
  readonly changes: readonly Change[];
  /** Ids of the objects whose edits in the room were overwritten, because the row has others. */
  readonly overwritten: readonly string[];
}

/** base: the plan, with its order keys, that the room saved last. row: what has been saved over it. */
export function rowChanges(now: Plan, base: PlanContents, row: PlanContents): RowMerge {
  const changes: Change[] = [];
  const overwritten: string[] = [];
  const before = new Map(base.objects.map((object) => [object.id, object]));
  const keys = keysInOrder(row.objects.map(({ id }) => before.get(id)?.order));
  for (const [i, saved] of row.objects.entries()) {
    const was = before.get(saved.id);
    const object = { ...saved, order: keys[i] ?? saved.order };
    before.delete(saved.id);
    const merged = was ? mergedObject(now.objects.get(saved.id), was, object) : { object, isOver: false };
    if (!merged.object) continue;
    changes.push({ put: merged.object });
    if (merged.isOver) overwritten.push(saved.id);
  }
  for (const [id, was] of before) {
    const present = now.objects.get(id);
    if (present && !partsChanged(was, present).any) changes.push({ remove: id });
  }
  const settings = mergedSettings(now.settings, base.settings, row.settings);
  if (Object.keys(settings).length > 0) changes.push({ settings });
  return { changes, overwritten };
}

/** The object of the room with the parts that the row changed; no object if it changed none. */
function mergedObject(
  present: PlanObject | undefined,
  was: PlanObject,
  saved: PlanObject,
): { readonly object?: PlanObject; readonly isOver: boolean } {
  const bySaver = partsChanged(was, saved);
  if (!bySaver.any) return { isOver: false };
  if (!present) return { object: saved, isOver: false };
  const inRoom = partsChanged(was, present);
  const [theirs, ours] = [partsOf(saved), partsOf(present)];
  const [g, r] = objectPartNames.map((part) => (bySaver[part] ? theirs : ours)[part]);
  const read = objectOf(saved.id, g, r);
  const isOver = objectPartNames.some((part) => bySaver[part] && inRoom[part]);
  return { object: 'why' in read ? saved : read.value, isOver };
}

function partsChanged(was: PlanObject, now: PlanObject): Record<keyof ObjectParts | 'any', boolean> {
  if (was === now) return { g: false, r: false, any: false };
  const [before, after] = [partsOf(was), partsOf(now)];
  const g = !isNearlyEqual(parsed(before.g), parsed(after.g));
  const r = !isNearlyEqual(parsed(before.r), parsed(after.r));
  return { g, r, any: g || r };
}

/** Much more than the rounding of a file, in feet, and much less than anybody draws. */
const fileRounding = 1e-5;

function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= fileRounding;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isNearlyEqual(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => isNearlyEqual(a[field], b[field]));
}

function mergedSettings(now: PlanSettings, base: PlanSettings, row: PlanSettings): Partial<PlanSettings> {
  const merged: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(base), ...Object.keys(row)])) {
    const [was, saved, present] = [base, row, now].map((one): unknown => Reflect.get(one, field));
    if (isNearlyEqual(plain(was), plain(saved))) continue;
    const isWhole = !isListField(field) || !Array.isArray(saved) || !Array.isArray(present);
    merged[field] = isWhole ? saved : mergedList(field, present, was, saved);
  }
  return merged;
}

/** As it would be in a file, where what is undefined is absent. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : parsed(JSON.stringify(value)));

function mergedList(
  field: ListField,
  now: readonly unknown[],
  was: unknown,
  saved: readonly unknown[],
): readonly unknown[] {
  const known = (list: unknown): readonly Member[] => {
    const values: readonly unknown[] = Array.isArray(list) ? list : [];
    return membersOf(field, values).map(({ id }, i) => ({ id, value: values[i] }));
  };
  const [present, before, after] = [known(now), known(was), known(saved)];
  const isSame = (a: Member | undefined, b: Member | undefined): boolean =>
    isNearlyEqual(plain(a?.value), plain(b?.value));
  const find = (list: readonly Member[], id: string) => list.find((one) => one.id === id);
  const added = present.filter((one) => !find(after, one.id) && !isSame(one, find(before, one.id)));
  const rest = after.flatMap((one) => {
    const [inRoom, earlier] = [find(present, one.id), find(before, one.id)];
    if (!earlier || !isSame(one, earlier)) return [one];
    return inRoom ? [inRoom] : [];
  });
  return [...rest, ...added].map(({ value }) => value);
}
