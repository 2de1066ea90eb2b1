// Handles the keys pressed anywhere on the page while a component is shown.
import { useEffect, useEffectEvent } from 'react';

/** capture: whether the listener runs before those of the page's elements. */
export function useKeydown(listener: (event: KeyboardEvent) => void, capture = false): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener('keydown', (event) => handle(event), { capture, signal: ending.signal });
    return () => ending.abort();
  }, [capture]);
}
