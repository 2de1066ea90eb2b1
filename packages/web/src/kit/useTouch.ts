// Says whether the user last pressed with a finger or a pen, and words hints for that. Before the first press, it goes by
// the main input of the device.
import { touchWords } from '@homeplot/editor/touchWords';
import { useSyncExternalStore } from 'react';

let touches = window.matchMedia('(pointer: coarse)').matches;
const listeners = new Set<() => void>();

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    const before = touches;
    touches = pointerType !== 'mouse';
    if (touches !== before) for (const listener of listeners) listener();
  },
  { capture: true },
);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isTouch = (): boolean => touches;

export const useTouch = (): boolean => useSyncExternalStore(subscribe, isTouch);

interface Hint {
  readonly hint: string;
  readonly touchHint?: string | undefined;
}

/** How to use something, worded for the input in use. */
export const useHint = (of: Hint): string => hintFor(of, useTouch());

export const hintFor = ({ hint, touchHint }: Hint, touch: boolean): string =>
  touch && touchHint !== undefined ? touchHint : inWords(hint, touch);

/** Words for a mouse, reworded for touch if that is in use. */
export const inWords = (words: string, touch: boolean): string => (touch ? touchWords(words) : words);
