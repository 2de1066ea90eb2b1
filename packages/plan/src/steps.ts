// Work that is done in steps, so that the page can respond between them.

export type Steps<T> = Generator<void, T, void>;

/** Does all the steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
