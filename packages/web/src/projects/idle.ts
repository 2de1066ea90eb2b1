// Does work that comes in steps while the page is idle.
import type { Steps } from '@homeplot/plan/steps';

/** Milliseconds of one slice: short enough for the rest of a frame. */
const slice = 8;
/** Milliseconds after which a slice runs, however busy the page is. */
const longestWait = 500;
/** Milliseconds between two slices while the user is busy. */
const pause = 100;

/** The result of the steps; undefined if they were canceled meanwhile. isBusy: whether a gesture is in progress. */
export async function inIdleTime<T>(
  steps: Steps<T>,
  isOff: () => boolean,
  isBusy: () => boolean = () => false,
): Promise<T | undefined> {
  for (;;) {
    await whenIdle();
    if (isOff()) return undefined;
    const end = performance.now() + slice;
    do {
      const { value, done } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    if (isBusy()) await new Promise((go) => setTimeout(go, pause));
  }
}

export function whenIdle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longestWait });
    else setTimeout(go, 1);
  });
}
