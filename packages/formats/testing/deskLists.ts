// For tests: what published lists of permit desks ask beyond the usual, each with what answers it here. Read in November
// 2026; a place's own words are shortened.
import { readFileSync } from 'node:fs';
import type { ItemId, PackLimits, PackSheet, SeparationName } from '@homeplot/plan/pack';

/**
 * An item of packs; the kind of object that is drawn for it; or a table of the sheet. What takes a surveyor or an engineer
 * is the item `professional`.
 */
type Answer = ItemId | { readonly kind: string } | { readonly table: string };

export interface DeskList {
  readonly place: string;
  readonly asks: Readonly<Record<string, Answer>>;
  readonly sheet?: PackSheet;
  readonly limits?: PackLimits;
  readonly separations?: Readonly<Partial<Record<SeparationName, number>>>;
}

/** Asked for by at least 10 of 26 other lists, and so by nearly every one. */
export const usualItems: readonly ItemId[] = [
  'lotLines',
  'lotLengths',
  'drive',
  'scale',
  'scaleBar',
  'easements',
  'setbackDistances',
  'statuses',
  'north',
  'streetNames',
  'buildingSizes',
  'walks',
  'utilities',
  'fences',
  'address',
];

export const deskLists = JSON.parse(
  readFileSync(new URL('deskLists.json', import.meta.url), 'utf8'),
) as readonly DeskList[];
