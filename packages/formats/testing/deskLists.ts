// For tests: what published lists of permit desks ask beyond the usual, each with what answers it here. Read in November
// 2026; a place's own words are shortened.
import { readFileSync } from 'node:fs';
import type { ItemId, Pack, PackSheet, SeparationName } from '@homeplot/plan/pack';
import type { NumbersOf } from '@homeplot/plan/packNumbers';

/**
 * An item of packs, or a kind of object that an item asks for by name. What takes a surveyor or an engineer is the item
 * `professional`.
 */
type Answer = ItemId | { readonly item: ItemId; readonly kind: string };

export interface DeskList {
  readonly place: string;
  readonly asks: Readonly<Record<string, Answer>>;
  /** What it asks besides; the usual items if absent. */
  readonly usual?: readonly ItemId[];
  readonly sheet?: PackSheet;
  readonly limits?: NumbersOf<'limits'>;
  readonly flares?: Pack['flares'];
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

/** 45 places, and the sum of what 26 others ask. */
export const deskLists = JSON.parse(
  readFileSync(new URL('deskLists.json', import.meta.url), 'utf8'),
) as readonly DeskList[];

/** Of 26 published lists how many ask for each item. Which list asks for which was not kept. */
export const askedOf26 = {
  lotLines: 25,
  drive: 23,
  scale: 22,
  easements: 22,
  setbackDistances: 21,
  statuses: 20,
  lotLengths: 19,
  north: 19,
  streetNames: 18,
  buildingSizes: 13,
  walks: 12,
  utilities: 12,
  fences: 11,
  grades: 11,
  address: 11,
  trees: 9,
  legal: 8,
  floodZone: 8,
  buildingSeparation: 7,
  septic: 7,
  owner: 7,
  zoneStandards: 6,
  coverage: 5,
  heights: 5,
  parcel: 4,
  eaves: 4,
  paper: 4,
  scaleBar: 3,
  zoning: 3,
  neighbors: 3,
  bearings: 2,
  use: 2,
  date: 1,
  vicinity: 1,
  stampSpace: 1,
} as const satisfies Partial<Record<ItemId, number>>;

const count = 26;

/**
 * 26 lists in which each item is asked for as often as in the published ones. They are made: the items are dealt out in
 * turn, so none of them is the list of a place.
 */
export const madeLists: readonly DeskList[] = Array.from({ length: count }, (_, list) => {
  const usual = Object.entries(askedOf26).flatMap(([id, times], i) =>
    (list * 7 + i * 11) % count < times ? [id as ItemId] : [],
  );
  return {
    place: `made list ${list + 1} of ${count}`,
    asks: {},
    usual,
    ...(usual.includes('paper') ? { sheet: { smallest: { width: 11, height: 17 } } } : {}),
  };
});
