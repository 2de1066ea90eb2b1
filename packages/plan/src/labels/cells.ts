// The plan in squares, each looked at when a label may come to stand there: what is drawn in it, and the labels that may.
// In a crowd, where nothing is written, objects are counted but their labels are not even made.
import { type Box, grow, overlaps } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Entry, Item, Items, Surface } from './items.ts';
import { type Lettering, reachOf } from './label.ts';

/** Label heights. */
const cellSide = 16;
/** Cells that are counted to find out that an object is in a crowd; a larger one is not. */
const mostCounted = 9;
/** Objects on a cell with which short sides go without their length; and objects, or labels that may stand there, with
 * which nothing is written. */
const crowd = { lengths: 19, all: 77, labels: 500 } as const;
/** Label heights of a side whose length is written all the same: some three times as long as that. */
const longSide = 10.5;
/** Feet by which a side may be longer than the diagonal of its box, by rounding. */
const clearly = 1e-6;

export type Crowding = 'free' | 'crowded' | 'full';

export interface Cell {
  readonly box: Box;
  /** Those whose ink may lie here, and the labels that may come to stand here; none before it is looked at. */
  items: Item[];
  entries: Entry[];
  isLookedAt: boolean;
  /** Objects that meet it. */
  count: number;
}

export class Cells {
  private readonly surface: Surface;
  private readonly items: Items;
  private readonly labelHeight: number;
  private readonly side: number;
  private readonly cells = new Map<number, Cell>();

  constructor(surface: Surface, items: Items, { labelHeight }: Lettering) {
    this.surface = surface;
    this.items = items;
    this.labelHeight = labelHeight;
    this.side = cellSide * labelHeight;
  }

  /** Feet of a side whose length is written in a crowd, too. */
  get longSide(): number {
    return longSide * this.labelHeight;
  }

  clear(): void {
    this.cells.clear();
  }

  crowdingAt({ x, y }: Point): Crowding {
    return isFull(this.counted(this.columnOf(x), this.columnOf(y))) ? 'full' : crowdingOf(this.at(x, y));
  }

  /** The cells that meet a box. */
  *in({ minX, minY, maxX, maxY }: Box): Generator<Cell> {
    const { side } = this;
    for (let row = Math.floor(minY / side); row * side <= maxY; row += 1)
      for (let column = Math.floor(minX / side); column * side <= maxX; column += 1)
        yield this.at((column + 0.5) * side, (row + 0.5) * side);
  }

  /** Puts an object without labels into the cells that are known; the labels that these have become too crowded for. */
  *enter(item: Item): Generator<Entry> {
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      if (overlaps(item.box, cell.box)) cell.count += 1;
      if (cell.isLookedAt && overlaps(item.inkBox, cell.box)) cell.items.push(item);
      yield* this.settledAnew(cell, before);
    }
  }

  /** The labels of an object that has entered, as far as they may stand in a cell that has been looked at. */
  write(item: Item): readonly Entry[] {
    return item.entries || !this.isInCrowd(item)
      ? this.labelsOf(item).filter((entry) => this.isNear(entry))
      : [];
  }

  /** Takes an object out of them; the labels that they have become less crowded for. */
  *leave(item: Item): Generator<Entry> {
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      if (overlaps(item.box, cell.box)) cell.count -= 1;
      cell.items = cell.items.filter((other) => other !== item);
      cell.entries = cell.entries.filter((entry) => entry.item !== item);
      yield* this.settledAnew(cell, before);
    }
  }

  /** The labels of an object, which are put into the cells that have been looked at. */
  labelsOf(item: Item): readonly Entry[] {
    if (item.entries) return item.entries;
    const made = this.items.label(item);
    for (const cell of this.known(item.reach)) if (cell.isLookedAt) cell.entries.push(...within(cell, made));
    return made;
  }

  /** All labels that may come to stand in a cell, also those that have no chance. */
  allOf(cell: Cell): readonly Entry[] {
    for (const item of this.itemsNear(cell.box)) this.labelsOf(item);
    return cell.entries;
  }

  /** Whether a label may stand in a cell that has been looked at. */
  private isNear(entry: Entry): boolean {
    for (const { isLookedAt } of this.known(entry.label.reach)) if (isLookedAt) return true;
    return false;
  }

  /** The labels that have been settled and may stand in a box. */
  *settledIn(box: Box): Generator<Entry> {
    for (const { entries } of this.known(box))
      for (const entry of entries)
        if (entry.placed !== undefined && overlaps(entry.label.reach, box)) yield entry;
  }

  private columnOf(x: number): number {
    return Math.floor(x / this.side);
  }

  private at(x: number, y: number): Cell {
    const [column, row] = [this.columnOf(x), this.columnOf(y)];
    const known = this.cells.get(cellName(column, row));
    if (known?.isLookedAt) return known;
    const near = this.itemsNear(this.boxOf(column, row));
    const cell = known ?? this.count(column, row, near);
    cell.isLookedAt = true;
    for (const item of near) this.put(cell, item);
    return cell;
  }

  /** The cell with its count alone, where no more is known. */
  private counted(column: number, row: number): Cell {
    const known = this.cells.get(cellName(column, row));
    if (known) return known;
    const there = this.surface.near(this.boxOf(column, row), this.labelHeight);
    return this.count(
      column,
      row,
      there.map((object) => this.items.of(object)),
    );
  }

  private count(column: number, row: number, near: readonly Item[]): Cell {
    const box = this.boxOf(column, row);
    const cell: Cell = { box, items: [], entries: [], isLookedAt: false, count: 0 };
    for (const item of near) if (overlaps(item.box, box)) cell.count += 1;
    this.cells.set(cellName(column, row), cell);
    return cell;
  }

  private boxOf(column: number, row: number): Box {
    const { side } = this;
    return { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
  }

  /** Those that may reach into a box. */
  private itemsNear(box: Box): Item[] {
    return this.objectsNear(box).map((object) => this.items.of(object));
  }

  private objectsNear(box: Box): readonly PlanObject[] {
    const { labelHeight } = this;
    return this.surface.near(grow(box, reachOf(labelHeight)), labelHeight);
  }

  private put(cell: Cell, item: Item): void {
    if (!overlaps(item.reach, cell.box)) return;
    if (overlaps(item.inkBox, cell.box)) cell.items.push(item);
    if (item.entries) cell.entries.push(...within(cell, item.entries));
    else if (!this.isInCrowd(item)) this.labelsOf(item);
  }

  /** Whether all of its labels would stand where nothing is written, or no length as short as theirs. */
  private isInCrowd({ reach: { minX, minY, maxX, maxY }, longest }: Item): boolean {
    const most = longest + clearly < this.longSide ? crowd.lengths : crowd.all;
    const [left, right] = [this.columnOf(minX), this.columnOf(maxX)];
    const [top, bottom] = [this.columnOf(minY), this.columnOf(maxY)];
    if ((right - left + 1) * (bottom - top + 1) > mostCounted) return false;
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        if (this.counted(column, row).count <= most) return false;
    return true;
  }

  /** The labels of a cell that were settled with it as crowded as before, or not even made, where it is not any more. */
  private *settledAnew(cell: Cell, before: Crowding): Generator<Entry> {
    const now = crowdingOf(cell);
    if (now === before) return;
    yield* this.wokenAt(cell);
    for (const entry of cell.entries) if (entry.placed !== undefined) yield entry;
  }

  /** The labels that were not made as long as a cell was in a crowd. */
  private *wokenAt({ box }: Cell): Generator<Entry> {
    for (const object of this.objectsNear(box)) {
      const item = this.items.known(object.id);
      // One that is changing too is entered again.
      if (item?.object === object && !item.entries) yield* this.labelsOf(item);
    }
  }

  /** The cells that have been counted and meet a box. */
  private *known(box: Box): Generator<Cell> {
    const { side } = this;
    const count = ((box.maxX - box.minX) / side + 1) * ((box.maxY - box.minY) / side + 1);
    if (count > this.cells.size) {
      for (const cell of this.cells.values()) if (overlaps(cell.box, box)) yield cell;
      return;
    }
    for (let row = Math.floor(box.minY / side); row * side <= box.maxY; row += 1)
      for (let column = Math.floor(box.minX / side); column * side <= box.maxX; column += 1) {
        const cell = this.cells.get(cellName(column, row));
        if (cell) yield cell;
      }
  }
}

/** One number for both, as long as neither is beyond 2^25. */
const cellName = (column: number, row: number): number => column * 2 ** 26 + row;

/** Whether nothing is written here, however few labels there are. */
const isFull = ({ count }: Cell): boolean => count > crowd.all;

const within = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  return cell.count > crowd.lengths ? 'crowded' : 'free';
}
