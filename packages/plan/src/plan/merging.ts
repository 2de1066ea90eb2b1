// A three-way merge of two changes of the same state `base`: the current state `now`, and the state `to` that the other change
// leads to. An object is merged in two parts, because people change them for different reasons: the fields of its kind and the
// fields of every object. Settings are merged field by field, and lists member by member.
import { isRecord } from '../measure/fileValue.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isListField, type ListField, type Member, membersOf } from '../settings/settingLists.ts';
import type { PlanSettings } from '../settings/settings.ts';

export interface MergeRules {
  /** Which change wins where both changed the same part. */
  readonly wins: 'now' | 'to';
  readonly isSame: (a: unknown, b: unknown) => boolean;
}

export interface Merged<T> {
  readonly value: T;
  /** Whether both changed the same part, so that one change was dropped. */
  readonly isContested: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of the second part, which every object may have. */
const commonFields: ReadonlySet<string> = new Set([
  'order',
  'name',
  'layer',
  'group',
  'status',
  'source',
  'sourceFile',
  'parcelNumber',
  'locked',
  'assumed',
]);

/** The fields of an object that depend on its kind, and those that every object may have. */
export const objectParts = (object: PlanObject): readonly Fields[] => {
  const entries = Object.entries(object);
  const part = (isCommon: boolean): Fields =>
    Object.fromEntries(entries.filter(([field]) => commonFields.has(field) === isCommon));
  return [part(false), part(true)];
};

/** The object `now` with the changes from `base` to `to`. undefined stands for a missing object. */
export function mergedObject(
  now: PlanObject | undefined,
  base: PlanObject | undefined,
  to: PlanObject | undefined,
  rules: MergeRules,
): Merged<PlanObject | undefined> {
  if (!now || !base || !to) return mergedValue(now, base, to, rules);
  const [ours, before, theirs] = [objectParts(now), objectParts(base), objectParts(to)];
  const parts = ours.map((part, i) => mergedValue(part, before[i], theirs[i], rules));
  const isContested = parts.some((part) => part.isContested);
  if (parts.every(({ value }, i) => value === ours[i])) return { value: now, isContested };
  if (parts.every(({ value }, i) => value === theirs[i])) return { value: to, isContested };
  return { value: Object.assign({}, ...parts.map(({ value }) => value)) as PlanObject, isContested };
}

/** Merges a value that changes as a whole. A value that one change removes and the other edits stays. */
function mergedValue<T>(
  now: T | undefined,
  base: T | undefined,
  to: T | undefined,
  { wins, isSame }: MergeRules,
): Merged<T | undefined> {
  if (isSame(base, to) || isSame(now, to)) return { value: now, isContested: false };
  if (isSame(now, base)) return { value: to, isContested: false };
  return { value: wins === 'now' || to === undefined ? now : to, isContested: true };
}

/** The merged settings that differ from `now`. contested: the names of settings where one change was dropped. */
export function mergedSettings(
  now: PlanSettings,
  base: Partial<PlanSettings>,
  to: Partial<PlanSettings>,
  rules: MergeRules,
): { readonly settings: Partial<PlanSettings>; readonly contested: readonly string[] } {
  const settings: Record<string, unknown> = {};
  const contested: string[] = [];
  for (const field of new Set([...Object.keys(base), ...Object.keys(to)])) {
    const [ours, before, theirs] = [now, base, to].map((one): unknown => Reflect.get(one, field));
    const isList = isListField(field) && Array.isArray(ours) && Array.isArray(theirs);
    const merged: Merged<unknown> = isList
      ? mergedList(field, ours, before, theirs, rules)
      : mergedValue(ours, before, theirs, rules);
    if (merged.value !== ours) settings[field] = merged.value;
    if (merged.isContested) contested.push(field);
  }
  return { settings, contested };
}

/** Merges a list member by member, and its order as a whole. */
function mergedList(
  field: ListField,
  now: readonly unknown[],
  base: unknown,
  to: readonly unknown[],
  rules: MergeRules,
): Merged<readonly unknown[]> {
  const lists = [now, base, to].map((list) => membersOf(field, list));
  const [ours = [], before = [], theirs = []] = lists.map((list) => list.map(({ id }) => id));
  const [valueNow, valueBefore, valueTo] = lists.map(byId);
  const merged = new Map<string, unknown>();
  let isContested = false;
  for (const id of new Set([...ours, ...theirs])) {
    const one = mergedValue(valueNow?.get(id), valueBefore?.get(id), valueTo?.get(id), rules);
    if (one.value !== undefined) merged.set(id, one.value);
    isContested ||= one.isContested;
  }
  const order = mergedValue<readonly string[]>(
    ours.filter((id) => before.includes(id) && theirs.includes(id)),
    before.filter((id) => ours.includes(id) && theirs.includes(id)),
    theirs.filter((id) => before.includes(id) && ours.includes(id)),
    rules,
  );
  const isOurs = ours.filter((id) => order.value?.includes(id)).join() === order.value?.join();
  const [first, second] = isOurs ? [ours, theirs] : [theirs, ours];
  const ids = withOthers(first, second).filter((id) => merged.has(id));
  const value = ids.map((id) => merged.get(id));
  const isUnchanged = value.length === now.length && value.every((one, i) => one === now[i]);
  return { value: isUnchanged ? now : value, isContested: isContested || order.isContested };
}

const byId = (members: readonly Member[]): ReadonlyMap<string, unknown> =>
  new Map(members.map(({ id, value }) => [id, value]));

/** The first list with the members that only the second has, each after its predecessor in the second. */
function withOthers(first: readonly string[], second: readonly string[]): readonly string[] {
  const ids = [...first];
  for (const [i, id] of second.entries()) {
    if (ids.includes(id)) continue;
    const before = second[i - 1];
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}

/** Whether two values are equal except for rounding in a file. */
export function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= fileRounding;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isNearlyEqual(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => isNearlyEqual(a[field], b[field]));
}

/** Feet: less than anybody draws. */
const fileRounding = 1e-5;
