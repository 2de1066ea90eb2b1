// The text of a comment that isn't sent yet, which a form shows and changes.
import { useState } from 'react';

export interface UnsentText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Empties it while it is being sent. Returns the function that gives it back if sending fails, unless others wrote since. */
  readonly take: () => () => void;
}

/** One that is kept as long as the component is there. */
export function useUnsentText(initial = ''): UnsentText {
  const [text, setText] = useState(initial);
  const take = (): (() => void) => {
    setText('');
    return () => setText((now) => now || text);
  };
  return { text, write: setText, take };
}
