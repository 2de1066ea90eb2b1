// The grid of square cells over the plan, and one of its cells: what is drawn in it, which labels may be placed there, and
// how crowded it is.
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
  /** The number of objects whose boxes overlap the cell. */
  count: number;
  /** What a search for several cells at once found here; undefined if this cell has to be searched by itself. */
  found: Found | undefined;
}

export interface Found {
  /** The objects to fill the cell with; empty if the cell is full, because it then gets no labels. */
  readonly near: PlanObject[];
  /** The objects whose labels may be placed here. */
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

/** The labels that may be placed in a cell. */
export const entriesIn = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

export function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  if (cell.count > crowd.sides) return 'dense';
  return cell.count > crowd.short ? 'crowded' : 'free';
}

/**
 * The place of a cell in the grid. Its origin is the plan's, and its cells are some label heights wide, so that each scale
 * has a grid of its own. Columns grow to the right and rows downward; both may be negative.
 */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Columns and rows of cells, each from the first to the last. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The key of a cell, unique while column and row are between -2^25 and 2^25. */
export const cellKey = ({ column, row }: Place): number => column * 2 ** 26 + row;

/** An array, since going through a generator takes longer than most work in a cell. */
export function placesIn({ left, right, top, bottom }: Span): readonly Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ column, row });
  return places;
}

/** The smallest span of all these places. */
export const spanAround = (places: readonly Place[]): Span => ({
  left: Math.min(...places.map(({ column }) => column)),
  right: Math.max(...places.map(({ column }) => column)),
  top: Math.min(...places.map(({ row }) => row)),
  bottom: Math.max(...places.map(({ row }) => row)),
});

const cellCount = ({ left, right, top, bottom }: Span): number => (right - left + 1) * (bottom - top + 1);

/** The cells that are in both spans. */
export const intersect = (a: Span, b: Span): Span => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

/** A span of more cells than this is never considered a crowd, because looking at each would take too long. */
const maxCounted = 9;

/** Whether each cell in a span has more than maxCrowd objects. */
export function isCrowd(span: Span, maxCrowd: number, countAt: (place: Place) => number): boolean {
  if (cellCount(span) > maxCounted) return false;
  const { left, right, top, bottom } = span;
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (countAt({ column, row }) <= maxCrowd) return false;
  return true;
}
