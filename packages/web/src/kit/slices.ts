// Does work that comes in steps in short slices, between which the page can respond, or only while the page is idle.
import type { Steps, WaitingSteps } from '@homeplot/plan/steps';
import { isMoving } from './frames.ts';

/** Milliseconds of one slice: a press during it still gets a response within a tenth of a second. */
const slice = 30;

/** The result of the steps. Work that takes less than a slice is done at once. */
export async function inSlices<T>(steps: WaitingSteps<T>): Promise<T> {
  for (;;) {
    const { done, value } = inOneSlice(steps);
    if (done) return value;
    await (value ?? nextTask());
  }
}

/** Takes steps for so many milliseconds, at least one, or until one that waits; done if these were the last. */
export function inOneSlice<T, Step extends void | Promise<void>>(
  steps: Generator<Step, T, void>,
  milliseconds = slice,
): IteratorResult<Step, T> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = steps.next();
    if (step.done || step.value || performance.now() >= end) return step;
  }
}

/** The next task of the page: unlike a timer, it is not delayed in a hidden tab. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      go();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Milliseconds of one slice while the page is idle: short enough for the rest of a frame. */
const idleSlice = 8;
/** Milliseconds after which a slice runs, however busy the page is. */
const longestWait = 500;
/** Milliseconds between two slices while the canvas moves, so that slices take less than 2% of the time. */
const pause = 500;

/** The result of the steps; undefined if `isOff` said meanwhile that it isn't wanted anymore. */
export async function inIdleTime<T>(steps: Steps<T>, isOff: () => boolean): Promise<T | undefined> {
  for (;;) {
    await whenIdle();
    if (isOff()) return undefined;
    const { done, value } = inOneSlice(steps, idleSlice);
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
