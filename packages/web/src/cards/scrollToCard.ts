// Ref callbacks that scroll the panel to a card as it appears.

/** Scrolls until the whole card is in view, for cards that are used right away. */
export const scrollToCard = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to the card's title, unless the focus is in one of the cards, since the button that was pressed there must not move
 * under the pointer. The card of a tool stays in sight instead, since it says what the next click does.
 */
export function scrollToCardTop(card: HTMLElement | null): void {
  const cards = card?.closest('[data-cards]');
  if (cards?.contains(document.activeElement) || cards?.querySelector('[data-tool-card]')) return;
  card?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
}
