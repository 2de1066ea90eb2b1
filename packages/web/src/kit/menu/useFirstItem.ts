// A menu that was opened by keyboard starts at its first item, so that the focus is visible.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** For the element of a menu that is initially open. */
export function useFirstItem(): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  const [byKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') === true);
  useEffect(() => {
    if (byKeyboard) menu.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  }, [byKeyboard]);
  return menu;
}
