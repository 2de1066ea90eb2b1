// The text of a comment that isn't sent yet, which a form shows and changes. It is stored for this tab until it is sent.
import { useState } from 'react';
import { storedUser } from '../../account/backend/session.ts';
import { storedText, storeText } from '../../kit/browserStorage.ts';

export interface UnsentText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Empties it while it is being sent. Returns the function that gives it back if sending fails, unless others wrote since. */
  readonly take: () => () => void;
}

const session = (): Storage => window.sessionStorage;

/** place: what it is written to, with an id that no other thread, comment or project has. initial: what isn't stored. */
export function useUnsentText(place: string, initial = ''): UnsentText {
  // What one user has written isn't shown to the next one in this tab.
  const key = `homeplot.unsent.${storedUser()?.id ?? ''}.${place}`;
  const [text, setText] = useState(() => storedText(key, session) ?? initial);
  const write = (now: string): void => {
    setText(now);
    storeText(key, now === initial ? undefined : now, session);
  };
  const take = (): (() => void) => {
    setText('');
    storeText(key, undefined, session);
    return () => {
      setText((now) => now || text);
      if (storedText(key, session) === undefined) storeText(key, text, session);
    };
  };
  return { text, write, take };
}
