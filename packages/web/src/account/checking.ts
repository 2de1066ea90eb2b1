// Whether a proof of work is under way, for the buttons that say so.
import { useSyncExternalStore } from 'react';

let checking = false;
const listeners = new Set<() => void>();

export function setChecking(next: boolean): void {
  checking = next;
  for (const heard of listeners) heard();
}

function watch(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

export const useChecking = (): boolean =>
  useSyncExternalStore(
    watch,
    () => checking,
    () => false,
  );
