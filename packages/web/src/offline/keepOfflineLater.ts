// Begins to keep the planner for use without a network when the page has nothing else to do.

let isAsked = false;

/** Only of a build: in development every file changes all the time. Does nothing the second time. */
export function keepOfflineLater(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  const begin = (): void =>
    void import('./keepOffline.ts')
      .then(({ keepOffline }) => keepOffline())
      .catch((problem: unknown) => console.warn('The planner is not kept for use offline.', problem));
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin);
}
