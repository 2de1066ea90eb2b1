// Makes Escape close what was opened within a dialog, and not the dialog.
import { useEffect, useEffectEvent } from 'react';

/** onEscape: undefined while nothing is open within the dialog. */
export function useEscape(onEscape: (() => void) | undefined): void {
  const leave = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onEscape) return;
    // The dialog, which listens on the document, closes unless this was prevented.
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => leave(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
