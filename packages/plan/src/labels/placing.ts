// Where the labels of a plan stand at a scale. Each in turn, by rank and then by a shuffle of the ids that is always the
// same, takes the first of its places that is free. What decides on a place lies around it, so it is looked at only there
// and then: the same places come out whatever is in view, and in whichever order the plan came about. An edit is followed
// by the labels near it, and by those that have to make room for them.
import { type Box, boxAround, boxCenter, grow, overlaps, union } from '../geometry/box.ts';
import { outlineOf } from '../anchors.ts';
import { distance } from '../geometry/point.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { layers } from '../kinds/site/layers.ts';
import type { LayerTable } from '../layerTable.ts';
import { compareOrder } from '../order.ts';
import { type Change, idOf, objectBox, type Plan } from '../plan.ts';
import { tiesOf } from '../ties.ts';
import { BoundsPen } from '../pen/boundsPen.ts';
import { air, Ink, inkBox, linesMeet } from './ink.ts';
import {
  type Ground,
  type Label,
  type LabelPlace,
  labelRanks,
  type Lettering,
  type Places,
  reachOf,
} from './label.ts';
import { labelsOf } from './labelsOf.ts';
import { rectsOverlap, type TextRect, textRect } from './textRect.ts';

/** The plan that is written on. */
export interface Surface {
  readonly plan: Plan;
  readonly layers: LayerTable;
  /** The objects that are shown whose box, grown by their reach in label heights, meets a box, in any order. */
  readonly near: (box: Box, labelHeight: number) => readonly PlanObject[];
  /** The objects that are tied to one. */
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

export interface Placed {
  readonly object: PlanObject;
  readonly label: Label;
  readonly place: LabelPlace;
  /** Feet; all of its letters and lines. */
  readonly box: Box;
}

/** Label heights of the cells that the plan is looked at in. */
const cellSide = 16;
/** Objects on a cell with which short sides go without their length; and objects, or labels that may stand there, with
 * which nothing is written. */
const crowd = { lengths: 19, all: 77, labels: 500 } as const;
/** Places of one label that are looked at. */
const mostPlaces = { usual: 160, crowded: 3 } as const;
const noMore = { value: undefined };
/** Label heights of a side whose length is written all the same: some three times as long as that. */
const longSide = 10.5;
/** Label heights from where a hand has put a label to bare ground that it is given in place of that. */
const closeBy = 8;
const byHand = labelRanks.indexOf('hand');
const ofArea = labelRanks.indexOf('area');
/** What speaks against a place on a fill, where a line that is crossed is 1. */
const onFill = 0.5;
/** Objects of one edit that are followed one by one. */
const mostFollowed = 400;

interface Candidate {
  readonly place: LabelPlace;
  readonly rects: readonly TextRect[];
  readonly box: Box;
}

/** A label on its way to a place. */
interface Entry {
  readonly item: Item;
  readonly label: Label;
  readonly rank: number;
  readonly key: number;
  readonly index: number;
  /** undefined while it is not settled, null where it has been left out. */
  placed: Candidate | null | undefined;
  /** Where looking for a place goes on. */
  search: Search | undefined;
  /** The number of the last place that was held against it. */
  mark: number;
}

interface Search {
  inTurn: Places;
  leads: boolean;
  candidate: Candidate | undefined;
  /** Where it stands when nothing is in its way. */
  first: Candidate | undefined;
  /** How many more places are looked at. */
  left: number;
  /** The best of the places that are not clear, and what speaks against it. */
  lined: Candidate | undefined;
  against: number;
}

/** An object with its labels. */
interface Item {
  readonly object: PlanObject;
  /** Its own box, without its labels; with its handles; and with its labels. */
  readonly box: Box;
  readonly inkBox: Box;
  readonly reach: Box;
  /** What its labels may stand in. */
  readonly own: ReadonlySet<string>;
  readonly entries: Entry[];
  ink: Ink | undefined;
  mark: number;
}

interface Cell {
  readonly box: Box;
  /** Those whose ink may lie here, and the labels that may come to stand here. */
  items: Item[];
  entries: Entry[];
  /** Objects that meet it. */
  count: number;
}

export class Placing {
  readonly lettering: Lettering;
  private readonly surface: Surface;
  private readonly items = new Map<string, Item>();
  private readonly cells = new Map<number, Cell>();
  private readonly side: number;
  /** How many places have been judged. */
  private judged = 0;

  constructor(surface: Surface, lettering: Lettering) {
    this.surface = surface;
    this.lettering = lettering;
    this.side = cellSide * lettering.labelHeight;
  }

  /** The labels that stand in a box. */
  in(box: Box): Placed[] {
    const found = new Set<Entry>();
    for (const { entries } of this.cellsOf(box))
      for (const entry of entries) if (overlaps(entry.label.reach, box)) found.add(entry);
    return [...found].flatMap((entry) => {
      const placed = this.placedOf(entry);
      return placed && overlaps(placed.box, box) ? placed : [];
    });
  }

  /** Whether it is an object of the plan as it is now. */
  knows(object: PlanObject): boolean {
    return this.surface.plan.objects.get(object.id) === object;
  }

  /** The labels of an object of the plan. */
  of(object: PlanObject): Placed[] {
    if (!this.knows(object) || !this.surface.layers.isVisible(object)) return [];
    return this.itemOf(object).entries.flatMap((entry) => this.placedOf(entry) ?? []);
  }

  /** How many labels that belong in a box have no place. */
  leftOut(box: Box): number {
    let count = 0;
    for (const cell of this.cellsOf(box))
      for (const entry of cell.entries) {
        const middle = boxAround(boxCenter(entry.label.reach), 0);
        if (overlaps(cell.box, middle) && overlaps(box, middle) && this.isMissing(entry)) count += 1;
      }
    return count;
  }

  /** How many labels of the whole plan have no place. */
  leftOutOf(objects: Iterable<PlanObject>): number {
    let count = 0;
    for (const object of objects)
      if (this.surface.layers.isVisible(object))
        for (const entry of this.itemOf(object).entries) if (this.isMissing(entry)) count += 1;
    return count;
  }

  /**
   * Follows changes that the plan has taken, and that the inverse would take back. Returns the boxes where labels stood or
   * stand that have moved by it; undefined where it was so much that any may have.
   */
  update(changes: readonly Change[], inverse: readonly Change[]): readonly Box[] | undefined {
    if (changes.length > mostFollowed) {
      this.items.clear();
      this.cells.clear();
      return undefined;
    }
    const touched = this.touchedBy([...changes, ...inverse]);
    const moved: Box[] = [];
    const inkMoved: Box[] = [];
    const queue = new Queue();
    for (const id of touched) {
      const old = this.items.get(id);
      const object = this.surface.plan.objects.get(id);
      if (!old && !object) continue;
      if (old) {
        this.forget(old, queue);
        inkMoved.push(old.inkBox);
        for (const { placed } of old.entries) if (placed) moved.push(placed.box);
      }
      if (!object || !this.surface.layers.isVisible(object)) continue;
      const item = this.itemOf(object);
      inkMoved.push(item.inkBox);
      this.enter(item, queue);
      for (const entry of item.entries) if (this.isNearCells(entry)) queue.add(entry);
    }
    for (const box of [...moved, ...inkMoved]) for (const entry of this.settledIn(box)) queue.add(entry);
    for (let entry = queue.take(); entry; entry = queue.take()) {
      const before = entry.placed;
      entry.placed = undefined;
      entry.search = undefined;
      this.settle(entry);
      const after = entry.placed as Candidate | null | undefined;
      if (isSame(before, after)) continue;
      for (const one of [before, after]) {
        if (!one) continue;
        moved.push(one.box);
        for (const other of this.settledIn(one.box)) if (comesBefore(entry, other)) queue.add(other);
      }
    }
    return moved;
  }

  /** The ids of what changes, and of what is labeled otherwise by that: what is tied to it, or measured by it. */
  private touchedBy(changes: readonly Change[]): Set<string> {
    const all = new Set<string>();
    for (const change of changes) {
      const id = idOf(change);
      if (id === undefined) continue;
      all.add(id);
      for (const { id: tied } of this.surface.tiedTo(id)) all.add(tied);
      const side = 'put' in change ? kindOf(change.put).tellsSide?.(change.put) : undefined;
      if (side) all.add(side.object);
    }
    return all;
  }

  private placedOf(entry: Entry): Placed | undefined {
    if (entry.placed === undefined) this.settle(entry);
    const { placed, item, label } = entry;
    return placed ? { object: item.object, label, place: placed.place, box: placed.box } : undefined;
  }

  private isMissing(entry: Entry): boolean {
    if (entry.placed === undefined) this.settle(entry);
    return entry.placed === null && !this.isHidden(entry);
  }

  private isHidden({ item, label }: Entry): boolean {
    const [first] = label.places();
    return first !== undefined && this.surface.layers.hidesMarks(item.object, first.style.layer);
  }

  /** Finds its place, after those of the labels that come before it and could be there. */
  private settle(first: Entry): void {
    const stack = [first];
    for (let entry = stack.at(-1); entry; entry = stack.at(-1)) {
      const waitsFor = entry.placed === undefined ? this.look(entry) : undefined;
      if (waitsFor) stack.push(waitsFor);
      else stack.pop();
    }
  }

  /** Goes on looking for a place until there is one or there is none; the label that has to be settled before that. */
  private look(entry: Entry): Entry | undefined {
    entry.search ??= this.begin(entry);
    const { search } = entry;
    if (!search) {
      entry.placed = null;
      return undefined;
    }
    for (;;) {
      if (!search.candidate) {
        const { value } = search.left > 0 ? search.inTurn.next() : noMore;
        search.left -= 1;
        if (!value) {
          const mayLead = !search.lined && !search.leads && search.left >= 0;
          const leaders = mayLead ? entry.label.leaders?.() : undefined;
          if (leaders) {
            search.inTurn = leaders;
            search.leads = true;
            continue;
          }
          entry.placed = search.lined ?? null;
          entry.search = undefined;
          return undefined;
        }
        if (this.surface.layers.hidesMarks(entry.item.object, value.style.layer)) {
          entry.placed = null;
          entry.search = undefined;
          return undefined;
        }
        search.candidate = candidateOf(value, this.lettering);
      }
      const { candidate } = search;
      const verdict = this.judge(entry, candidate);
      if (typeof verdict === 'object') return verdict;
      if (verdict > 0 && verdict < search.against) [search.lined, search.against] = [candidate, verdict];
      search.first ??= candidate;
      const { first, lined } = search;
      const isFar =
        entry.rank === byHand && distance(boxCenter(first.box), boxCenter(candidate.box)) > this.farOff;
      // What a hand has put on a line stays there, unless there is bare ground close by.
      if (verdict === 0 || (isFar && lined)) {
        entry.placed = isFar && lined ? lined : candidate;
        entry.search = undefined;
        return undefined;
      }
      search.candidate = undefined;
    }
  }

  private begin({ label }: Entry): Search | undefined {
    const { x, y } = boxCenter(label.reach);
    const crowding = crowdingOf(this.cellAt(x, y));
    if (crowding === 'full') return undefined;
    const isCrowded = crowding === 'crowded';
    if (label.side !== undefined && isCrowded && label.side < longSide * this.lettering.labelHeight)
      return undefined;
    return {
      inTurn: label.places(),
      leads: false,
      left: isCrowded ? mostPlaces.crowded : mostPlaces.usual,
      candidate: undefined,
      first: undefined,
      lined: undefined,
      against: Infinity,
    };
  }

  private get farOff(): number {
    return closeBy * this.lettering.labelHeight;
  }

  /** Whether a dimension that is shown tells the length of a side. */
  private isTold({ id }: PlanObject, ends: string): boolean {
    return this.surface.tiedTo(id).some((one) => {
      const side = this.surface.layers.isVisible(one) ? kindOf(one).tellsSide?.(one) : undefined;
      return side?.object === id && side.ends === ends;
    });
  }

  /** What speaks against a place: 0 where it is clear, Infinity where it is taken; or the label to be settled before. */
  private judge(entry: Entry, candidate: Candidate): number | Entry {
    const { rects, box, place } = candidate;
    const { lines = [] } = place;
    this.judged += 1;
    const { judged } = this;
    const { own, object } = entry.item;
    // What tells an area is read as that of the ground that it stands on, unless a hand has put it there.
    const seeksGround = entry.rank === ofArea || (entry.rank === byHand && entry.search?.first !== undefined);
    let against = 0;
    for (const cell of this.cellsOf(box)) {
      for (const other of cell.entries) {
        if (other.mark === judged || !overlaps(other.label.reach, box)) continue;
        other.mark = judged;
        if (other === entry || other.placed === null || !comesBefore(other, entry)) continue;
        if (!other.placed) return other;
        if (areInEachOthersWay(other.placed, candidate)) return Infinity;
      }
      for (const item of cell.items) {
        if (item.mark === judged || !overlaps(item.inkBox, box)) continue;
        item.mark = judged;
        item.ink ??= new Ink(item.object, item.box, this.lettering);
        const here = item.ink.under(rects, own);
        if (here === Infinity || (lines.length > 0 && item.ink.isCrossed(lines))) return Infinity;
        against += here;
        const isOver = seeksGround && !own.has(item.object.id) && compareOrder(item.object, object) > 0;
        if (!isOver) continue;
        // On a building the area of a lot would be taken for that of the building: rather it is left out.
        const isBuilding = kindOf(item.object).layer === layers.buildings;
        if ((isBuilding || here === 0) && item.ink.isOnFill(rects)) against += isBuilding ? Infinity : onFill;
      }
    }
    return against;
  }

  private itemOf(object: PlanObject): Item {
    const known = this.items.get(object.id);
    if (known?.object === object) return known;
    const made = this.itemFor(object);
    this.items.set(object.id, made);
    return made;
  }

  private itemFor(object: PlanObject): Item {
    // With what of it has its size on the sheet, as the line of a dimension beside others.
    const own = objectBox(object);
    const isAnnotation = kindOf(object).isAnnotation === true;
    const box = isAnnotation ? union(own, this.drawnBox(object)) : own;
    const labels = labelsOf(object, this.lettering, this.groundOf(object)).filter(
      ({ tells }) => tells === undefined || !this.isTold(object, tells),
    );
    const around = inkBox(box, this.lettering);
    const item: Item = {
      object,
      box,
      inkBox: around,
      reach: labels.reduce((all, { reach }) => union(all, reach), around),
      own: new Set([object.id, ...tiesOf(object).map((tie) => tie.object)]),
      entries: [],
      ink: undefined,
      mark: 0,
    };
    const key = shuffled(object.id);
    for (const [index, label] of labels.entries()) {
      const rank = labelRanks.indexOf(label.rank);
      item.entries.push({ item, label, rank, key, index, placed: undefined, search: undefined, mark: 0 });
    }
    return item;
  }

  private drawnBox(object: PlanObject): Box {
    const pen = new BoundsPen(this.lettering.labelHeight, this.lettering.units);
    kindOf(object).draw(object, pen);
    return pen.box;
  }

  private groundOf(object: PlanObject): Ground | undefined {
    const kind = kindOf(object);
    if (!kind.isAnnotation || !kind.labels) return undefined;
    const [tie] = tiesOf(object);
    const on = tie && this.surface.plan.objects.get(tie.object);
    if (!on) return undefined;
    const outline = outlineOf(on);
    return { box: objectBox(on), ...(outline ? { outline } : {}) };
  }

  private cellAt(x: number, y: number): Cell {
    const [column, row] = [Math.floor(x / this.side), Math.floor(y / this.side)];
    const name = cellName(column, row);
    const known = this.cells.get(name);
    if (known) return known;
    const { side } = this;
    const box = { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
    const cell: Cell = { box, items: [], entries: [], count: 0 };
    this.cells.set(name, cell);
    const { labelHeight } = this.lettering;
    for (const object of this.surface.near(grow(box, reachOf(labelHeight)), labelHeight))
      this.put(cell, this.itemOf(object));
    return cell;
  }

  private *cellsOf({ minX, minY, maxX, maxY }: Box): Generator<Cell> {
    const { side } = this;
    for (let row = Math.floor(minY / side); row * side <= maxY; row += 1)
      for (let column = Math.floor(minX / side); column * side <= maxX; column += 1)
        yield this.cellAt((column + 0.5) * side, (row + 0.5) * side);
  }

  private put(cell: Cell, item: Item): void {
    if (!overlaps(item.reach, cell.box)) return;
    if (overlaps(item.box, cell.box)) cell.count += 1;
    if (overlaps(item.inkBox, cell.box)) cell.items.push(item);
    for (const entry of item.entries) if (overlaps(entry.label.reach, cell.box)) cell.entries.push(entry);
  }

  /** The cells that have been looked at and meet a box. */
  private *knownCells(box: Box): Generator<Cell> {
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

  /** Puts an object into the cells that have been looked at; what they have become too crowded for has to give way. */
  private enter(item: Item, queue: Queue): void {
    for (const cell of this.knownCells(item.reach)) {
      const before = crowdingOf(cell);
      this.put(cell, item);
      this.recount(cell, before, queue);
    }
  }

  private forget(item: Item, queue: Queue): void {
    this.items.delete(item.object.id);
    for (const cell of this.knownCells(item.reach)) {
      const before = crowdingOf(cell);
      if (overlaps(item.box, cell.box)) cell.count -= 1;
      cell.items = cell.items.filter((other) => other !== item);
      cell.entries = cell.entries.filter((entry) => entry.item !== item);
      this.recount(cell, before, queue);
    }
    for (const entry of item.entries) queue.drop(entry);
  }

  private recount(cell: Cell, before: Crowding, queue: Queue): void {
    if (crowdingOf(cell) === before) return;
    for (const entry of cell.entries) if (entry.placed !== undefined) queue.add(entry);
  }

  private isNearCells(entry: Entry): boolean {
    return !this.knownCells(entry.label.reach).next().done;
  }

  /** The labels that have been settled and may stand in a box. */
  private settledIn(box: Box): Entry[] {
    const found: Entry[] = [];
    for (const { entries } of this.knownCells(box))
      for (const entry of entries)
        if (entry.placed !== undefined && overlaps(entry.label.reach, box)) found.push(entry);
    return found;
  }
}

/** One number for both, as long as neither is beyond 2^25. */
const cellName = (column: number, row: number): number => column * 2 ** 26 + row;

type Crowding = 'free' | 'crowded' | 'full';

function crowdingOf({ count, entries }: Cell): Crowding {
  if (count > crowd.all || entries.length > crowd.labels) return 'full';
  return count > crowd.lengths ? 'crowded' : 'free';
}

/** Labels that are to be looked at again, in the order in which they choose. */
class Queue {
  private readonly waiting = new Set<Entry>();

  add(entry: Entry): void {
    this.waiting.add(entry);
  }

  drop(entry: Entry): void {
    this.waiting.delete(entry);
  }

  take(): Entry | undefined {
    let first: Entry | undefined;
    for (const entry of this.waiting) if (!first || comesBefore(entry, first)) first = entry;
    if (first) this.waiting.delete(first);
    return first;
  }
}

/** An even shuffle of ids, always the same (FNV-1a): neighbors in a plan wait for few of one another. */
function shuffled(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  // The last letters count as much as the first.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function comesBefore(a: Entry, b: Entry): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.key !== b.key) return a.key < b.key;
  const [one, other] = [a.item.object.id, b.item.object.id];
  return one === other ? a.index < b.index : one < other;
}

function candidateOf(place: LabelPlace, { labelHeight }: Lettering): Candidate {
  const rects = place.texts.map((text) => textRect(text, air * labelHeight));
  let box = rects.map((rect) => rect.box).reduce(union);
  for (const { vertices } of place.lines ?? [])
    for (const vertex of vertices) box = union(box, boxAround(vertex, 0));
  return { place, rects, box };
}

/** Whether letters of one lie on letters or lines of the other. */
function areInEachOthersWay(a: Candidate, b: Candidate): boolean {
  if (!overlaps(a.box, b.box)) return false;
  return (
    a.rects.some((one) => b.rects.some((other) => rectsOverlap(one, other))) ||
    a.rects.some((rect) => linesMeet(b.place.lines ?? [], rect)) ||
    b.rects.some((rect) => linesMeet(a.place.lines ?? [], rect))
  );
}

const isSame = (a: Candidate | null | undefined, b: Candidate | null | undefined): boolean => {
  if (!a || !b) return a === b;
  const [{ texts: one }, { texts: other }] = [a.place, b.place];
  return one.every(({ at, content }, i) => {
    const there = other[i];
    return there?.at.x === at.x && there.at.y === at.y && there.content === content;
  });
};
