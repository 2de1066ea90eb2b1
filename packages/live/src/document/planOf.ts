// Reads a shared document as a plan. It trusts nothing: what can't be read is left out and reported.
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import { isOrderKey } from '@homeplot/plan/orderKeys';
import type { PlanContents } from '@homeplot/plan/plan';
import { planLimits } from '@homeplot/plan/planLimits';
import { type ListField, listFields, type Member } from '@homeplot/plan/settingLists';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import type { Doc } from 'yjs';
import { objectOf } from '../parts/objectParts.ts';
import type { Read, Refused } from '../parts/refused.ts';
import { isStorable, parseStorable } from '../parts/refused.ts';
import { listOf, memberIn, settingIn } from '../parts/settingParts.ts';
import { fieldsIn, type Shared, sharedIn } from './shared.ts';

export interface DocumentPlan {
  readonly contents: PlanContents;
  readonly refused: readonly Refused[];
}

export const planOf = (doc: Doc): DocumentPlan => runAllSteps(planOfInSteps(doc));

/** Reads the document in steps, between which a page can respond. */
export function* planOfInSteps(doc: Doc): Steps<DocumentPlan> {
  const shared = sharedIn(doc);
  const refused: Refused[] = [];
  const settings = settingsIn(shared, refused);
  const objects: PlanObject[] = [];
  for (const id of shared.objects.ids()) {
    if (shared.objects.presence(id) !== 'there') continue;
    const read = objectIn(shared, id);
    if ('why' in read) refused.push({ of: 'object', id, why: read.why });
    else if (objects.length >= planLimits.objects) refused.push({ of: 'object', id, why: tooMany });
    else objects.push(read.value);
    yield;
  }
  return { contents: { objects: objects.toSorted(compareOrder), settings }, refused };
}

export const tooMany = `The plan has ${planLimits.objects} objects already, which is the limit.`;

export function objectIn({ objects }: Shared, id: string): Read<PlanObject> {
  if (!isStorable(id)) return { why: "Its id has characters that can't be saved." };
  const isLong = id === '' || id.length > maxIdLength;
  return isLong ? { why: 'Its id is too long.' } : objectOf(id, objects.texts(id));
}

/** The same limit as in plan files. */
const maxIdLength = 200;

function settingsIn(shared: Shared, refused: Refused[]): PlanSettings {
  const fields = fieldsIn(shared.settings.keys()).flatMap((field) => {
    const read = fieldIn(shared, field);
    if (!('why' in read)) return read.value === undefined ? [] : [[field, read.value] as const];
    refused.push({ of: 'setting', id: field, why: read.why });
    return [];
  });
  const lists = listFields.flatMap((field) => {
    const list = listIn(shared, field, refused);
    return list ? [[field, list] as const] : [];
  });
  return { ...defaultSettings, ...Object.fromEntries(fields), ...Object.fromEntries(lists) };
}

/** The value of a field that isn't a list; undefined if nobody has set it. */
export function fieldIn({ settings }: Shared, field: string): Read<unknown> {
  const text = settings.get(field);
  if (text === undefined || text === null) return { value: undefined };
  return typeof text === 'string' ? settingIn(field, text) : { why: `The setting "${field}" isn't valid.` };
}

/** A list of the settings as far as it can be read; undefined if there is none. */
export function listIn(shared: Shared, field: ListField, refused: Refused[]): readonly unknown[] | undefined {
  const items = shared.list(field);
  const members: (Member & { readonly order: string })[] = [];
  for (const id of items.ids()) {
    if (items.presence(id) !== 'there') continue;
    const { main, side } = items.texts(id);
    const read = memberIn(field, main);
    const order = parseStorable(side);
    if ('why' in read) refused.push({ of: 'setting', id: field, why: read.why });
    else if (!isOrderKey(order))
      refused.push({ of: 'setting', id: field, why: "Its position in the list can't be read." });
    else members.push({ id, value: read.value, order });
  }
  if (members.length === 0 && typeof shared.settings.get(field) !== 'string') return undefined;
  return listOf(field, members.toSorted(compareOrder));
}
