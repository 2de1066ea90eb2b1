// Where the labels of a plan stand at a scale. Each in turn, by rank and then by a shuffle of the ids that is always the
// same, takes the first of its places that is free. What decides on a place lies around it, so it is looked at only there
// and then: the same places come out whatever is in view, and in whichever order the plan came about. An edit is followed
// by the labels near it, and by those that have to make room for them.
import { type Box, boxAround, boxCenter, contains, everywhere, overlaps } from '../geometry/box.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { type Change, idOf } from '../plan.ts';
import { type Candidate, isSame } from './candidate.ts';
import { Cells } from './cells.ts';
import { comesBefore, type Entry, type Item, Items, type Surface } from './items.ts';
import type { Label, LabelPlace, Lettering } from './label.ts';
import { runAllSteps, type Steps } from '../steps.ts';
import { PlaceSearch } from './search.ts';

export interface Placed {
  readonly object: PlanObject;
  readonly label: Label;
  readonly place: LabelPlace;
  /** Feet; all of its letters and lines. */
  readonly box: Box;
}

/** Objects of one edit that are followed one by one. */
const mostFollowed = 400;

export class Placing {
  readonly lettering: Lettering;
  private readonly surface: Surface;
  private readonly items: Items;
  private readonly cells: Cells;
  private readonly search: PlaceSearch;

  constructor(surface: Surface, lettering: Lettering) {
    this.surface = surface;
    this.lettering = lettering;
    this.items = new Items(surface, lettering);
    this.cells = new Cells(surface, this.items, lettering);
    this.search = new PlaceSearch(this.cells, surface, lettering);
  }

  /** The labels that stand in a box. */
  in(box: Box): Placed[] {
    return runAllSteps(this.inSteps(box));
  }

  /** The same, label by label: those of a crowded box take longer to place than a frame. */
  *inSteps(box: Box): Steps<Placed[]> {
    const found = new Set<Entry>();
    for (const { entries } of this.cells.in(box)) {
      for (const entry of entries) if (overlaps(entry.label.reach, box)) found.add(entry);
      yield;
    }
    const labels: Placed[] = [];
    for (const entry of found) {
      yield* this.settle(entry);
      const placed = this.placedOf(entry);
      if (placed && overlaps(placed.box, box)) labels.push(placed);
    }
    return labels;
  }

  /** Whether it is an object of the plan as it is now. */
  knows(object: PlanObject): boolean {
    return this.surface.plan.objects.get(object.id) === object;
  }

  /** The labels of an object of the plan. */
  of(object: PlanObject): Placed[] {
    if (!this.knows(object) || !this.surface.layers.isVisible(object)) return [];
    return this.cells.labelsOf(this.items.of(object)).flatMap((entry) => this.placedOf(entry) ?? []);
  }

  /** How many labels that belong in a box have no place. */
  *leftOutInSteps(box: Box): Steps<number> {
    let count = 0;
    for (const cell of this.cells.in(box)) {
      for (const entry of this.cells.allOf(cell)) {
        const middle = boxAround(boxCenter(entry.label.reach), 0);
        if (!overlaps(cell.box, middle) || !overlaps(box, middle)) continue;
        yield* this.settle(entry);
        if (this.isMissing(entry)) count += 1;
      }
      yield;
    }
    return count;
  }

  /** How many labels of the whole plan that belong where labels may be have no place. */
  leftOutOf(objects: Iterable<PlanObject>): number {
    const { layers, room = everywhere } = this.surface;
    let count = 0;
    for (const object of objects) {
      if (!layers.isVisible(object)) continue;
      for (const entry of this.cells.labelsOf(this.items.of(object))) {
        const middle = boxAround(boxCenter(entry.label.reach), 0);
        if (contains(room, middle) && this.isMissing(entry)) count += 1;
      }
    }
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
    const queue = new Queue();
    const moved: Box[] = [];
    const inkMoved: Box[] = [];
    const touched = [...this.touchedBy([...changes, ...inverse])];
    for (const old of touched.flatMap((id) => this.items.known(id) ?? [])) {
      this.leave(old, queue);
      inkMoved.push(old.inkBox);
      for (const { placed } of old.entries ?? []) if (placed) moved.push(placed.box);
    }
    const entered = touched
      .flatMap((id) => this.surface.plan.objects.get(id) ?? [])
      .filter((object) => this.surface.layers.isVisible(object))
      .map((object) => this.items.of(object));
    for (const item of entered) {
      queue.addAll(this.cells.enter(item));
      inkMoved.push(item.inkBox);
    }
    // Once all are counted, which of them are in a crowd.
    for (const item of entered) queue.addAll(this.cells.write(item));
    for (const box of [...moved, ...inkMoved]) queue.addAll(this.cells.settledIn(box));
    for (let entry = queue.take(); entry; entry = queue.take()) moved.push(...this.settleAnew(entry, queue));
    return moved;
  }

  private leave(item: Item, queue: Queue): void {
    this.items.forget(item);
    queue.addAll(this.cells.leave(item));
    for (const entry of item.entries ?? []) queue.drop(entry);
  }

  /** Where it stood and stands, if that is not the same; those that have to make room for it, or might, are queued. */
  private settleAnew(entry: Entry, queue: Queue): Box[] {
    const before = entry.placed;
    entry.placed = undefined;
    entry.search = undefined;
    runAllSteps(this.settle(entry));
    const after = entry.placed as Candidate | null | undefined;
    if (isSame(before, after)) return [];
    const boxes = [before, after].flatMap((placed) => placed?.box ?? []);
    for (const box of boxes)
      for (const other of this.cells.settledIn(box)) if (comesBefore(entry, other)) queue.add(other);
    return boxes;
  }

  /** The ids of what changes, and of what is labeled otherwise by that: what is tied to it, or measured by it. */
  private touchedBy(changes: readonly Change[]): Set<string> {
    const all = new Set<string>();
    for (const change of changes) {
      const id = idOf(change);
      if (id === undefined) continue;
      all.add(id);
      for (const { id: tied } of this.surface.tiedTo(id)) all.add(tied);
      const side = 'put' in change ? kindOf(change.put).ties?.measures?.side(change.put) : undefined;
      if (side) all.add(side.object);
    }
    return all;
  }

  private placedOf(entry: Entry): Placed | undefined {
    if (entry.placed === undefined) runAllSteps(this.settle(entry));
    const { placed, item, label } = entry;
    return placed ? { object: item.object, label, place: placed.place, box: placed.box } : undefined;
  }

  private isMissing(entry: Entry): boolean {
    if (entry.placed === undefined) runAllSteps(this.settle(entry));
    return entry.placed === null && !this.isHidden(entry);
  }

  private isHidden({ item, label }: Entry): boolean {
    const [first] = label.places();
    return first !== undefined && this.surface.layers.hidesMarks(item.object, first.style.layer);
  }

  /** Finds its place, after those of the labels that come before it and could be there. */
  private *settle(first: Entry): Steps<void> {
    const stack = [first];
    for (let entry = stack.at(-1); entry; entry = stack.at(-1)) {
      const waitsFor = entry.placed === undefined ? this.search.look(entry) : undefined;
      if (waitsFor) stack.push(waitsFor);
      else stack.pop();
      yield;
    }
  }
}

/** Labels that are to be looked at again, in the order in which they choose. */
class Queue {
  private readonly waiting = new Set<Entry>();

  add(entry: Entry): void {
    this.waiting.add(entry);
  }

  addAll(entries: Iterable<Entry>): void {
    for (const entry of entries) this.waiting.add(entry);
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
