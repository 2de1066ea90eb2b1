// Does work that comes in steps one slice at a time, so that the page can respond between two slices.
import type { Steps } from '@homeplot/plan/steps';

/** Milliseconds of one slice: a press during it still gets a response within a tenth of a second. */
const slice = 30;

/** The result of the steps. Work that takes less than a slice is done at once. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = inOneSlice(steps);
    if (done) return value;
    await nextTask();
  }
}

/** Takes steps for so many milliseconds, at least one; done if these were the last. */
export function inOneSlice<T>(steps: Steps<T>, milliseconds = slice): IteratorResult<void, T> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = steps.next();
    if (step.done || performance.now() >= end) return step;
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
