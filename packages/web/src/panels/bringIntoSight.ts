// A card that comes at the top of the panel, which may have been scrolled away from there.

export const bringIntoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });
