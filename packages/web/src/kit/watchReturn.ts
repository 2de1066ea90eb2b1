// When somebody comes back to the page: from another tab, or from another window beside it.

/** Calls back whenever that happens. Returns the function that ends the watching. */
export function watchReturn(onReturn: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', () => void (document.hidden || onReturn()), { signal });
  window.addEventListener('focus', onReturn, { signal });
  return () => ending.abort();
}
