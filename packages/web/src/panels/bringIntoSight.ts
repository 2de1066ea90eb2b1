// A card that has come into the panel, which may have been scrolled away from there.

/** All of a card, for one that is to be used at once. */
export const bringIntoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/** A card from its beginning; never away from what somebody does in the panel, as walking the list of objects. */
export function bringBeginningIntoSight(card: HTMLElement | null): void {
  if (card?.closest('aside')?.contains(document.activeElement)) return;
  card?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
}
