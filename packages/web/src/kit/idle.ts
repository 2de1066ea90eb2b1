// Does work that comes in steps while the page is idle.
import type { Steps } from '@homeplot/plan/steps';
import { isMoving } from './frames.ts';
import { inOneSlice } from './slices.ts';

/** Milliseconds of one slice: short enough for the rest of a frame. */
const slice = 8;
/** Milliseconds after which a slice runs, however busy the page is. */
const longestWait = 500;
/** Milliseconds between two slices while the canvas moves, so that slices take less than 2% of the time. */
const pause = 500;

/** The result of the steps; undefined if they were canceled meanwhile. */
export async function inIdleTime<T>(steps: Steps<T>, isOff: () => boolean): Promise<T | undefined> {
  for (;;) {
    await whenIdle();
    if (isOff()) return undefined;
    const { done, value } = inOneSlice(steps, slice);
    if (done) return value;
    if (isMoving()) await new Promise((go) => setTimeout(go, pause));
  }
}

export function whenIdle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longestWait });
    else setTimeout(go, 1);
  });
}
