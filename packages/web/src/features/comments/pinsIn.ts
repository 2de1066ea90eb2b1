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
  /** Those nearer to each other than a pin is large share one. */
  readonly threads: readonly [Thread, ...Thread[]];
  /** CSS pixels. */
  readonly left: number;
  readonly top: number;
}

export const maxPins = 100;
/** CSS pixels around the view within which pins are drawn, so that a pan has them at hand. */
export const pinMargin = 200;
/** CSS pixels. */
export const pinSize = 28;

interface PinsIn {
  readonly pins: readonly Pin[];
  /** How many threads have a pin, of those that are in the view or around it. */
  readonly shown: number;
  readonly count: number;
}

/** placed: those that should be seen first come first. alone: the thread that shares its pin with no other. */
export function pinsIn(view: Viewport, placed: readonly Placed[], alone?: string): PinsIn {
  const pins: (Pin & { readonly threads: [Thread, ...Thread[]] })[] = [];
  const shared = new Map<string, typeof pins>();
  const cellOf = (value: number, more = 0): number => Math.floor(value / pinSize) + more;
  let count = 0;
  let shown = 0;
  for (const { thread, at } of placed) {
    const { x: left, y: top } = toScreen(view, at);
    if (!isNear(left, view.width) || !isNear(top, view.height)) continue;
    count += 1;
    const around = steps.flatMap((dx) =>
      steps.flatMap((dy) => shared.get(`${cellOf(left, dx)} ${cellOf(top, dy)}`) ?? []),
    );
    const near = around.find((pin) => Math.hypot(pin.left - left, pin.top - top) < pinSize);
    if (near && thread.id !== alone) near.threads.push(thread);
    else if (pins.length < maxPins) pins.push({ threads: [thread], left, top });
    else continue;
    shown += 1;
    const made = pins.at(-1);
    if (near || !made || thread.id === alone) continue;
    const cell = `${cellOf(left)} ${cellOf(top)}`;
    shared.set(cell, [...(shared.get(cell) ?? []), made]);
  }
  return { pins, shown, count };
}

/** To the cells of pins that can be near. */
const steps = [0, -1, 1];

const isNear = (value: number, size: number): boolean => value >= -pinMargin && value <= size + pinMargin;

/** CSS pixels that stay free around a pin that is brought into sight, and above it, for the buttons of the view. */
const clear = { around: 12, above: 64 };

/** How far the view pans, in CSS pixels and no further than necessary, so that a pin at a point on it lies in its upper part. */
export function panToPin({ x, y }: Point, { width, height }: Pick<Viewport, 'width' | 'height'>): Point {
  const past = (from: number, to: number, min: number, max: number): number =>
    to > max ? to - max : Math.min(0, from - min);
  return {
    x: past(x, x + pinSize, clear.around, width - clear.around),
    y: past(y - pinSize, y, clear.above, Math.max(height - clear.around, clear.above + pinSize)),
  };
}

/** How far pins that were drawn for a view have moved on the screen since; undefined if they must be drawn anew. */
export function panBetween(drawn: Viewport, now: Viewport): Point | undefined {
  const { pxPerFoot, width, height } = now;
  if (drawn.pxPerFoot !== pxPerFoot || drawn.width !== width || drawn.height !== height) return undefined;
  const pan = { x: (drawn.x - now.x) * pxPerFoot, y: (drawn.y - now.y) * pxPerFoot };
  return Math.max(Math.abs(pan.x), Math.abs(pan.y)) < pinMargin ? pan : undefined;
}
