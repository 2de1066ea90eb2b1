// The lines that an object draws, to find out whether text would cross them.
import { BoundsPen } from '../geometry/boundsPen.ts';
import { type Box, everywhere, overlaps } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { rectMeetsLine, type TextRect } from '../lettering/textRect.ts';

/** How many lines share a box. */
const linesPerBox = 24;

/** Straight lines in one array, as x and y of their ends in turn, with a box around every few of them. */
export class Lines {
  private readonly ends: number[] = [];
  private readonly boxes: Box[] = [];

  add(points: readonly Point[]): void {
    for (let i = 1; i < points.length; i += 1) {
      const [from, to] = [points[i - 1], points[i]];
      if (from && to) this.ends.push(from.x, from.y, to.x, to.y);
    }
  }

  get isEmpty(): boolean {
    return this.ends.length === 0;
  }

  /** Whether any of the lines meets a rectangle. */
  meet(rect: TextRect): boolean {
    const { ends } = this;
    const { box } = rect;
    for (let first = 0, i = 0; first < ends.length; first += 4 * linesPerBox, i += 1) {
      this.boxes[i] ??= this.boxFrom(first);
      if (!overlaps(this.boxes[i] ?? everywhere, box)) continue;
      for (let at = first; at < Math.min(ends.length, first + 4 * linesPerBox); at += 4) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [ends[at], ends[at + 1], ends[at + 2], ends[at + 3]];
        const isBeside =
          (ax < box.minX && bx < box.minX) ||
          (ax > box.maxX && bx > box.maxX) ||
          (ay < box.minY && by < box.minY) ||
          (ay > box.maxY && by > box.maxY);
        if (!isBeside && rectMeetsLine(rect, ax, ay, bx, by)) return true;
      }
    }
    return false;
  }

  private boxFrom(first: number): Box {
    const pen = new BoundsPen();
    for (let at = first; at < Math.min(this.ends.length, first + 4 * linesPerBox); at += 2)
      pen.circle({ x: this.ends[at] ?? 0, y: this.ends[at + 1] ?? 0 }, 0);
    return pen.box;
  }
}
