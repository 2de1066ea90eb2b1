// Maps the parts of a plan to those of a Yjs document.
import { isListField, type ListField, listFields } from '@homeplot/plan/settingLists';
import type { Doc, Map as YMap } from 'yjs';
import { Items } from '../items/items.ts';

export interface Shared {
  readonly objects: Items;
  /** A JSON text for each field. For a list, it only says whether the plan has the list; its members are in list(). */
  readonly settings: YMap<unknown>;
  /** The members of a list: in two parts, the member itself and its order key among the others. */
  list(field: ListField): Items;
  /** The objects and the members of all lists. */
  readonly all: readonly Items[];
}

const cache = new WeakMap<Doc, Shared>();

export function sharedIn(doc: Doc): Shared {
  const known = cache.get(doc);
  if (known) return known;
  const lists = new Map(listFields.map((field) => [field, new Items(doc.getMap(field))]));
  const objects = new Items(doc.getMap('objects'));
  const shared: Shared = {
    objects,
    all: [objects, ...lists.values()],
    settings: doc.getMap('settings'),
    list(field) {
      const list = lists.get(field);
      if (!list) throw new Error(`'${field}' is no list.`);
      return list;
    },
  };
  cache.set(doc, shared);
  return shared;
}

/** Those of the keys that are fields of the settings and not lists. */
export const fieldsIn = (keys: Iterable<string | null>): string[] =>
  [...keys].flatMap((key) => (key === null || isListField(key) ? [] : [key]));
