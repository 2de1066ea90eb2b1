// Handles the focus in the panel. If the element that had it is removed, such as a list in which something was chosen, the
// button of the open place gets the focus; without an open place, the canvas does. Escape closes a panel over the canvas;
// in a field of a panel beside it, Escape goes to the canvas.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { isTyping } from '../../kit/typing.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';

interface PanelFocus {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** close: undefined if the panel is always open. */
export function usePanelFocus(panel: HTMLElement | null, close: (() => void) | undefined): PanelFocus {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const place = panel?.querySelector<HTMLElement>('fieldset > [aria-expanded="true"]');
    if (place) place.focus();
    else if (!close) focusCanvas();
  });
  return {
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !(close || isTyping(event.target))) return;
      // Otherwise the canvas would clear the selection.
      event.preventDefault();
      if (close) close();
      else focusCanvas();
    },
    onFocus: () => {
      hadFocus.current = true;
    },
    // If the focus is lost because its element was removed, there is no related target.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
