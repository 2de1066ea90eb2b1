// Hooks that say whether a media query matches.
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

/** Whether the main input is touch, usually without a keyboard. */
export const useCoarse = mediaHook('(pointer: coarse)');

/** Whether it is a phone: below Tailwind's `sm` there is no room for anything beside the canvas. */
export const usePhone = mediaHook('(width < 40rem)');

/** Whether the window is too narrow for toolbar, canvas and panel side by side: below Tailwind's `lg`. */
export const useCompact = mediaHook('(width < 64rem)');
