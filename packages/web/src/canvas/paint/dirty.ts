// Collects what has to be redrawn after edits: the boxes of changed objects, before and after, and added objects, which only
// need to be drawn on top of what is there.
import { type Box, boxHeight, boxWidth, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change } from '@homeplot/plan/plan';
import type { Units } from '@homeplot/plan/units';

/** With more boxes, everything is redrawn. */
const maxBoxes = 400;
/** Up to this many boxes it is worth merging those that overlap. */
const maxMerged = 20;

export interface Added {
  readonly object: PlanObject;
  /** The object's box without its labels, in feet. */
  readonly box: Box;
}

/** What has to be redrawn. */
export interface Damage {
  readonly boxes: readonly Box[];
  /** Added objects in their order; empty if there are boxes, which then include theirs. */
  readonly added: readonly Added[];
  /** Whether everything is redrawn. */
  readonly all: boolean;
}

export class Dirty {
  private boxes: Box[] = [];
  private added: Added[] = [];
  private all = false;

  /** Whether everything has to be redrawn. */
  get isAll(): boolean {
    return this.all;
  }

  /** Adds an edit. labelHeight: in feet, at the picture's scale. units: of the lengths that objects show. */
  addEdit(changes: readonly Change[], inverse: readonly Change[], labelHeight: number, units?: Units): void {
    // Checked before duplicates are counted, which would take longer.
    if (this.isTooMuch(changes.length)) return;
    const created = new Set(inverse.map((change) => ('remove' in change ? change.remove : '')));
    if (this.isTooMuch(changes.length + inverse.length - created.size)) return;
    for (const change of changes) {
      if (!('put' in change)) continue;
      const one = { object: change.put, box: boxOf(change.put, labelHeight, units) };
      if (created.has(change.put.id)) this.added.push(one);
      else this.boxes.push(one.box);
    }
    for (const change of inverse) if ('put' in change) this.boxes.push(boxOf(change.put, labelHeight, units));
  }

  addBoxes(boxes: readonly Box[]): void {
    if (!this.isTooMuch(boxes.length)) this.boxes.push(...boxes);
  }

  addObjects(objects: readonly PlanObject[], labelHeight: number, units?: Units): void {
    if (this.isTooMuch(objects.length)) return;
    for (const object of objects) this.boxes.push(boxOf(object, labelHeight, units));
  }

  addAll(): void {
    this.take();
    this.all = true;
  }

  /** Returns what has been collected, and starts over. */
  take(): Damage {
    const { all, added, boxes } = this;
    this.boxes = [];
    this.added = [];
    this.all = false;
    if (boxes.length === 0) return { boxes, added, all };
    const damaged = [...boxes, ...added.map(({ box }) => box)];
    return { boxes: damaged.length > maxMerged ? damaged : merged(damaged), added: [], all };
  }

  private isTooMuch(more: number): boolean {
    if (this.all) return true;
    if (this.boxes.length + this.added.length + more <= maxBoxes) return false;
    this.addAll();
    return true;
  }
}

function boxOf(object: PlanObject, labelHeight: number, units?: Units): Box {
  const pen = new BoundsPen(labelHeight, units);
  drawObject(object, pen);
  return pen.box;
}

/** Merges overlapping boxes if that leaves no more to draw, as with an object before and after a small move. */
function merged(boxes: readonly Box[]): readonly Box[] {
  const done: Box[] = [];
  for (const box of boxes) {
    const i = done.findIndex((other) => area(union(box, other)) <= area(box) + area(other));
    const other = done[i];
    if (other) done[i] = union(box, other);
    else done.push(box);
  }
  return done;
}

const area = (box: Box): number => boxWidth(box) * boxHeight(box);
