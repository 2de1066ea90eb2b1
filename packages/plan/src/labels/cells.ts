// The plan in squares, each looked at when a label may come to stand there: what is drawn in it, and the labels that may.
import { type Box, grow, overlaps } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Entry, Item, Items, Surface } from './items.ts';
import { type Lettering, reachOf } from './label.ts';

/** Label heights. */
const cellSide = 16;
/** Objects on a cell with which short sides go without their length; and objects, or labels that may stand there, with
 * which nothing is written. */
const crowd = { lengths: 19, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'full';

export interface Cell {
  readonly box: Box;
  /** Those whose ink may lie here, and the labels that may come to stand here. */
  items: Item[];
  entries: Entry[];
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

  clear(): void {
    this.cells.clear();
  }

  crowdingAt({ x, y }: Point): Crowding {
    return crowdingOf(this.at(x, y));
  }

  /** The cells that meet a box. */
  *in({ minX, minY, maxX, maxY }: Box): Generator<Cell> {
    const { side } = this;
    for (let row = Math.floor(minY / side); row * side <= maxY; row += 1)
      for (let column = Math.floor(minX / side); column * side <= maxX; column += 1)
        yield this.at((column + 0.5) * side, (row + 0.5) * side);
  }

  /** Puts an object into the cells that have been looked at; the labels that these have become too crowded for. */
  *enter(item: Item): Generator<Entry> {
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      this.put(cell, item);
      yield* settledAnew(cell, before);
    }
  }

  /** Takes an object out of them; the labels that they have become less crowded for. */
  *leave(item: Item): Generator<Entry> {
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      if (overlaps(item.box, cell.box)) cell.count -= 1;
      cell.items = cell.items.filter((other) => other !== item);
      cell.entries = cell.entries.filter((entry) => entry.item !== item);
      yield* settledAnew(cell, before);
    }
  }

  /** Whether a label may stand in a cell that has been looked at. */
  isNear(entry: Entry): boolean {
    return !this.known(entry.label.reach).next().done;
  }

  /** The labels that have been settled and may stand in a box. */
  *settledIn(box: Box): Generator<Entry> {
    for (const { entries } of this.known(box))
      for (const entry of entries)
        if (entry.placed !== undefined && overlaps(entry.label.reach, box)) yield entry;
  }

  private at(x: number, y: number): Cell {
    const [column, row] = [Math.floor(x / this.side), Math.floor(y / this.side)];
    const name = cellName(column, row);
    const known = this.cells.get(name);
    if (known) return known;
    const { side } = this;
    const box = { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
    const cell: Cell = { box, items: [], entries: [], count: 0 };
    this.cells.set(name, cell);
    const { labelHeight } = this;
    for (const object of this.surface.near(grow(box, reachOf(labelHeight)), labelHeight))
      this.put(cell, this.items.of(object));
    return cell;
  }

  private put(cell: Cell, item: Item): void {
    if (!overlaps(item.reach, cell.box)) return;
    if (overlaps(item.box, cell.box)) cell.count += 1;
    if (overlaps(item.inkBox, cell.box)) cell.items.push(item);
    for (const entry of item.entries) if (overlaps(entry.label.reach, cell.box)) cell.entries.push(entry);
  }

  /** The cells that have been looked at and meet a box. */
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

function crowdingOf({ count, entries }: Cell): Crowding {
  if (count > crowd.all || entries.length > crowd.labels) return 'full';
  return count > crowd.lengths ? 'crowded' : 'free';
}

/** The labels of a cell that were settled with it as crowded as before, where it is not any more. */
const settledAnew = (cell: Cell, before: Crowding): readonly Entry[] =>
  crowdingOf(cell) === before ? [] : cell.entries.filter(({ placed }) => placed !== undefined);
