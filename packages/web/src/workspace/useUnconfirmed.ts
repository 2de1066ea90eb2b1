// The texts of a form that aren't confirmed yet: they survive a reload, and a dialog that is closed by mistake.
import { useEffect, useState } from 'react';
import {
  keepUnconfirmedTexts,
  type Lengths,
  takeTexts,
  type Texts,
  unconfirmedTexts,
  watchGivenBack,
} from '../store/open/unconfirmed.ts';
import { useWorkspace } from './useWorkspace.ts';

interface Unconfirmed<T> {
  readonly texts: T;
  readonly change: (texts: T) => void;
  /** Once they are saved, or discarded on purpose. */
  readonly forget: () => void;
  /**
   * Empties the form while its texts are being saved. Returns the function that gives them back if saving fails, even to a
   * form that was opened since, unless others have been typed or another plan was opened.
   */
  readonly take: () => () => void;
  /** Whether the form began with texts that were typed earlier. */
  readonly isResumed: boolean;
}

/**
 * read: returns the texts before anything was typed. A form with lengths needs a new key when its units change, so that what
 * was typed is restated in the new ones.
 */
export function useUnconfirmed<T extends Texts>(
  form: string,
  read: () => T,
  lengths?: Lengths,
): Unconfirmed<T> {
  const workspace = useWorkspace();
  const [initial] = useState(read);
  const [resumed] = useState(() => unconfirmedTexts(workspace, form, initial, lengths));
  const [texts, setTexts] = useState(resumed ?? initial);
  const keep = (now: T): void => keepUnconfirmedTexts(workspace, form, initial, now, lengths);
  const change = (now: T): void => {
    setTexts(now);
    keep(now);
  };
  const take = (): (() => void) => {
    setTexts(initial);
    return takeTexts(workspace, form, initial, texts, lengths);
  };
  useEffect(
    () =>
      watchGivenBack((place, given) => {
        if (place === form) setTexts({ ...initial, ...given });
      }),
    [form, initial],
  );
  return { texts, change, forget: () => keep(initial), take, isResumed: resumed !== undefined };
}
