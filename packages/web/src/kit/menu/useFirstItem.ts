// A menu that was opened by keyboard starts at its first item, so that the focus is visible.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The first item that can be chosen. */
export const firstItem = (menu: HTMLElement | null): HTMLElement | null | undefined =>
  menu?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])');

/** For the element of a menu that is initially open. */
export function useFirstItem(): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  const [byKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') === true);
  useEffect(() => {
    if (byKeyboard) firstItem(menu.current)?.focus();
  }, [byKeyboard]);
  return menu;
}
