// The area for toasts; one per page. Raise them with `toast`. What is under a toast can still be pressed.
import { useEffect, useSyncExternalStore } from 'react';
import type { ToasterProps } from 'sonner';
import { onFirstSign } from '../firstSign.ts';
import { fetchSonner, sonnerHere, watchSonner } from './toast.ts';

const look = {
  toast:
    'pointer-events-none! font-sans! rounded-lg! border! border-hairline! bg-paper! text-ink! shadow-float!',
  title: 'text-[0.9375rem]! font-medium! leading-snug!',
  description: 'text-ink-soft!',
  actionButton: 'pointer-events-auto! bg-accent! text-white! h-7! pointer-coarse:h-11! px-3! rounded-md!',
  error: '[&_[data-icon]]:text-danger',
  success: '[&_[data-icon]]:text-done',
};

const offset = { top: 'var(--toast-top, 1rem)' };

/** Milliseconds: long enough to read the longest of them. */
const duration = 5000;

export function Toasts({ position = 'bottom-center' }: Pick<ToasterProps, 'position'>) {
  const sonner = useSyncExternalStore(watchSonner, sonnerHere);
  useEffect(() => onFirstSign(fetchSonner), []);
  if (!sonner) return null;
  return (
    <sonner.Toaster
      position={position}
      duration={duration}
      gap={10}
      offset={offset}
      mobileOffset={offset}
      toastOptions={{ classNames: look }}
    />
  );
}
