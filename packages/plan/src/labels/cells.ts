// A grid of square cells over the plan. A cell knows what is drawn in it and which labels may be placed there; it is filled
// when a label first needs it. In cells with too many objects, these are only counted, and their labels aren't even made.
import { type Box, grow, overlaps, union } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { cellName, common, type Place, placesIn, type Span } from './cellPlaces.ts';
import type { Entry, Item, Items, Surface } from './items.ts';
import { type Lettering, reachOf } from './label.ts';

/** Label heights. */
const cellSide = 16;
/** An object that meets more cells than this is never considered to be in a crowd. */
const maxCounted = 9;
/** With more objects in a cell, short sides get no length; with more objects or possible labels, nothing is labeled. */
const crowd = { lengths: 19, all: 77, labels: 500 } as const;
/** Label heights: a side this long gets its length even in a crowded cell. It is about three times as long as the text. */
const longSide = 10.5;
/** Feet by which a side may be longer than the diagonal of its box, because of rounding. */
const rounding = 1e-6;

export type Crowding = 'free' | 'crowded' | 'full';

export interface Cell {
  readonly box: Box;
  /** The objects that may draw here, and the labels that may be placed here; empty until the cell is filled. */
  items: Item[];
  entries: Entry[];
  isFilled: boolean;
  /** The number of objects that meet it. */
  count: number;
  /** The objects to fill it with; undefined if they have to be searched for. */
  near: readonly Item[] | undefined;
}

export class Cells {
  private readonly surface: Surface;
  private readonly items: Items;
  private readonly labelHeight: number;
  private readonly side: number;
  private readonly cells = new Map<number, Cell>();
  /** How often the counts of known cells may have changed. */
  private edits = 0;

  constructor(surface: Surface, items: Items, { labelHeight }: Lettering) {
    this.surface = surface;
    this.items = items;
    this.labelHeight = labelHeight;
    this.side = cellSide * labelHeight;
  }

  /** Feet: a side this long gets its length even in a crowded cell. */
  get longSide(): number {
    return longSide * this.labelHeight;
  }

  clear(): void {
    this.cells.clear();
  }

  /** Counts the objects in the cells of a box and around it with one search, which costs far less than one for each. */
  gather(box: Box): void {
    const span = this.spanOf(grow(box, this.side));
    const added: { readonly place: Place; readonly near: Item[] }[] = [];
    const lists = new Map<number, Item[]>();
    for (const place of placesIn(span)) {
      if (this.cells.has(cellName(place))) continue;
      const near: Item[] = [];
      lists.set(cellName(place), near);
      added.push({ place, near });
    }
    if (added.length < 2) return;
    const { left, right, top, bottom } = span;
    const all = union(this.boxOf({ column: left, row: top }), this.boxOf({ column: right, row: bottom }));
    for (const item of this.itemsNear(all))
      for (const place of placesIn(common(this.spanOf(grow(item.reach, rounding)), span)))
        lists.get(cellName(place))?.push(item);
    for (const { place, near } of added) this.count(place, near);
  }

  crowdingAt({ x, y }: Point): Crowding {
    const place = { column: this.columnOf(x), row: this.columnOf(y) };
    return isFull(this.counted(place)) ? 'full' : crowdingOf(this.at(place));
  }

  /** The cells that meet a box. */
  *in(box: Box): Generator<Cell> {
    for (const place of placesIn(this.spanOf(box))) yield this.at(place);
  }

  /** Adds an object to the known cells, without its labels. Returns the labels that a change of crowding may affect. */
  *enter(item: Item): Generator<Entry> {
    this.edits += 1;
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      cell.near = undefined;
      if (overlaps(item.box, cell.box)) cell.count += 1;
      if (cell.isFilled && overlaps(item.inkBox, cell.box)) cell.items.push(item);
      yield* this.affectedBy(cell, before);
    }
  }

  /** The labels of an added object that may be placed in a filled cell. */
  labelsInFilledCells(item: Item): readonly Entry[] {
    return item.entries || !this.isInCrowd(item)
      ? this.labelsOf(item).filter((entry) => this.isNear(entry))
      : [];
  }

  /** Removes an object from the known cells. Returns the labels that a change of crowding may affect. */
  *leave(item: Item): Generator<Entry> {
    this.edits += 1;
    for (const cell of this.known(item.reach)) {
      const before = crowdingOf(cell);
      cell.near = undefined;
      if (overlaps(item.box, cell.box)) cell.count -= 1;
      cell.items = cell.items.filter((other) => other !== item);
      cell.entries = cell.entries.filter((entry) => entry.item !== item);
      yield* this.affectedBy(cell, before);
    }
  }

  /** The labels of an object. If they are new, they are added to the filled cells. */
  labelsOf(item: Item): readonly Entry[] {
    if (item.entries) return item.entries;
    const made = this.items.label(item);
    for (const cell of this.known(item.reach)) if (cell.isFilled) cell.entries.push(...within(cell, made));
    return made;
  }

  /** All labels that would be placed in a cell if it had room, including those of objects in a crowd. */
  allOf(cell: Cell): readonly Entry[] {
    for (const item of this.itemsNear(cell.box)) this.labelsOf(item);
    return cell.entries;
  }

  /** Whether a label may be placed in a filled cell. */
  private isNear(entry: Entry): boolean {
    for (const { isFilled } of this.known(entry.label.reach)) if (isFilled) return true;
    return false;
  }

  /** The labels that have been placed or omitted and may be in a box. */
  *settledIn(box: Box): Generator<Entry> {
    for (const { entries } of this.known(box))
      for (const entry of entries)
        if (entry.placed !== undefined && overlaps(entry.label.reach, box)) yield entry;
  }

  private columnOf(x: number): number {
    return Math.floor(x / this.side);
  }

  private spanOf({ minX, minY, maxX, maxY }: Box): Span {
    return {
      left: this.columnOf(minX),
      right: this.columnOf(maxX),
      top: this.columnOf(minY),
      bottom: this.columnOf(maxY),
    };
  }

  private at(place: Place): Cell {
    const known = this.cells.get(cellName(place));
    if (known?.isFilled) return known;
    const near = known?.near ?? this.itemsNear(this.boxOf(place));
    const cell = known ?? this.count(place, near);
    cell.isFilled = true;
    cell.near = undefined;
    for (const item of near) this.put(cell, item);
    return cell;
  }

  /** A cell whose objects have been counted, but which needn't be filled. */
  private counted(place: Place): Cell {
    const known = this.cells.get(cellName(place));
    if (known) return known;
    const box = this.boxOf(place);
    const there = this.surface.near(box, this.labelHeight);
    return this.add(place, there.filter((object) => overlaps(this.items.boxOf(object), box)).length);
  }

  private count(place: Place, near: readonly Item[]): Cell {
    const box = this.boxOf(place);
    const cell = this.add(place, near.filter((item) => overlaps(item.box, box)).length);
    cell.near = near;
    return cell;
  }

  private add(place: Place, count: number): Cell {
    const box = this.boxOf(place);
    const cell: Cell = { box, items: [], entries: [], isFilled: false, count, near: undefined };
    this.cells.set(cellName(place), cell);
    return cell;
  }

  private boxOf({ column, row }: Place): Box {
    const { side } = this;
    return { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
  }

  /** The objects that reach into a box, with their labels. */
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

  /** Whether all of its labels would be in cells that are too crowded for them. */
  private isInCrowd(item: Item): boolean {
    if (item.crowded !== this.edits) item.crowded = this.isCrowdAround(item) ? this.edits : undefined;
    return item.crowded !== undefined;
  }

  private isCrowdAround({ reach, longest }: Item): boolean {
    const maxCount = longest + rounding < this.longSide ? crowd.lengths : crowd.all;
    const span = this.spanOf(reach);
    if ((span.right - span.left + 1) * (span.bottom - span.top + 1) > maxCounted) return false;
    const places = placesIn(span);
    // The cells that are known already decide for most objects, and cost no search.
    const isFree = (cell: Cell | undefined): boolean => cell !== undefined && cell.count <= maxCount;
    return (
      !places.some((place) => isFree(this.cells.get(cellName(place)))) &&
      !places.some((place) => isFree(this.counted(place)))
    );
  }

  /** If a cell's crowding has changed, its labels that have been placed or omitted, and those that weren't even made. */
  private *affectedBy(cell: Cell, before: Crowding): Generator<Entry> {
    const now = crowdingOf(cell);
    if (now === before) return;
    yield* this.makeLabelsAt(cell);
    for (const entry of cell.entries) if (entry.placed !== undefined) yield entry;
  }

  /** Makes the labels that weren't needed while the cell was too crowded, and returns them. */
  private *makeLabelsAt({ box }: Cell): Generator<Entry> {
    for (const object of this.objectsNear(box)) {
      const item = this.items.known(object.id);
      // An object that is being changed itself is added again anyway.
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
    for (const place of placesIn(this.spanOf(box))) {
      const cell = this.cells.get(cellName(place));
      if (cell) yield cell;
    }
  }
}

/** Whether there are too many objects for any label, even if few of them have labels. */
const isFull = ({ count }: Cell): boolean => count > crowd.all;

const within = ({ box }: Cell, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ label }) => overlaps(label.reach, box));

function crowdingOf(cell: Cell): Crowding {
  if (isFull(cell) || cell.entries.length > crowd.labels) return 'full';
  return cell.count > crowd.lengths ? 'crowded' : 'free';
}
