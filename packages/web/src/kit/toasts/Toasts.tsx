// The area for toasts; one per page, at its bottom, clear of the header. On narrow screens, whose bottom is for the thumb and
// the keyboard, it is at the top. Raise them with `toast`. What is under a toast can still be pressed.
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { useCompact } from '../mediaHooks.ts';
import { onFirstSign } from '../firstSign.ts';
import { errorWithoutSonner, fetchSonner, sonnerHere, watchSonner } from './toast.ts';

const look = {
  toast:
    'pointer-events-none! py-2.5! max-sm:px-3! max-sm:py-1.5! font-sans! rounded-lg! border! border-hairline! bg-paper! text-ink! shadow-float!',
  title: 'text-[0.9375rem]! font-medium! leading-snug!',
  description: 'text-ink-soft!',
  // The border is seen with forced colors.
  actionButton:
    'pointer-events-auto! border! border-transparent! bg-accent! text-on-accent! h-7! pointer-coarse:h-11! px-3! rounded-md!',
  error: '[&_[data-icon]]:text-danger',
  success: '[&_[data-icon]]:text-done',
};

const edge = 'var(--toast-edge, 1rem)';
const offset = { top: edge, bottom: edge };
/** On wide screens, toasts are centered unless a page sets `--toast-left`. On phones they are as wide as the page. */
const wideOffset = { ...offset, left: 'var(--toast-left, calc(50vw - var(--width) / 2))' };
/** Leaves room for cards at both sides. A dialog sets `--toast-width`. */
const width = { '--width': 'min(var(--toast-width, 356px), 100vw - 24rem)' } as CSSProperties;

/** Milliseconds: long enough to read the longest of them. */
const duration = 5000;

export function Toasts() {
  const sonner = useSyncExternalStore(watchSonner, sonnerHere);
  const compact = useCompact();
  useEffect(() => onFirstSign(fetchSonner), []);
  const error = useSyncExternalStore(watchSonner, errorWithoutSonner);
  if (!sonner)
    return error ? (
      <p
        role="alert"
        className="pointer-events-none fixed inset-x-4 top-(--toast-edge,1rem) lg:top-auto lg:bottom-(--toast-edge,1rem) z-50 mx-auto max-w-sm rounded-lg border border-hairline bg-paper p-4 text-danger shadow-float"
      >
        {error}
      </p>
    ) : null;
  return (
    <sonner.Toaster
      position={compact ? 'top-left' : 'bottom-left'}
      style={width}
      duration={duration}
      gap={10}
      offset={wideOffset}
      mobileOffset={offset}
      toastOptions={{ classNames: look }}
    />
  );
}
