// The state of an item of a pack: whether a plan or its sheets show what it asks for.
import type { ItemId, PackItem } from '../packs/pack.ts';
import type { Point } from '../geometry/point.ts';
import type { Remedy } from '../site/finding.ts';

/**
 * What is found of an item: shown as it should be, not there at all, there without what makes it complete, or there without a
 * fact that only the user knows.
 */
export interface ItemState {
  readonly state: 'shown' | 'absent' | 'incomplete' | 'unknown';
  readonly sentence: string;
  /** For a fact that the user knows. */
  readonly asks?: 'user';
  /** What a letter to the permit office asks, if not whether the plan has to show the item. */
  readonly toOffice?: string;
  readonly objects?: readonly string[];
  readonly place?: { readonly from: Point; readonly to: Point };
  /** The types of objects of which one would complete it, if not any that the item is about. */
  readonly lacks?: readonly string[];
  readonly remedy?: Remedy;
}

export const shown = (sentence: string): ItemState => ({ state: 'shown', sentence });
export const absent = (sentence: string): ItemState => ({ state: 'absent', sentence });

export interface ItemLine {
  readonly item: ItemId;
  readonly state: 'ok' | 'missing' | 'question';
  readonly asks?: 'user';
  readonly toOffice?: string;
  /** Whether the item is there, without what makes it complete. */
  readonly isIncomplete?: true;
  readonly sentence: string;
  readonly objects: readonly string[];
  readonly place?: { readonly from: Point; readonly to: Point };
  /** The types of objects of which one would complete it, if not any that the item is about. */
  readonly lacks?: readonly string[];
  readonly remedy?: Remedy;
}

/** The line of an item; undefined if the pack asks for it only where it is there, and it isn't. */
export function itemLine({ id, need }: PackItem, found: ItemState): ItemLine | undefined {
  const { state, objects = [], ...more } = found;
  if (state === 'shown') return { item: id, state: 'ok', objects, ...more };
  if (state === 'incomplete') return { item: id, state: 'missing', isIncomplete: true, objects, ...more };
  if (need === 'required') return { item: id, state: 'missing', objects, ...more };
  return need === 'ask' || state === 'unknown'
    ? { item: id, state: 'question', objects, ...more }
    : undefined;
}
