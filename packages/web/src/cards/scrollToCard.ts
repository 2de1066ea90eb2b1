// Ref callbacks that scroll the panel to a card as it appears.

/** Scrolls until the whole card is in view, for cards that are used right away. */
export const scrollToCard = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to the card's title, unless the focus is in one of the cards: its button must not move under the pointer. While a
 * tool has a card, that one stays in sight instead: it says what the next click does.
 */
export function scrollToCardTop(card: HTMLElement | null): void {
  const cards = card?.closest('[data-cards]');
  if (cards?.contains(document.activeElement) || cards?.querySelector('[data-tool-card]')) return;
  card?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
}
