// The state of an item of a pack's checklist: whether a plan or its sheets show what the item asks for.
import type { ItemId, PackItem } from '../packs/pack.ts';
import type { Point } from '../geometry/point.ts';
import type { Remedy } from '../site/finding.ts';

/**
 * The state of an item: shown completely; absent from the plan; incomplete, because something on the plan is missing; or
 * unknown, because a fact is missing that only the user knows.
 */
export interface ItemState {
  readonly state: 'shown' | 'absent' | 'incomplete' | 'unknown';
  readonly sentence: string;
  /** Set if the user has to answer, since only the user knows the fact. */
  readonly asks?: 'user';
  /** The question in a letter to the permit office; if absent, the letter asks whether the plan has to show the item. */
  readonly toOffice?: string;
  readonly objects?: readonly string[];
  readonly place?: { readonly from: Point; readonly to: Point };
  /** The types of objects one of which would complete the item; if absent, all types that the item is about. */
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
  /** Whether the plan shows the item, but not completely. */
  readonly isIncomplete?: true;
  readonly sentence: string;
  readonly objects: readonly string[];
  readonly place?: { readonly from: Point; readonly to: Point };
  /** As in the state. */
  readonly lacks?: readonly string[];
  readonly remedy?: Remedy;
}

/** The line of an item; undefined if the plan lacks it, and the pack neither requires it nor asks about it. */
export function itemLine({ id, need }: PackItem, found: ItemState): ItemLine | undefined {
  const { state, objects = [], ...more } = found;
  if (state === 'shown') return { item: id, state: 'ok', objects, ...more };
  if (state === 'incomplete') return { item: id, state: 'missing', isIncomplete: true, objects, ...more };
  if (need === 'required') return { item: id, state: 'missing', objects, ...more };
  return need === 'ask' || state === 'unknown'
    ? { item: id, state: 'question', objects, ...more }
    : undefined;
}
