// Turns what somebody else has written to the shared document of a plan into changes of the plan.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';
import { planLimits } from '@homeplot/plan/planLimits';
import { type ListField, listFields } from '@homeplot/plan/settingLists';
import type { PlanSettings } from '@homeplot/plan/settings';
import { canonicalText } from '@homeplot/plan/sortedFields';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import type { Doc, Transaction } from 'yjs';
import type { Conflict } from '../items/items.ts';
import { textsOf } from '../parts/objectParts.ts';
import type { Refused } from '../parts/refused.ts';
import { initialSetting } from '../parts/settingParts.ts';
import { fieldIn, listIn, objectIn, tooMany } from './planOf.ts';
import { fieldsIn, type Shared, sharedIn } from './shared.ts';

export interface Incoming {
  readonly changes: readonly Change[];
  /** Objects and settings that the plan keeps as they were, because what was written can't be read. */
  readonly refused: readonly Refused[];
  /** Objects that one person removed while another edited them, so that they stay. */
  readonly kept: readonly Conflict[];
}

/** The keys that were written, by the Yjs map that has them. */
type Written = ReadonlyMap<unknown, Iterable<string | null>>;

/** What a transaction changed, as changes of the plan as it was before. It reads only what the transaction has touched. */
export const changesOf = ({ doc, changed }: Transaction, plan: Plan): Incoming =>
  runAllSteps(incomingOf(sharedIn(doc), changed, plan));

/** All differences of a document from a plan, as changes of the plan, in steps between which a page can respond. */
export function* differencesInSteps(doc: Doc, plan: Plan): Steps<Incoming> {
  const shared = sharedIn(doc);
  // One key of each object of the plan is enough to find it.
  const keys = [...shared.objects.map.keys(), ...[...plan.objects.keys()].map((id) => `${id}/g`)];
  const fields = [...shared.settings.keys(), ...Object.keys(plan.settings)];
  const lists = listFields.map((field) => [shared.list(field).map, []] as const);
  const written = new Map<unknown, readonly string[]>([
    [shared.objects.map, keys],
    [shared.settings, fields],
    ...lists,
  ]);
  return yield* incomingOf(shared, written, plan);
}

function* incomingOf(shared: Shared, written: Written, plan: Plan): Steps<Incoming> {
  const changes: Change[] = [];
  const refused: Refused[] = [];
  const kept: Conflict[] = [];
  let count = plan.objects.size;
  for (const id of shared.objects.idsIn(written.get(shared.objects.map) ?? [])) {
    yield;
    const now = plan.objects.get(id);
    if (shared.objects.presence(id) !== 'there') {
      if (now) changes.push({ remove: id });
      continue;
    }
    const conflict = shared.objects.conflict(id);
    if (conflict) kept.push(conflict);
    if (now && isAsWritten(shared, id, now)) continue;
    const read = objectIn(shared, id);
    if ('why' in read) refused.push({ of: 'object', id, why: read.why });
    else if (!now && count >= planLimits.objects) refused.push({ of: 'object', id, why: tooMany });
    else {
      if (!now) count += 1;
      changes.push({ put: read.value });
    }
  }
  const settings = {
    ...fieldsOf(shared, written, plan, refused),
    ...listsOf(shared, written, plan, refused),
  };
  if (Object.keys(settings).length > 0) changes.push({ settings });
  return { changes, refused, kept };
}

function isAsWritten({ objects }: Shared, id: string, now: PlanObject): boolean {
  const [written, own] = [objects.texts(id), textsOf(now)];
  return written.main === own.main && written.side === own.side;
}

function fieldsOf(
  shared: Shared,
  written: Written,
  { settings }: Plan,
  refused: Refused[],
): Partial<PlanSettings> {
  const fields = fieldsIn(written.get(shared.settings) ?? []).flatMap((field) => {
    const read = fieldIn(shared, field);
    if ('why' in read) {
      refused.push({ of: 'setting', id: field, why: read.why });
      return [];
    }
    const value = read.value ?? initialSetting(field);
    return isSame(value, Reflect.get(settings, field)) ? [] : [[field, value] as const];
  });
  return Object.fromEntries(fields);
}

/** Compares settings as texts: they are plain data, and small except for lists. */
const isSame = (a: unknown, b: unknown): boolean => a === b || canonicalText(a) === canonicalText(b);

function listsOf(
  shared: Shared,
  written: Written,
  { settings }: Plan,
  refused: Refused[],
): Partial<PlanSettings> {
  const touched = new Set(written.get(shared.settings));
  const isTouched = (field: ListField): boolean => touched.has(field) || written.has(shared.list(field).map);
  const lists = listFields.filter(isTouched).flatMap((field) => {
    const bad: Refused[] = [];
    const list = listIn(shared, field, bad) ?? initialSetting(field);
    const now: unknown = settings[field];
    refused.push(...bad);
    // A list with a member that can't be read stays as it is.
    if (bad.length > 0) return [];
    return isSame(list, now) ? [] : [[field, list] as const];
  });
  return Object.fromEntries(lists);
}
