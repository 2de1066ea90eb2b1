// Hears the keys pressed anywhere on the page while a component is shown.
import { useEffect, useEffectEvent } from 'react';

/** capture: before the elements of the page hear them. */
export function useKeydown(listener: (event: KeyboardEvent) => void, capture = false): void {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener('keydown', (event) => heard(event), { capture, signal: ending.signal });
    return () => ending.abort();
  }, [capture]);
}
