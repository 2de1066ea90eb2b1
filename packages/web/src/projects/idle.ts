// Does work that comes in steps while the page is idle.
import type { Steps } from '@homeplot/plan/steps';

/** Milliseconds of one slice: short enough for the rest of a frame. */
const slice = 8;
/** Milliseconds after which a slice runs, however busy the page is. */
const longestWait = 500;
/** Milliseconds of idle time that are never left between two frames: with more, nothing moves on the page. */
const frame = 17;
/** Milliseconds between two slices while frames are drawn. */
const pause = 100;

/** The result of the steps, of which few are taken while frames are drawn; undefined if they were canceled meanwhile. */
export async function inIdleTime<T>(steps: Steps<T>, isOff: () => boolean): Promise<T | undefined> {
  for (;;) {
    const idle = await whenIdle();
    if (isOff()) return undefined;
    const end = performance.now() + slice;
    do {
      const { value, done } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    if (idle <= frame) await new Promise((go) => setTimeout(go, pause));
  }
}

/** Resolves with the milliseconds for which the page will be idle, as far as is known. */
export function whenIdle(): Promise<number> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback((deadline) => go(deadline.timeRemaining()), { timeout: longestWait });
    else setTimeout(() => go(Infinity), 1);
  });
}
