// The focus in the panel: a list that goes away when something is chosen in it leaves the focus to the button of the place
// that is shown, a card that goes away with what it was about leaves it to the canvas where no place is shown, and Escape closes the panel if it is over the canvas; beside it, Escape in a field goes to the canvas.
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
    // An element that is removed has no successor.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
