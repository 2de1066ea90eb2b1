// Removes the mark of an opening once the plan is drawn and the page responds, and while the page is hidden.
import type { OpeningMark } from './openingMark.ts';

/** The plan isn't to blame if the user closed, reloaded or hid its page. */
export function liftWhileAway(mark: OpeningMark): void {
  window.addEventListener('pagehide', () => mark.pause());
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && mark.resume()));
  document.addEventListener('visibilitychange', () => (document.hidden ? mark.pause() : mark.resume()));
}

/** The plan is drawn: removes the mark when the page has shown it and reached its next task. */
export const endWhenAnswering = (mark: OpeningMark): void =>
  void requestAnimationFrame(() => setTimeout(() => mark.end()));
