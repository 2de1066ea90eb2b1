// Which threads have a pin in a view of the plan, and where. Thousands would hide the plan and slow every zoom.
import { toScreen, type Viewport } from '@homeplot/editor/viewport';
import type { Point } from '@homeplot/plan/point';
import type { Thread } from './commentRows.ts';

export interface Placed {
  readonly thread: Thread;
  /** Feet. */
  readonly at: Point;
}

export interface Pin {
  readonly thread: Thread;
  /** CSS pixels. */
  readonly left: number;
  readonly top: number;
}

export const maxPins = 100;
/** CSS pixels around the view within which pins are drawn, so that a pan has them at hand. */
export const pinMargin = 200;

/** placed: those that should be seen first come first. count: of all that are in the view, or around it. */
export function pinsIn(
  view: Viewport,
  placed: readonly Placed[],
): { readonly pins: readonly Pin[]; readonly count: number } {
  const near = (value: number, size: number): boolean => value >= -pinMargin && value <= size + pinMargin;
  const pins: Pin[] = [];
  let count = 0;
  for (const { thread, at } of placed) {
    const { x, y } = toScreen(view, at);
    if (!near(x, view.width) || !near(y, view.height)) continue;
    count += 1;
    if (pins.length < maxPins) pins.push({ thread, left: x, top: y });
  }
  return { pins, count };
}

/** How far pins that were drawn for a view have moved on the screen since; undefined if they must be drawn anew. */
export function panBetween(drawn: Viewport, now: Viewport): Point | undefined {
  const { pxPerFoot, width, height } = now;
  if (drawn.pxPerFoot !== pxPerFoot || drawn.width !== width || drawn.height !== height) return undefined;
  const pan = { x: (drawn.x - now.x) * pxPerFoot, y: (drawn.y - now.y) * pxPerFoot };
  return Math.max(Math.abs(pan.x), Math.abs(pan.y)) < pinMargin ? pan : undefined;
}
