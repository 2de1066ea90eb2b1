// Runs a generator in slices while the page is idle.

/** Milliseconds of one slice: short enough for the rest of a frame. */
const slice = 8;
/** Milliseconds after which a slice runs, however busy the page is. */
const longestWait = 500;

/** Everything that the generator yields; undefined if it was canceled meanwhile. */
export async function inIdleSlices<T>(
  work: Generator<T, void>,
  isOff: () => boolean,
): Promise<T[] | undefined> {
  const all: T[] = [];
  for (;;) {
    await whenIdle();
    if (isOff()) return undefined;
    const end = performance.now() + slice;
    do {
      const { value, done } = work.next();
      if (done) return all;
      all.push(value);
    } while (performance.now() < end);
  }
}

export function whenIdle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longestWait });
    else setTimeout(go, 1);
  });
}
