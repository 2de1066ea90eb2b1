// Creates a hook that returns whether a media query matches.
import { useSyncExternalStore } from 'react';

export function mediaHook(query: string): () => boolean {
  const list = window.matchMedia(query);
  const subscribe = (heard: () => void): (() => void) => {
    list.addEventListener('change', heard);
    return () => list.removeEventListener('change', heard);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}
