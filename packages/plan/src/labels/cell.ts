// A square cell of the grid over the plan: what is drawn in it, which labels may be placed there, and how crowded it is.
import { type Box, overlaps } from '../geometry/box.ts';
import type { PlanObject } from '../objects/kind.ts';
import { crowd, type Crowding } from './crowd.ts';
import type { Entry, Item } from './items.ts';

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

/** Whether there are too many objects for any label, even if few of them have labels. */
export const isFull = ({ count }: Cell): boolean => count > crowd.all;

export const within = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

export function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  if (cell.count > crowd.sides) return 'dense';
  return cell.count > crowd.short ? 'crowded' : 'free';
}
