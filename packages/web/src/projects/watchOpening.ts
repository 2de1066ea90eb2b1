// Ends the mark of an opening once the plan is drawn and the page has answered, and lifts it while the page is away.
import type { OpeningMark } from './openingMark.ts';

/** The mark is no fault of a plan whose page was closed, reloaded or put out of sight by hand. */
export function liftWhileAway(mark: OpeningMark): void {
  window.addEventListener('pagehide', () => mark.pause());
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && mark.resume()));
  document.addEventListener('visibilitychange', () => (document.hidden ? mark.pause() : mark.resume()));
}

/** The plan is drawn: the mark goes when the page has shown it and has come to its next task. */
export const endWhenAnswering = (mark: OpeningMark): void =>
  void requestAnimationFrame(() => setTimeout(() => mark.end()));
