// Starts caching the planner for offline use when the page is idle.

let isAsked = false;

/** openFile: opens a plan file. Only in a build: in development files change all the time. Later calls do nothing. */
export function keepOfflineLater(openFile: (file: File) => Promise<void>): void {
  if (isAsked || !import.meta.env.PROD) return;
  isAsked = true;
  const soon = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  soon(() => {
    import('./keepOffline.ts')
      .then(({ keepOffline, openLaunchedFiles }) => {
        openLaunchedFiles(openFile);
        return keepOffline();
      })
      .catch((problem: unknown) => console.warn("The planner couldn't be cached for offline use.", problem));
  });
}
