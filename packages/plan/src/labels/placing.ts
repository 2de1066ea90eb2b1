// Places the labels of a plan at a scale. Each in turn, by rank and then by a fixed shuffle of the ids, takes the first of
// its places that is free. Only what is around a place decides on it, so a label is placed when it is needed, and the
// result depends neither on the view nor on the order of edits. After an edit, only the labels near it are placed again,
// and those that have to make room for them.
import { type Box, boxAround, boxCenter, contains, everywhere, overlaps } from '../geometry/box.ts';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { type Change, idOf } from '../plan/plan.ts';
import { type Candidate, isSame } from './candidate.ts';
import { Cells } from './cells.ts';
import { comesBefore, type Entry, type Item, Items, type Surface } from './items.ts';
import type { Label, LabelPlace, LabelRank, Lettering } from '../lettering/label.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import { PlaceSearch } from './search.ts';

export interface Placed {
  readonly object: PlanObject;
  readonly label: Label;
  readonly place: LabelPlace;
  /** Contains its text and its lines. Feet. */
  readonly box: Box;
}

/** A label that has no place, or only a shortened one, and its object. */
export interface LeftOut {
  readonly object: PlanObject;
  readonly rank: LabelRank;
  /** The lot edge that its label is about, in words. */
  readonly along?: Label['along'];
  /** The whole text of the label. */
  readonly words: string;
  /** Whether a shortened form of it has a place. */
  readonly isShortened: boolean;
}

/** After an edit of more objects, all labels are placed again. */
const maxFollowed = 400;

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

  /** The number of objects that labels have been needed for. */
  get size(): number {
    return this.items.size;
  }

  /** The labels placed in a box. */
  in(box: Box): Placed[] {
    return runAllSteps(this.inSteps(box));
  }

  /** The labels placed in a box, in steps, because placing those of a crowded box takes longer than a frame. */
  *inSteps(box: Box): Steps<Placed[]> {
    const found = new Set<Entry>();
    this.cells.gather(box);
    for (const entries of this.cells.labelsIn(box)) {
      for (const entry of entries) if (overlaps(entry.label.reach, box)) found.add(entry);
      yield;
    }
    const labels: Placed[] = [];
    for (const entry of found) {
      if (entry.placed === undefined) yield* this.settle(entry);
      const placed = this.placedOf(entry);
      if (placed && overlaps(placed.box, box)) labels.push(placed);
    }
    return labels;
  }

  /** Whether the plan has this object in its current state. */
  knows(object: PlanObject): boolean {
    return this.surface.plan.objects.get(object.id) === object;
  }

  /** The placed labels of an object; none if it isn't in the plan or is hidden. */
  of(object: PlanObject): Placed[] {
    if (!this.knows(object) || !this.surface.layers.isVisible(object)) return [];
    return this.cells.labelsOf(this.items.of(object)).flatMap((entry) => this.placedOf(entry) ?? []);
  }

  /** How many labels in a box have no place, or only a shortened one, in steps. */
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

  /** The labels of some objects that have no place or only a shortened one. Labels centered outside the room don't count. */
  leftOutOf(objects: Iterable<PlanObject>): readonly LeftOut[] {
    const { layers, room = everywhere } = this.surface;
    const found: LeftOut[] = [];
    for (const object of objects) {
      if (!layers.isVisible(object)) continue;
      for (const entry of this.cells.labelsOf(this.items.of(object))) {
        const middle = boxAround(boxCenter(entry.label.reach), 0);
        if (!contains(room, middle) || !this.isMissing(entry)) continue;
        const isShortened = entry.placed?.place.isShortened === true;
        const { rank, along } = entry.label;
        found.push({ object, rank, along, words: wordsOf(entry.label), isShortened });
      }
    }
    return found;
  }

  /**
   * Updates the labels after changes have been applied to the plan. Returns the boxes of the labels that have moved, before
   * and after; undefined if there were so many changes that any label may have moved.
   */
  update(changes: readonly Change[], inverse: readonly Change[]): readonly Box[] | undefined {
    if (changes.length > maxFollowed) {
      this.items.clear();
      this.cells.clear();
      return undefined;
    }
    const queue = new Queue();
    const moved: Box[] = [];
    const inkMoved: Box[] = [];
    const touched = [...this.touchedBy([...changes, ...inverse])];
    const removed = this.itemsBefore(touched, inverse);
    for (const old of removed) {
      this.items.forget(old);
      inkMoved.push(old.inkBox);
      for (const { placed } of old.entries ?? []) if (placed) moved.push(placed.box);
    }
    const added = touched
      .flatMap((id) => this.surface.plan.objects.get(id) ?? [])
      .filter((object) => this.surface.layers.isVisible(object))
      .map((object) => this.items.of(object));
    for (const item of added) inkMoved.push(item.inkBox);
    queue.addAll(this.cells.replace(removed, added));
    for (const box of [...moved, ...inkMoved]) queue.addAll(this.cells.settledIn(box));
    for (let entry = queue.take(); entry; entry = queue.take()) moved.push(...this.settleAnew(entry, queue));
    return moved;
  }

  /** The items of objects as they were before an edit, made now if need be: objects in a crowd are counted without an item. */
  private itemsBefore(ids: readonly string[], inverse: readonly Change[]): Item[] {
    const { plan, layers } = this.surface;
    const before = new Map(ids.map((id) => [id, plan.objects.get(id)]));
    for (const change of inverse) {
      if ('put' in change) before.set(change.put.id, change.put);
      else if ('remove' in change) before.delete(change.remove);
    }
    return [...before].flatMap(([id, object]) => {
      const known = this.items.known(id);
      if (known) return known;
      return object && layers.isVisible(object) ? this.items.of(object) : [];
    });
  }

  /** Places a label again. If it moves, queues the labels that this may affect, and returns its boxes before and after. */
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

  /** The ids of the changed objects, and of those whose labels depend on them: what is tied to them or measured by them. */
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
    const { placed } = entry;
    return (placed === null || placed?.place.isShortened === true) && !this.isHidden(entry);
  }

  private isHidden({ item, label }: Entry): boolean {
    const [first] = label.places();
    return first !== undefined && this.surface.layers.hidesMarks(item.object, first.style.layer);
  }

  /** Places a label, after all labels that choose before it and could be in its place. */
  private *settle(first: Entry): Steps<void> {
    const stack = [first];
    for (let entry = stack.at(-1); entry; entry = stack.at(-1)) {
      const waitsFor = entry.placed === undefined ? this.search.look(entry) : undefined;
      if (!waitsFor) stack.pop();
      else if (waitsFor !== entry) stack.push(waitsFor);
      yield;
    }
  }
}

function wordsOf(label: Label): string {
  const [first] = label.places();
  return (first?.texts ?? []).map(({ content }) => content).join(' ');
}

/** Labels that have to be placed again, in the order in which they choose. */
class Queue {
  private readonly waiting = new Set<Entry>();

  add(entry: Entry): void {
    this.waiting.add(entry);
  }

  addAll(entries: Iterable<Entry>): void {
    for (const entry of entries) this.waiting.add(entry);
  }

  take(): Entry | undefined {
    let first: Entry | undefined;
    for (const entry of this.waiting) if (!first || comesBefore(entry, first)) first = entry;
    if (first) this.waiting.delete(first);
    return first;
  }
}
