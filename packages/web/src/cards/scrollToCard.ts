// Ref callbacks that scroll the panel to a card as it appears.

/** Scrolls until the whole card is in view, for cards that are used right away. */
export const scrollToCard = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/** Scrolls to the card's title, unless the focus is in one of the cards: its button must not move under the pointer. */
export function scrollToCardTop(card: HTMLElement | null): void {
  if (card?.closest('[data-cards]')?.contains(document.activeElement)) return;
  card?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
}
