// Whether the window is too narrow for toolbar, canvas and panel side by side. The same width as Tailwind's `lg`.
import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(width < 64rem)');

function subscribe(heard: () => void): () => void {
  narrow.addEventListener('change', heard);
  return () => narrow.removeEventListener('change', heard);
}

export const useCompact = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
