// The first sign of a user, such as a move of the pointer: scripts that may be needed next are fetched then, while the pointer
// is on its way, and parts of the page that nobody misses before it are shown (`useSeenSign`).
import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'click'];

/** Set during the event itself: a press may mount parts of the page before any of the listeners' functions has run. */
let isSeenByPage = false;

/** Runs something when the person first does anything on the page. Returns the function that cancels it. */
export function onFirstSign(run: () => void): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = (): void => {
    isSeenByPage = true;
    ending.abort();
    // Not at once: on a slow phone it would delay what answers the press.
    timer = setTimeout(run);
  };
  for (const sign of signs)
    window.addEventListener(sign, listener, { capture: true, passive: true, signal: ending.signal });
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

type Fetch = () => Promise<unknown>;

/** What is to be fetched at the first sign; undefined once there was one. */
let waiting: Fetch[] | undefined = [];
const fetching: Promise<unknown>[] = [];

/** Fetches a script at the first sign. If that fails, it is fetched again, and its absence reported, when it is needed. */
export function fetchAhead(fetch: Fetch): void {
  if (waiting) waiting.push(fetch);
  else fetching.push(fetch().catch(() => undefined));
}

function fetchWaiting(): void {
  const fetches = waiting ?? [];
  waiting = undefined;
  for (const fetch of fetches) fetchAhead(fetch);
}

/** For the page: waits for the first sign, and fetches what is to be fetched then. */
export const useFetchingAhead = (): void => useEffect(() => onFirstSign(fetchWaiting), []);

/**
 * Resolves when all scripts that were fetched ahead so far have arrived or failed. `takeOver` waits for it before a new
 * version of the site replaces the open one, whose unfinished requests would fail.
 */
export const fetchedAhead = async (): Promise<void> => {
  // `onFirstSign` runs its functions in a timer. After this one, what the last press fetches is in the list, too.
  await new Promise((begun) => setTimeout(begun));
  await Promise.all(fetching);
};

/** Whether there has been a sign on this page so far: for parts of the page that nobody misses before it. */
export function useSeenSign(): boolean {
  const [isSeen, setSeen] = useState(isSeenByPage);
  useEffect(() => (isSeen ? undefined : onFirstSign(() => setSeen(true))), [isSeen]);
  return isSeen;
}
