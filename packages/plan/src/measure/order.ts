// The drawing order: a fractional index key on each object, so that reordering changes only one object.
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** An item with a place in the drawing order. Items with the same key are ordered by id. */
export interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Negative if a is drawn below b. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A key above the given one; the first key if that is ''. */
export const keyAbove = (top: string): string => generateKeyBetween(top || null, null);

/** A key between two neighbors; undefined stands for the bottom or the top. */
export const keyBetween = (below: string | undefined, above: string | undefined): string =>
  generateKeyBetween(below ?? null, above ?? null);

/** count keys in order, all above the given one. */
export const keysAbove = (top: string, count: number): string[] =>
  generateNKeysBetween(top || null, null, count);

/**
 * Given a list in its new order, returns the chosen items that need a new key. Other items with equal keys (two people
 * inserted at the same place) get new keys too, to make room.
 */
export function reordered<T extends Ordered>(list: readonly T[], chosen: ReadonlySet<string>): T[] {
  const changed: T[] = [];
  const others = list.filter(({ id }) => !chosen.has(id));
  /** Number of other items passed so far. */
  let passed = 0;
  let upper = 0;
  let below: T | undefined;
  for (const item of list) {
    const isChosen = chosen.has(item.id);
    if (!isChosen) passed += 1;
    const isAbove = !below || compareOrder(below, item) < 0;
    const next = others[passed];
    if (isAbove && (!isChosen || !next || compareOrder(item, next) < 0)) {
      below = item;
      continue;
    }
    // Items with the key below leave no room above it; they are skipped here and get new keys in turn.
    const key = below?.order ?? '';
    upper = Math.max(upper, passed);
    while ((others[upper]?.order ?? '~') <= key) upper += 1;
    below = { ...item, order: keyBetween(below?.order, others[upper]?.order) };
    changed.push(below);
  }
  return changed;
}

/** Characters of a key, which grows when objects are put between the same two again and again. */
const maxKeyLength = 10_000;

/** Whether a text from outside is a key beside which others can be made. */
export function isOrderKey(text: unknown): text is string {
  if (typeof text !== 'string' || text === '' || text.length > maxKeyLength) return false;
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}

/** Ascending keys for a list in its new order, of which as many as possible stay. undefined: an item that has none yet. */
export function keysInOrder(keys: readonly (string | undefined)[]): string[] {
  const stays = longestAscending(keys);
  const all: string[] = [];
  let below: string | undefined;
  for (let i = 0; i < keys.length; ) {
    let next = i;
    while (next < keys.length && !stays.has(next)) next += 1;
    const above = keys[next];
    all.push(...generateNKeysBetween(below ?? null, above ?? null, next - i));
    if (above !== undefined) all.push(above);
    below = above;
    i = next + 1;
  }
  return all;
}

/** The indexes of a longest strictly ascending part of the keys. */
function longestAscending(keys: readonly (string | undefined)[]): ReadonlySet<number> {
  /** By length, the index of the lowest key that ends an ascending part of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [i, key] of keys.entries()) {
    if (key === undefined) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[ends[middle] ?? 0] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    before[i] = ends[low - 1];
    ends[low] = i;
  }
  const chosen = new Set<number>();
  for (let i = ends.at(-1); i !== undefined; i = before[i]) chosen.add(i);
  return chosen;
}
