// A menu that was opened by keyboard begins at its first item, so that the focus is seen.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** For the element of the menu, which is open from the first. */
export function useFirstItem(): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  const [byKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') === true);
  useEffect(() => {
    if (byKeyboard) menu.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  }, [byKeyboard]);
  return menu;
}
