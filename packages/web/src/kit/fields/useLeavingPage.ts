// Runs something when the page is left or reloaded, before the plan is saved.
import { useEffect, useEffectEvent } from 'react';

export function useLeavingPage(leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    const listener = (): void => left();
    window.addEventListener('pagehide', listener, { capture: true });
    return () => window.removeEventListener('pagehide', listener, { capture: true });
  }, []);
}
