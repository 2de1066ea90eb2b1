// For cards that appear in the panel while it may be scrolled elsewhere.

/** Scrolls the whole card into view, if it is to be used right away. */
export const bringIntoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/** Scrolls to the top of the card, unless the user is busy in the cards, such as with a button that selects. */
export function bringBeginningIntoSight(card: HTMLElement | null): void {
  if (card?.closest('[data-cards]')?.contains(document.activeElement)) return;
  card?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
}
