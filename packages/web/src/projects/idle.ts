// Works a generator off in slices while the page has nothing else to do.

/** Milliseconds of one slice: within a frame, beside the frame's own work. */
const slice = 8;
/** Milliseconds after which a slice is due, however busy the page is. */
const longestWait = 500;

/** All that the generator yields; undefined where it was called off meanwhile. */
export async function inIdleSlices<T>(
  work: Generator<T, void>,
  isOff: () => boolean,
): Promise<T[] | undefined> {
  const all: T[] = [];
  for (;;) {
    await idle();
    if (isOff()) return undefined;
    const end = performance.now() + slice;
    do {
      const { value, done } = work.next();
      if (done) return all;
      all.push(value);
    } while (performance.now() < end);
  }
}

function idle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longestWait });
    else setTimeout(go, 1);
  });
}
