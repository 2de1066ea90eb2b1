// What an edit leaves to be drawn: the boxes of the objects that it changed, as they were and as they are, and the
// objects that it added, which only need to be drawn on top of what is there.
import { type Box, boxHeight, boxWidth, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change } from '@homeplot/plan/plan';
import type { Units } from '@homeplot/plan/units';

/** Above so many objects all is drawn again. */
const most = 400;
/** Up to so many it is worth looking for boxes that overlap. */
const few = 20;

export interface Added {
  readonly object: PlanObject;
  /** Feet, without its labels. */
  readonly box: Box;
}

export interface Torn {
  readonly boxes: readonly Box[];
  /** In the order of adding; none where there are boxes. */
  readonly added: readonly Added[];
  readonly all: boolean;
}

export class Dirty {
  private boxes: Box[] = [];
  private added: Added[] = [];
  private all = false;

  /** Whether all is to be drawn again, whatever else is added. */
  get isAll(): boolean {
    return this.all;
  }

  /** An edit, as an editor tells it; labelHeight in feet, at the scale of the picture; units as lengths are written on it. */
  addEdit(changes: readonly Change[], inverse: readonly Change[], labelHeight: number, units?: Units): void {
    // So many are not even looked through for what is counted once.
    if (this.isTooMuch(changes.length)) return;
    const made = new Set(inverse.map((change) => ('remove' in change ? change.remove : '')));
    if (this.isTooMuch(changes.length + inverse.length - made.size)) return;
    for (const change of changes) {
      if (!('put' in change)) continue;
      const one = { object: change.put, box: boxOf(change.put, labelHeight, units) };
      if (made.has(change.put.id)) this.added.push(one);
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

  /** What has come together, and begins anew. */
  take(): Torn {
    const { all, added, boxes } = this;
    this.boxes = [];
    this.added = [];
    this.all = false;
    if (boxes.length === 0) return { boxes, added, all };
    const torn = [...boxes, ...added.map(({ box }) => box)];
    return { boxes: torn.length > few ? torn : merged(torn), added: [], all };
  }

  private isTooMuch(more: number): boolean {
    if (this.all) return true;
    if (this.boxes.length + this.added.length + more <= most) return false;
    this.addAll();
    return true;
  }
}

function boxOf(object: PlanObject, labelHeight: number, units?: Units): Box {
  const pen = new BoundsPen(labelHeight, units);
  drawObject(object, pen);
  return pen.box;
}

/** Overlapping boxes as one where that is no more to draw, as those of an object before and after a small move. */
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
