// Calculates which threads get a pin in a view of the plan, and where. Thousands of pins would hide the plan and slow every
// zoom, so threads share pins, and the number of pins is limited.
import { toScreen, type Viewport } from '@homeplot/editor/viewport';
import type { Point } from '@homeplot/plan/point';
import type { Thread } from './commentRows.ts';

export interface Placed {
  readonly thread: Thread;
  /** The thread's place on the plan, in feet. */
  readonly at: Point;
}

export interface Pin {
  /** Threads that are closer to each other than the size of a pin share one. */
  readonly threads: readonly [Thread, ...Thread[]];
  /** CSS pixels. */
  readonly left: number;
  readonly top: number;
}

export const maxPins = 100;
/** CSS pixels around the view in which pins are drawn too, so that a short pan only moves them. */
export const pinMargin = 200;
/** CSS pixels. */
export const pinSize = 28;

interface PinsIn {
  readonly pins: readonly Pin[];
  /** The number of threads in or around the view that have a pin. */
  readonly shown: number;
  /** The number of all threads in or around the view. */
  readonly count: number;
}

/** placed: sorted by importance, since not all may get a pin. alone: the id of a thread that doesn't share its pin. */
export function pinsIn(view: Viewport, placed: readonly Placed[], alone?: string): PinsIn {
  const pins: (Pin & { readonly threads: [Thread, ...Thread[]] })[] = [];
  /** The pins that others can share, by cell of a grid. */
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

/** Steps to a cell and its neighbors, in which pins can be near. */
const steps = [0, -1, 1];

const isNear = (value: number, size: number): boolean => value >= -pinMargin && value <= size + pinMargin;

/** CSS pixels that stay free around a pin that is brought into sight, and above it, where the buttons of the view are. */
const pinClearance = { around: 12, above: 64 };

/**
 * The shortest pan, in CSS pixels, that brings a pin at a point of the view into the view's upper part, which has this size.
 */
export function panToPin({ x, y }: Point, { width, height }: Pick<Viewport, 'width' | 'height'>): Point {
  const past = (from: number, to: number, min: number, max: number): number =>
    to > max ? to - max : Math.min(0, from - min);
  return {
    x: past(x, x + pinSize, pinClearance.around, width - pinClearance.around),
    y: past(
      y - pinSize,
      y,
      pinClearance.above,
      Math.max(height - pinClearance.around, pinClearance.above + pinSize),
    ),
  };
}

/** How far pins that were drawn for an earlier view have to move on the screen; undefined if they must be drawn again. */
export function panBetween(drawn: Viewport, now: Viewport): Point | undefined {
  const { pxPerFoot, width, height } = now;
  if (drawn.pxPerFoot !== pxPerFoot || drawn.width !== width || drawn.height !== height) return undefined;
  const pan = { x: (drawn.x - now.x) * pxPerFoot, y: (drawn.y - now.y) * pxPerFoot };
  return Math.max(Math.abs(pan.x), Math.abs(pan.y)) < pinMargin ? pan : undefined;
}
