// What an edit leaves to be drawn again: the boxes of the changed objects as they were and as they are.
import type { Box } from '@homeplot/plan/box';
import { type Change, objectBox } from '@homeplot/plan/plan';

/** Above so many changes all is drawn again. */
const most = 400;

export class Dirty {
  /** Feet, labels not counted. */
  boxes: Box[] = [];
  all = false;

  add(changes: readonly Change[]): void {
    if (this.all) return;
    if (this.boxes.length + changes.length > most) {
      this.addAll();
      return;
    }
    for (const change of changes) if ('put' in change) this.boxes.push(objectBox(change.put));
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
    return { boxes, all };
  }
}
