// Starts caching the planner for offline use when the page is idle.
import type { ComponentType } from 'react';

let isAsked = false;

/**
 * openFiles: opens plan files and others. show: shows the mark that says whether all works offline. Only in a build: in
 * development files change all the time. Later calls do nothing.
 */
export function keepOfflineLater(
  openFiles: (files: readonly File[]) => Promise<void>,
  show: (Mark: ComponentType) => void,
): void {
  if (isAsked || !import.meta.env.PROD) return;
  isAsked = true;
  const soon = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  soon(() => {
    import('./keepOffline.ts')
      .then(async ({ keepOffline, openLaunchedFiles, showOfflineMark }) => {
        openLaunchedFiles(openFiles);
        await keepOffline();
        showOfflineMark(show);
      })
      .catch((problem: unknown) => console.warn("The planner couldn't be cached for offline use.", problem));
  });
}
