// Whether a proof of work is being computed, for the buttons that say so.
import { Watchers } from '@homeplot/editor/watchers';
import { useSyncExternalStore } from 'react';

let checking = false;
const watchers = new Watchers<{ changed: [] }>();
const watch = (changed: () => void): (() => void) => watchers.add({ changed });

export function setChecking(next: boolean): void {
  checking = next;
  watchers.notify('changed');
}

export const useChecking = (): boolean =>
  useSyncExternalStore(
    watch,
    () => checking,
    () => false,
  );
