// The changes of a plan that come out of its shared document when somebody else has written into it.
import type { Change, Plan } from '@homeplot/plan/plan';
import { planLimits } from '@homeplot/plan/planLimits';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { Transaction } from 'yjs';
import { partsOf } from '../parts/objectParts.ts';
import type { Refused } from '../parts/refused.ts';
import { initialSetting, type ListField, listFields, membersOf } from '../parts/settingParts.ts';
import { fieldIn, listIn, objectIn, tooMany } from './planOf.ts';
import { fieldsIn, type Shared, sharedIn } from './shared.ts';

export interface Incoming {
  readonly changes: readonly Change[];
  /** What the plan keeps as it was, because what was written can't be read. */
  readonly refused: readonly Refused[];
  /** Ids of objects that one person removed while another edited them, so that they stay. */
  readonly kept: readonly string[];
}

/** What a transaction changed, as changes of the plan as it was before. The cost is that of what it touched. */
export function changesOf(transaction: Transaction, plan: Plan): Incoming {
  const shared = sharedIn(transaction.doc);
  const changed: Changed = transaction.changed;
  const changes: Change[] = [];
  const refused: Refused[] = [];
  const kept: string[] = [];
  const keys = changed.get(shared.objects.map) ?? [];
  let count = plan.objects.size;
  for (const id of shared.objects.idsIn(keys)) {
    const now = plan.objects.get(id);
    if (shared.objects.presence(id) !== 'there') {
      if (now) changes.push({ remove: id });
      continue;
    }
    if (shared.objects.isKept(id)) kept.push(id);
    if (now && isAsWritten(shared, id, partsOf(now))) continue;
    const read = objectIn(shared, id);
    if ('why' in read) refused.push({ of: 'object', id, why: read.why });
    else if (!now && count >= planLimits.objects) refused.push({ of: 'object', id, why: tooMany });
    else {
      if (!now) count += 1;
      changes.push({ put: read.value });
    }
  }
  const settings = { ...fieldsOf(shared, changed, refused), ...listsOf(shared, changed, plan, refused) };
  if (Object.keys(settings).length > 0) changes.push({ settings });
  return { changes, refused, kept };
}

const isAsWritten = ({ objects }: Shared, id: string, { g, r }: ReturnType<typeof partsOf>): boolean =>
  objects.text(id, 'g') === g && objects.text(id, 'r') === r;

/** The keys that were written, by the map that they are in. */
type Changed = ReadonlyMap<unknown, ReadonlySet<string | null>>;

function fieldsOf(shared: Shared, changed: Changed, refused: Refused[]): Partial<PlanSettings> {
  const fields = fieldsIn(changed.get(shared.settings) ?? []).flatMap((field) => {
    const read = fieldIn(shared, field);
    if (!('why' in read)) return [[field, read.value ?? initialSetting(field)] as const];
    refused.push({ of: 'setting', id: field, why: read.why });
    return [];
  });
  return Object.fromEntries(fields);
}

function listsOf(
  shared: Shared,
  changed: Changed,
  { settings }: Plan,
  refused: Refused[],
): Partial<PlanSettings> {
  const isTouched = (field: ListField): boolean =>
    changed.has(shared.list(field).map) || (changed.get(shared.settings)?.has(field) ?? false);
  const lists = listFields.filter(isTouched).map((field) => {
    const now: unknown = settings[field];
    const known = new Map(
      Array.isArray(now) ? membersOf(field, now).map(({ id }, i) => [id, (now as unknown[])[i]]) : [],
    );
    return [field, listIn(shared, field, known, refused) ?? initialSetting(field)] as const;
  });
  return Object.fromEntries(lists);
}
