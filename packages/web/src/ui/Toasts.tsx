// Where toasts appear; one per page. They are raised with sonner's `toast`. What lies under one can still be pressed.
import { Toaster, type ToasterProps } from 'sonner';

const look = {
  toast:
    'pointer-events-none! font-sans! rounded-lg! border! border-hairline! bg-paper! text-ink! shadow-float!',
  title: 'text-[0.9375rem]! font-medium! leading-snug!',
  description: 'text-ink-soft!',
  actionButton: 'pointer-events-auto! bg-accent! text-white! h-7! px-3! rounded-md!',
  error: '[&_[data-icon]]:text-danger',
  success: '[&_[data-icon]]:text-done',
};

/** Milliseconds: long enough to read the longest of them. */
const duration = 5000;

export function Toasts({ position = 'bottom-center' }: Pick<ToasterProps, 'position'>) {
  return (
    <Toaster
      position={position}
      duration={duration}
      gap={10}
      mobileOffset={{ top: 'var(--toast-top, 1rem)' }}
      toastOptions={{ classNames: look }}
    />
  );
}
