// The texts of a form that aren't confirmed yet: they survive a reload, and a dialog that is closed by mistake.
import { useState } from 'react';
import {
  keepUnconfirmed,
  keepUnconfirmedTexts,
  type Texts,
  unconfirmedTexts,
} from '../store/open/unconfirmed.ts';
import { useWorkspace } from './useWorkspace.ts';

interface Unconfirmed<T> {
  readonly texts: T;
  readonly change: (texts: T) => void;
  /** Once they are saved, or discarded on purpose. */
  readonly forget: () => void;
  /** Whether the form began with texts that were typed earlier. */
  readonly isResumed: boolean;
}

/** read: returns the texts before anything was typed. Lengths without units need a place of their own in each system of units. */
export function useUnconfirmed<T extends Texts>(place: string, read: () => T): Unconfirmed<T> {
  const workspace = useWorkspace();
  const [initial] = useState(read);
  const [resumed] = useState(() => unconfirmedTexts(workspace, place, initial));
  const [texts, setTexts] = useState(resumed ?? initial);
  const change = (now: T): void => {
    setTexts(now);
    keepUnconfirmedTexts(workspace, place, initial, now);
  };
  const forget = (): void => keepUnconfirmed(workspace, place, undefined);
  return { texts, change, forget, isResumed: resumed !== undefined };
}
