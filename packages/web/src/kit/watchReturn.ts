// When somebody comes back to the page: from another tab, or from another window beside it.

/** Milliseconds. A return from another tab is two events, of the page and of the window; which is first differs. */
const sameReturn = 300;

/** Calls back once whenever that happens. Returns the function that ends the watching. */
export function watchReturn(onReturn: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let last = -Infinity;
  const returned = (): void => {
    if (document.hidden || performance.now() - last < sameReturn) return;
    last = performance.now();
    onReturn();
  };
  document.addEventListener('visibilitychange', returned, { signal });
  window.addEventListener('focus', returned, { signal });
  return () => ending.abort();
}
