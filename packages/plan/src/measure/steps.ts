// Work divided into steps, so that the page can respond between them.

export type Steps<T> = Generator<void, T, void>;

/** Steps that may have to wait for something, such as a script: they yield a promise of it. */
export type WaitingSteps<T> = Generator<void | Promise<void>, T, void>;

/** Runs all steps without a pause. */
export function runAllSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
