// Zooms and pans with two fingers: zooms around the midpoint between them, and pans with it.
import type { MovedView } from './movedView.ts';
import { toPlan } from '@homeplot/editor/viewport';
import { distance, midpoint, type Point } from '@homeplot/plan/point';

/**
 * CSS pixels by which the distance of two fingers may change while they only pan, since no hand is steadier: twice the 8 dp
 * within which Android counts a touch as still. It matters because a picture that isn't zoomed needn't be redrawn.
 */
const slop = 16;

export class Pinch {
  private readonly editor: MovedView;
  private readonly fingers = new Map<number, Point>();
  /** The fingers' distance and the scale when they touched down, and the point of the plan between them. */
  private begun: { readonly spread: number; readonly pxPerFoot: number; readonly still: Point } | undefined;

  constructor(editor: MovedView) {
    this.editor = editor;
  }

  get isOn(): boolean {
    return this.begun !== undefined;
  }

  /** Call it when a finger touches down. Returns whether it is the second, which starts the pinch. */
  down(id: number, at: Point): boolean {
    this.fingers.set(id, at);
    const [one, two, ...more] = this.fingers.values();
    if (!one || !two || more.length > 0) return false;
    const { viewport } = this.editor;
    this.begun = {
      spread: Math.max(1, distance(one, two)),
      pxPerFoot: viewport.pxPerFoot,
      still: toPlan(viewport, midpoint(one, two)),
    };
    return true;
  }

  /** Call it when a finger moves. Returns whether that was part of a pinch. */
  move(id: number, at: Point): boolean {
    if (!this.fingers.has(id)) return false;
    this.fingers.set(id, at);
    const [one, two] = this.fingers.values();
    if (!this.begun) return false;
    if (!one || !two) return true;
    const { editor } = this;
    const { spread, pxPerFoot, still } = this.begun;
    const middle = midpoint(one, two);
    editor.magnify((pxPerFoot * spreadBeyondSlop(distance(one, two), spread)) / spread, middle);
    const now = toPlan(editor.viewport, middle);
    editor.panBy(
      (still.x - now.x) * editor.viewport.pxPerFoot,
      (still.y - now.y) * editor.viewport.pxPerFoot,
    );
    return true;
  }

  /** Ignores all fingers until they are lifted. */
  clear(): void {
    this.fingers.clear();
    this.begun = undefined;
  }

  /** Call it when a finger is lifted. The pinch ends with the last one. */
  up(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size === 0) this.begun = undefined;
  }
}

/** The spread without the slop, so that zooming starts without a jump. */
function spreadBeyondSlop(now: number, before: number): number {
  const grown = now - before;
  return before + Math.sign(grown) * Math.max(0, Math.abs(grown) - slop);
}
