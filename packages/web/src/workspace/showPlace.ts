// Shows a place of the panel for something outside of it, such as a dialog. On a phone it opens the panel.

let show: ((place: string) => void) | undefined;

export const showPlace = (place: string): void => show?.(place);

/** For the page, which has one panel. */
export const handlePlaces = (handler: (place: string) => void): void => void (show = handler);
