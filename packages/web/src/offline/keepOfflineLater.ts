// Starts caching the planner for offline use when the page is idle.

let isAsked = false;

/** openFiles: opens plan files and others. Only in a build: in development files change all the time. Later calls do nothing. */
export function keepOfflineLater(openFiles: (files: readonly File[]) => Promise<void>): void {
  if (isAsked || !import.meta.env.PROD) return;
  isAsked = true;
  const soon = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  soon(() => {
    import('./keepOffline.ts')
      .then(({ keepOffline, openLaunchedFiles }) => {
        openLaunchedFiles(openFiles);
        return keepOffline();
      })
      .catch((problem: unknown) => console.warn("The planner couldn't be cached for offline use.", problem));
  });
}
