// Writes a plan, and changes of it, to a shared document. Only what differs is written.
import { compareOrder } from '@homeplot/plan/order';
import { isOrderKey, keysInOrder } from '@homeplot/plan/orderKeys';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';
import { isListField, type ListField } from '@homeplot/plan/settingLists';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { canonicalText } from '@homeplot/plan/sortedFields';
import type { Doc } from 'yjs';
import { textsOf } from '../parts/objectParts.ts';
import { parseStorable } from '../parts/refused.ts';
import { membersToFile } from '../parts/settingParts.ts';
import type { Incoming } from './changesOf.ts';
import { setAbout } from './format.ts';
import { type Shared, sharedIn } from './shared.ts';

/** Fills an empty document. epoch: a number that no other document of this plan has. */
export function fillDocument(doc: Doc, { objects, settings }: PlanContents, epoch: number): void {
  doc.transact(() => {
    setAbout(doc, epoch);
    const shared = sharedIn(doc);
    for (const object of objects) putObject(shared, object);
    const { layers, ...fields } = settings;
    const notDefault = Object.entries(fields).filter(
      ([field, value]) => value !== Reflect.get(defaultSettings, field),
    );
    writeSettings(shared, { layers, ...Object.fromEntries(notDefault) });
  });
}

/** Writes changes of the plan, to which the changes that follow from them were added. origin: passed to Yjs's listeners. */
export function writeChanges(doc: Doc, changes: readonly Change[], origin?: unknown): void {
  const shared = sharedIn(doc);
  doc.transact(() => {
    for (const change of changes) {
      if ('put' in change) putObject(shared, change.put);
      else if ('remove' in change) shared.objects.remove(change.remove);
      else writeSettings(shared, change.settings);
    }
  }, origin);
}

function putObject({ objects }: Shared, object: PlanObject): void {
  const { main, side } = textsOf(object);
  objects.put(object.id, main, side);
}

function writeSettings(shared: Shared, settings: Partial<PlanSettings>): void {
  for (const [field, value] of Object.entries(settings)) {
    const isList = isListField(field);
    if (isList) writeList(shared, field, (value ?? []) as readonly unknown[]);
    // Nothing is deleted: state vectors, by which clients know what is saved, count only writes.
    const text = value === undefined ? null : isList ? 'true' : canonicalText(value);
    if ((shared.settings.get(field) ?? null) !== text) shared.settings.set(field, text);
  }
}

function writeList(shared: Shared, field: ListField, list: readonly unknown[]): void {
  const items = shared.list(field);
  const members = membersToFile(field, list);
  const places = new Map<string, string>();
  for (const id of items.ids()) {
    const order = parseStorable(items.texts(id).side);
    if (items.presence(id) === 'there' && isOrderKey(order)) places.set(id, order);
  }
  const keys = keysFor(members, places);
  const gone = new Set(items.ids());
  for (const [i, { id, value }] of members.entries()) {
    gone.delete(id);
    items.put(id, canonicalText(value), JSON.stringify(keys[i]));
  }
  for (const id of gone) items.remove(id);
}

/** The order keys of a list. The keys that its members have are kept if they give this order. */
function keysFor(
  members: readonly { readonly id: string }[],
  places: ReadonlyMap<string, string>,
): readonly string[] {
  const isAsStored = members.every(({ id }, i) => {
    const before = members[i - 1];
    const [order, orderBefore] = [places.get(id), before && places.get(before.id)];
    if (order === undefined) return false;
    return (
      before === undefined || compareOrder({ id: before.id, order: orderBefore ?? '' }, { id, order }) < 0
    );
  });
  const known = members.map(({ id }) => places.get(id));
  return isAsStored ? known.map((key) => key ?? '') : keysInOrder(known);
}

/** Replaces what was refused by the plan's values, and keeps what was removed and edited at the same time. */
export function restore(doc: Doc, plan: Plan, { refused, kept }: Omit<Incoming, 'changes'>): void {
  const shared = sharedIn(doc);
  for (const { of, id } of refused) {
    const object = plan.objects.get(id);
    const setting: unknown = Object.hasOwn(plan.settings, id) ? Reflect.get(plan.settings, id) : undefined;
    if (of === 'setting') writeSettings(shared, { [id]: setting });
    else if (object) putObject(shared, object);
    else shared.objects.remove(id);
  }
  for (const { id } of kept) shared.objects.forgetMark(id);
}
