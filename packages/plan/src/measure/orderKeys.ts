// Keys of the drawing order (order.ts) that come from outside: whether they are valid, and which of them stay in a new order.
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

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
