// The panel as a sheet on a narrow screen: Escape closes it, and the focus goes back to what opened it.
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { focusCanvas } from '../planner/focusCanvas.ts';

interface Sheet {
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
}

/** close: undefined if no sheet is open. */
export function useSheet(close: (() => void) | undefined): Sheet {
  const isOpen = close !== undefined;
  const closeNow = useEffectEvent(() => close?.());
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const listener = ({ key, target }: KeyboardEvent): void => {
      const isElsewhere = target instanceof Element && target.closest('aside, [role=dialog], [role=menu]');
      if (key === 'Escape' && !isElsewhere) closeNow();
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus();
      if (document.activeElement === document.body) focusCanvas();
    };
  }, [isOpen]);
  return {
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !close) return;
      // Otherwise the canvas would clear the selection.
      event.preventDefault();
      close();
    },
  };
}
