// The draw order: a fractional index key on each object, so that reordering is a put of one object.
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** What has a place in the draw order. Two objects with one key are ordered by their ids. */
export interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Negative where a is drawn below b. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A key above the given one; the first key of an empty plan where it is ''. */
export const keyAbove = (top: string): string => generateKeyBetween(top || null, null);

/** A key between two neighbors, either of which may be missing at the bottom or the top. */
export const keyBetween = (below: string | undefined, above: string | undefined): string =>
  generateKeyBetween(below ?? null, above ?? null);

/** count keys in order, all above the given one. */
export const keysAbove = (top: string, count: number): string[] =>
  generateNKeysBetween(top || null, null, count);

/**
 * The chosen ones among neighbors in a new order, with keys that put them there; those that are there already are
 * left out. Neighbors with equal keys (two people inserting at one place) get keys as well, so that there is room.
 */
export function reordered<T extends Ordered>(list: readonly T[], chosen: ReadonlySet<string>): T[] {
  const changed: T[] = [];
  const kept = list.filter(({ id }) => !chosen.has(id));
  /** How many of those that are kept have been passed. */
  let passed = 0;
  let roof = 0;
  let below: T | undefined;
  for (const item of list) {
    const isChosen = chosen.has(item.id);
    if (!isChosen) passed += 1;
    const isAbove = !below || compareOrder(below, item) < 0;
    const next = kept[passed];
    if (isAbove && (!isChosen || !next || compareOrder(item, next) < 0)) {
      below = item;
      continue;
    }
    // A key has to be above that below, so those that share it make no room and are passed over; they follow suit.
    const key = below?.order ?? '';
    roof = Math.max(roof, passed);
    while ((kept[roof]?.order ?? '~') <= key) roof += 1;
    below = { ...item, order: keyBetween(below?.order, kept[roof]?.order) };
    changed.push(below);
  }
  return changed;
}
