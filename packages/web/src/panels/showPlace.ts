// Shows a place of the panel for something outside of it, such as a dialog. On a phone it opens the panel.
import { Watchers } from '@homeplot/editor/watchers';
import type { Place } from './PlaceButtons.tsx';

const watchers = new Watchers<{ asked: [place: Place] }>();

export const showPlace = (place: Place): void => watchers.notify('asked', place);

/** Returns the function that ends it. */
export const onShowPlace = (asked: (place: Place) => void): (() => void) => watchers.add({ asked });
