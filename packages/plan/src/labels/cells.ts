// A grid of square cells over the plan. A cell knows what is drawn in it and which labels may be placed there; it is filled
// when a label first needs it. In cells with too many objects, these are only counted, and their labels aren't even made.
import { type Box, everywhere, grow, overlaps, union } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import {
  type Cell,
  cellKey,
  crowdingOf,
  emptyCell,
  entriesIn,
  type Found,
  intersect,
  isCrowd,
  isFull,
  type Place,
  placesIn,
  type Span,
  spanAround,
} from './cell.ts';
import type { Crowding } from './crowd.ts';
import type { Entry, Item, Items, Surface } from './items.ts';
import { type Lettering, reachOf } from '../lettering/label.ts';

/** Label heights: the side of a cell. */
const cellSide = 16;
/** Feet by which the reach of an object may differ from that of its item, through rounding. */
const rounding = 1e-6;

export class Cells {
  private readonly surface: Surface;
  private readonly items: Items;
  private readonly labelHeight: number;
  private readonly side: number;
  private readonly cells = new Map<number, Cell>();
  /** The cells that have found objects. An edit may change what belongs to any of them. */
  private readonly withFound = new Set<Cell>();
  /** Counts the edits, so that `crowdedAtEdit` of an item is known to be current. */
  private edits = 0;

  constructor(surface: Surface, items: Items, { labelHeight }: Lettering) {
    this.surface = surface;
    this.items = items;
    this.labelHeight = labelHeight;
    this.side = cellSide * labelHeight;
  }

  clear(): void {
    this.cells.clear();
    this.withFound.clear();
  }

  /** Counts the objects in the cells of a box and next to it with one search, which costs far less than one for each cell. */
  gather(box: Box): void {
    const added = placesIn(this.spanOf(grow(box, this.side))).filter(
      (place) => !this.cells.has(cellKey(place)),
    );
    if (added.length < 2) return;
    const span = spanAround(added);
    const objects = this.objectsNear(added.map((place) => this.boxOf(place)).reduce(union));
    const found = new Map<Cell, Found>();
    for (const place of added) found.set(this.add(place, 0), { near: [], labeled: [] });
    const boxes = objects.map((object) => this.items.boxOf(object));
    for (const own of boxes)
      for (const cell of this.knownIn(intersect(this.spanOf(own), span)))
        if (overlaps(own, cell.box) && found.has(cell)) cell.count += 1;
    for (const [i, object] of objects.entries()) {
      const own = boxes[i] ?? everywhere;
      const reached = this.spanOf(grow(this.items.reachOf(object, own), rounding));
      // Most objects in a crowd never get a label. Skipping them saves most of the work.
      const maxCrowd = this.items.maxCrowdOf(object, own);
      const mayBeLabeled = !isCrowd(reached, maxCrowd, (place) => this.knownCount(place) ?? 0);
      for (const cell of this.knownIn(intersect(reached, span))) {
        const list = found.get(cell);
        if (!isFull(cell)) list?.near.push(object);
        if (mayBeLabeled) list?.labeled.push(object);
      }
    }
    for (const [cell, list] of found) {
      cell.found = list;
      this.withFound.add(cell);
    }
  }

  crowdingAt({ x, y }: Point): Crowding {
    const place = { column: this.columnOf(x), row: this.columnOf(y) };
    return isFull(this.counted(place)) ? 'full' : crowdingOf(this.at(place));
  }

  /** The cells that meet a box. */
  *in(box: Box): Generator<Cell> {
    for (const place of placesIn(this.spanOf(box))) yield this.at(place);
  }

  /** The labels that may be placed in a box, cell by cell. A label may come more than once. */
  *labelsIn(box: Box): Generator<readonly Entry[]> {
    for (const place of placesIn(this.spanOf(box))) {
      const cell = this.counted(place);
      if (!cell.isLabeled) this.fillWithLabels(cell);
      yield cell.entries;
    }
  }

  /**
   * Replaces objects in the known cells. Returns the labels of the added ones that may be placed where labels are known, and
   * the labels that a change of crowding may affect. None is made before all cells are up to date: the labels of an object
   * that is still to be removed would stay.
   */
  *replace(removed: readonly Item[], added: readonly Item[]): Generator<Entry> {
    this.forgetFound();
    const before = new Map<Cell, Crowding>();
    for (const { reach } of [...removed, ...added])
      for (const cell of this.known(reach)) if (!before.has(cell)) before.set(cell, crowdingOf(cell));
    for (const item of removed) this.remove(item);
    for (const item of added)
      for (const cell of this.known(item.reach)) {
        if (overlaps(item.box, cell.box)) cell.count += 1;
        if (cell.isFilled && overlaps(item.inkBox, cell.box)) cell.items.push(item);
      }
    for (const item of added) yield* this.labelsInLabeledCells(item);
    for (const [cell, crowding] of before) yield* this.affectedBy(cell, crowding);
  }

  private remove(item: Item): void {
    for (const cell of this.known(item.reach)) {
      if (overlaps(item.box, cell.box)) cell.count -= 1;
      cell.items = cell.items.filter((other) => other !== item);
      cell.entries = cell.entries.filter((entry) => entry.item !== item);
    }
  }

  /** The labels of an added object that may be placed in a cell whose labels are known. */
  private labelsInLabeledCells(item: Item): readonly Entry[] {
    return item.entries || !this.isInCrowd(item)
      ? this.labelsOf(item).filter((entry) => this.isNear(entry))
      : [];
  }

  /** The labels of an object. If they are new, they are added to the filled cells. */
  labelsOf(item: Item): readonly Entry[] {
    if (item.entries) return item.entries;
    const made = this.items.label(item);
    for (const cell of this.known(item.reach))
      if (cell.isLabeled) cell.entries.push(...entriesIn(cell, made));
    return made;
  }

  /** All labels that would be placed in a cell if it had room, including those of objects in a crowd. */
  allOf(cell: Cell): readonly Entry[] {
    for (const object of this.objectsNear(cell.box)) this.labelsOf(this.items.of(object));
    return cell.entries;
  }

  /** Whether a label may be placed in a cell whose labels are known. */
  private isNear(entry: Entry): boolean {
    for (const { isLabeled } of this.known(entry.label.reach)) if (isLabeled) return true;
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
    const known = this.cells.get(cellKey(place));
    if (known?.isFilled) return known;
    const box = this.boxOf(place);
    const near = (known && isFull(known) ? undefined : known?.found?.near) ?? this.objectsNear(box);
    const cell = known ?? this.add(place, this.countIn(box, near));
    cell.isFilled = true;
    const items = near.map((object) => this.items.of(object));
    cell.items = items.filter((item) => overlaps(item.inkBox, box));
    if (!cell.isLabeled) this.fillWithLabels(cell, near);
    cell.found = undefined;
    return cell;
  }

  /** near: all objects near the cell, if they have been searched for. */
  private fillWithLabels(cell: Cell, near?: readonly PlanObject[]): void {
    const labeled = cell.found?.labeled ?? near ?? this.objectsNear(cell.box);
    cell.isLabeled = true;
    for (const item of labeled.map((object) => this.items.of(object))) {
      if (!overlaps(item.reach, cell.box)) continue;
      if (item.entries) cell.entries.push(...entriesIn(cell, item.entries));
      else if (!this.isInCrowd(item)) this.labelsOf(item);
    }
  }

  /** After an edit, labels may be placed elsewhere than when objects were searched for. */
  private forgetFound(): void {
    this.edits += 1;
    for (const cell of this.withFound) cell.found = undefined;
    this.withFound.clear();
  }

  /** A cell whose objects have been counted, but which needn't be filled. */
  private counted(place: Place): Cell {
    const known = this.cells.get(cellKey(place));
    if (known) return known;
    const box = this.boxOf(place);
    return this.add(place, this.countIn(box, this.surface.near(box, this.labelHeight)));
  }

  private countIn(box: Box, near: readonly PlanObject[]): number {
    return near.filter((object) => overlaps(this.items.boxOf(object), box)).length;
  }

  private add(place: Place, count: number): Cell {
    const cell = emptyCell(this.boxOf(place), count);
    this.cells.set(cellKey(place), cell);
    return cell;
  }

  private boxOf({ column, row }: Place): Box {
    const { side } = this;
    return { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
  }

  /** The objects that may reach into a box. */
  private objectsNear(box: Box): readonly PlanObject[] {
    const { labelHeight } = this;
    return this.surface.near(grow(box, reachOf(labelHeight)), labelHeight);
  }

  /** Whether all labels of an item would be in cells that are too crowded for them. */
  private isInCrowd(item: Item): boolean {
    if (item.crowdedAtEdit !== this.edits)
      item.crowdedAtEdit = this.isCrowdAround(item) ? this.edits : undefined;
    return item.crowdedAtEdit !== undefined;
  }

  /** Decides `isInCrowd` without its cache, counting cells where needed. */
  private isCrowdAround({ reach, maxCrowd }: Item): boolean {
    const span = this.spanOf(reach);
    // For most objects, the cells that are already counted decide, which needs no search.
    return (
      isCrowd(span, maxCrowd, (place) => this.knownCount(place) ?? Infinity) &&
      isCrowd(span, maxCrowd, (place) => this.counted(place).count)
    );
  }

  /** The number of objects in a cell; undefined if they haven't been counted. */
  private knownCount(place: Place): number | undefined {
    return this.cells.get(cellKey(place))?.count;
  }

  /** If a cell's crowding has changed: its labels that have been placed or omitted, and new ones that crowding had prevented. */
  private *affectedBy(cell: Cell, before: Crowding): Generator<Entry> {
    const now = crowdingOf(cell);
    if (now === before) return;
    yield* this.makeLabelsAt(cell);
    for (const entry of cell.entries) if (entry.placed !== undefined) yield entry;
  }

  /** Makes the labels that weren't needed while the cell was too crowded, and returns them. */
  private *makeLabelsAt({ box }: Cell): Generator<Entry> {
    for (const object of this.objectsNear(box)) {
      const item = this.items.of(object);
      if (!item.entries) yield* this.labelsOf(item);
    }
  }

  /** The cells in a span that have been counted. */
  private knownIn({ left, right, top, bottom }: Span): Cell[] {
    const found: Cell[] = [];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const cell = this.cells.get(cellKey({ column, row }));
        if (cell) found.push(cell);
      }
    return found;
  }

  /** The cells that have been counted and meet a box. */
  private *known(box: Box): Generator<Cell> {
    const { side } = this;
    const count = ((box.maxX - box.minX) / side + 1) * ((box.maxY - box.minY) / side + 1);
    if (count > this.cells.size) {
      for (const cell of this.cells.values()) if (overlaps(cell.box, box)) yield cell;
      return;
    }
    yield* this.knownIn(this.spanOf(box));
  }
}
