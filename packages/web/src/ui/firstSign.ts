// Runs something at the first sign of a person on the page: what they may need next is fetched while their hand is on its way.

const signs = ['pointermove', 'pointerdown', 'keydown', 'click'];

/** Returns the function that calls it off. */
export function onFirstSign(run: () => void): () => void {
  const ending = new AbortController();
  const heard = (): void => {
    ending.abort();
    run();
  };
  for (const sign of signs)
    window.addEventListener(sign, heard, { capture: true, passive: true, signal: ending.signal });
  return () => ending.abort();
}
