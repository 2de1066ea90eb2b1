// The texts of a form that aren't confirmed yet: they survive a reload, and a dialog that is closed by mistake.
import { type Units, unitSystems } from '@homeplot/plan/units';
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

/**
 * read: returns the texts before anything was typed. units: of the lengths among them. What was typed in other units isn't shown,
 * since a 25 in feet isn't 25 m. A form whose units change needs a new key, so that it starts over.
 */
export function useUnconfirmed<T extends Texts>(form: string, read: () => T, units?: Units): Unconfirmed<T> {
  const workspace = useWorkspace();
  const placeIn = (one: Units | undefined): string => (one ? `${form} in ${one}` : form);
  const place = placeIn(units);
  const [initial] = useState(read);
  const [resumed] = useState(() => unconfirmedTexts(workspace, place, initial));
  const [texts, setTexts] = useState(resumed ?? initial);
  const change = (now: T): void => {
    setTexts(now);
    keepUnconfirmedTexts(workspace, place, initial, now);
  };
  const forget = (): void => {
    for (const one of units ? unitSystems : [undefined]) keepUnconfirmed(workspace, placeIn(one), undefined);
  };
  return { texts, change, forget, isResumed: resumed !== undefined };
}
