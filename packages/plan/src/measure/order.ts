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
