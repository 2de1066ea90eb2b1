// Begins to keep the planner for use without a network when the page has nothing else to do.

let isAsked = false;

/** openFile: opens a plan file. Only of a build: in development every file changes all the time. Works once. */
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
      .catch((problem: unknown) => console.warn('The planner is not kept for use offline.', problem));
  });
}
