// The keys of the drawing order: a fractional index on each object, so that reordering changes only one object. What is
// drawn in which order is decided by inDrawingOrder in plan/plan.ts and by pen/strataPen.ts.
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
    // "~" comes after every key.
    while ((others[upper]?.order ?? '~') <= key) upper += 1;
    below = { ...item, order: keyBetween(below?.order, others[upper]?.order) };
    changed.push(below);
  }
  return changed;
}

/** Items in order, from the top down. */
interface Run {
  readonly top: Ordered;
  readonly below: Run | undefined;
}

/** Given a list in its new order, returns the ids of the items that can keep their keys: as many as possible. */
export function keepingOrder(list: readonly Ordered[]): ReadonlySet<string> {
  /** Of the runs of each length, the one whose top is lowest. */
  const runs: Run[] = [];
  for (const top of list) {
    const length = runs.findLastIndex((run) => compareOrder(run.top, top) < 0) + 1;
    runs[length] = { top, below: runs[length - 1] };
  }
  const ids = new Set<string>();
  for (let run = runs.at(-1); run; run = run.below) ids.add(run.top.id);
  return ids;
}
