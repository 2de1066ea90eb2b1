// Puts everything around the plan into the page: the bar, the buttons, what is measured, and the panels.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toasts } from '../../kit/toasts/Toasts.tsx';
import { follow } from './follow.ts';
import { listenToView } from './viewInput.ts';
import type { Viewer } from './viewer.ts';
import { ViewerPage } from './ViewerPage.tsx';
import { places } from './ViewerShell.tsx';

export function showPage(viewer: Viewer, host: HTMLElement): void {
  const panels = document.getElementById(places.panels);
  const bar = document.getElementById(places.bar);
  if (!panels || !bar) throw new Error('The page has no places for its bar and its panels.');
  createRoot(panels).render(
    <StrictMode>
      <ViewerPage viewer={viewer} host={host} bar={bar} />
      <Toasts />
    </StrictMode>,
  );
  if (viewer.viewed) listenToView(host, viewer.viewed, () => viewer.taps);
  if (viewer.shown) follow(viewer);
}
