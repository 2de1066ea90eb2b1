// Does work that comes in steps one slice at a time, so that the page can respond between two slices.
import type { Steps } from '@homeplot/plan/steps';

/** Milliseconds of one slice: a press during it still gets a response within a tenth of a second. */
const slice = 30;

/** The result of the steps. Work that takes less than a slice is done at once. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + slice;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await nextTask();
  }
}

/** The same while it is current; undefined if it no longer was before a step. */
export const inSlicesWhile = <T>(isCurrent: () => boolean, steps: Steps<T>): Promise<T | undefined> =>
  inSlices(stepsWhile(isCurrent, steps));

function* stepsWhile<T>(isCurrent: () => boolean, steps: Steps<T>): Steps<T | undefined> {
  while (isCurrent()) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
  return undefined;
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
