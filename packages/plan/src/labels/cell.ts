// A square cell of the grid over the plan: what is drawn in it, which labels may be placed there, and how crowded it is.
import { type Box, overlaps } from '../geometry/box.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Entry, Item } from './items.ts';

/** With more objects in a cell, short sides get no length; with more objects or possible labels, nothing is labeled. */
export const crowd = { lengths: 19, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'full';

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
  /**
   * The objects to fill it with, or if it is full those whose labels may be placed here; undefined if they have to be
   * searched for.
   */
  near: readonly PlanObject[] | undefined;
}

export const emptyCell = (box: Box, count: number): Cell => ({
  box,
  items: [],
  isFilled: false,
  entries: [],
  isLabeled: false,
  count,
  near: undefined,
});

/** Whether there are too many objects for any label, even if few of them have labels. */
export const isFull = ({ count }: Cell): boolean => count > crowd.all;

export const within = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

export function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  return cell.count > crowd.lengths ? 'crowded' : 'free';
}
