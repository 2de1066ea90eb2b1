// Remembers what had the focus before the first in a chain of dialogs, and restores it after the last.
import { focusCanvas } from './focusCanvas.ts';

export interface FocusKeeper {
  /** Call it before a dialog opens, another replaces it, or the last one closes. */
  readonly keep: (opens: boolean) => void;
  /** Does nothing while a dialog is open. If the element is gone, the canvas gets the focus. */
  readonly giveBack: () => void;
}

export function focusKeeper(isOpenAtFirst: boolean): FocusKeeper {
  let isOpen = isOpenAtFirst;
  /** Whether the focus is still to be restored. A dialog may open before the one that closed has done it. */
  let isOwed = isOpenAtFirst;
  let before: Element | null = null;
  return {
    keep(opens) {
      if (opens && !isOwed) before = holder();
      isOwed = true;
      isOpen = opens;
    },
    giveBack() {
      if (isOpen) return;
      isOwed = false;
      if (before instanceof HTMLElement && before !== document.body) before.focus();
      if (document.activeElement !== before || before === document.body) focusCanvas();
    },
  };
}

/** The element that has the focus; for an item of a menu, which disappears with it, the button that opened the menu. */
function holder(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}
