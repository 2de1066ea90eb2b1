// What an edit leaves to be drawn again: the boxes of the changed objects, with their labels.
import { type Box, contains } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { kindOf } from '@homeplot/plan/kinds';
import type { Change } from '@homeplot/plan/plan';

/** Above so many changes all is drawn again. */
const most = 400;
/** Up to so many it is worth looking for boxes that lie in others. */
const few = 20;

export class Dirty {
  /** Feet. */
  boxes: Box[] = [];
  all = false;

  /** labelHeight in feet, at the scale of the picture. */
  add(changes: readonly Change[], labelHeight: number): void {
    if (this.all) return;
    if (this.boxes.length + changes.length > most) {
      this.addAll();
      return;
    }
    for (const change of changes) {
      if (!('put' in change)) continue;
      const pen = new BoundsPen(labelHeight);
      kindOf(change.put).draw(change.put, pen);
      this.boxes.push(pen.box);
    }
  }

  addAll(): void {
    this.all = true;
    this.boxes = [];
  }

  /** What has come together, and begins anew. */
  take(): { readonly boxes: readonly Box[]; readonly all: boolean } {
    const { boxes, all } = this;
    this.boxes = [];
    this.all = false;
    return { boxes: boxes.length > few ? boxes : outermost(boxes), all };
  }
}

/** The boxes that lie in no other; an object's box as it was dragged is its box as it is dropped. */
const outermost = (boxes: readonly Box[]): readonly Box[] =>
  boxes.filter(
    (box, i) =>
      !boxes.some((other, j) => i !== j && contains(other, box) && (j < i || !contains(box, other))),
  );
