// Remembers what had the focus before the first of the dialogs that follow one another, and gives it back after the last.
import { focusCanvas } from '../planner/focusCanvas.ts';

export interface FocusKeeper {
  /** To be told before a dialog opens, another takes its place, or the last one closes. */
  readonly keep: (opens: boolean) => void;
  /** Does nothing while a dialog is open. What is not there any more is replaced by the canvas. */
  readonly giveBack: () => void;
}

export function focusKeeper(isOpenAtFirst: boolean): FocusKeeper {
  let isOpen = isOpenAtFirst;
  /** A dialog may open before the one that closed has given the focus back. */
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

/** An item of a menu goes with it; then the button that opened the menu holds the focus. */
function holder(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}
