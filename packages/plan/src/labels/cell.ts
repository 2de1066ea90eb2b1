// A square cell of the grid over the plan: what is drawn in it, which labels may be placed there, and how crowded it is.
import { type Box, overlaps } from '../geometry/box.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Entry, Item } from './items.ts';
import type { Lettering } from './label.ts';

/**
 * With more objects in a cell, short sides get no length, then rectangles and the like get none at all, of which hardly
 * any would find room; and then, as with more possible labels, nothing is labeled.
 */
export const crowd = { short: 19, sides: 28, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'dense' | 'full';

export interface Cell {
  readonly box: Box;
  /** The objects that may draw here; empty until the cell is filled. */
  items: Item[];
  isFilled: boolean;
  /** The labels that may be placed here; empty until they are needed, which is at the latest when the cell is filled. */
  entries: Entry[];
  isLabeled: boolean;
  /** The number of objects that meet it. */
  count: number;
  /** What a search for several cells has found here; undefined if it has to be searched for. */
  found: Found | undefined;
}

export interface Found {
  /** The objects to fill the cell with; none if it is full. */
  readonly near: PlanObject[];
  /** Those whose labels may be placed here. */
  readonly labeled: PlanObject[];
}

export const emptyCell = (box: Box, count: number): Cell => ({
  box,
  items: [],
  isFilled: false,
  entries: [],
  isLabeled: false,
  count,
  found: undefined,
});

/** Feet: a side this long gets its length even in a crowded cell. It is about three times as long as the text. */
export const longSideOf = ({ labelHeight }: Lettering): number => 10.5 * labelHeight;

/** Whether there are too many objects for any label, even if few of them have labels. */
export const isFull = ({ count }: Cell): boolean => count > crowd.all;

export const within = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

export function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  if (cell.count > crowd.sides) return 'dense';
  return cell.count > crowd.short ? 'crowded' : 'free';
}
