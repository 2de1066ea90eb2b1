// Creates a hook that returns whether a media query matches.
import { once } from '@homeplot/plan/once';
import { useSyncExternalStore } from 'react';

export function mediaHook(query: string): () => boolean {
  const list = once(() => window.matchMedia(query));
  const subscribe = (listener: () => void): (() => void) => {
    list().addEventListener('change', listener);
    return () => list().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list().matches);
}
