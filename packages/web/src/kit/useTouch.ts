// Whether the last press was a finger's or a pen's, and words for these; before the first press, whether they are the main
// input.
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

/** How to use something, for the hand that uses it. */
export const useHint = (of: Hint): string => hintFor(of, useTouch());

export const hintFor = ({ hint, touchHint }: Hint, touch: boolean): string =>
  touch && touchHint !== undefined ? touchHint : inWords(hint, touch);

/** Words for a mouse in the words of the hand that is in use. */
export const inWords = (words: string, touch: boolean): string => (touch ? touchWords(words) : words);
