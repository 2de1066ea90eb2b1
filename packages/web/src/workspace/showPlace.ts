// Shows a place of the panel for something outside of it, such as a dialog. On a phone it opens the panel.
import type { Place } from './places.ts';

let show: ((place: Place) => void) | undefined;

export const showPlace = (place: Place): void => show?.(place);

/** For the page, which has one panel. */
export const handlePlaces = (handler: (place: Place) => void): void => void (show = handler);
