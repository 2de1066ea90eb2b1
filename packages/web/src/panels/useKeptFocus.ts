// Keeps the focus in the panel: a list that goes away when something is chosen in it leaves the focus to the button of the
// place that is shown.
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusKeeping {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export function useKeptFocus(panel: RefObject<HTMLElement | null>): FocusKeeping {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>('fieldset > [aria-expanded="true"]')?.focus();
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // An element that is removed has no successor.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
