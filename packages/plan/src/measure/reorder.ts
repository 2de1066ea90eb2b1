// Changes of the drawing order: which items need another key when a list gets a new order.
import { compareOrder, keyBetween, type Ordered } from './order.ts';

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
