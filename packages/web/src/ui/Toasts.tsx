// Where toasts appear; one per page. They are raised with sonner's `toast`.
import { Toaster } from 'sonner';

const look = {
  toast: 'font-sans! rounded-lg! border! border-hairline! bg-paper! text-ink! shadow-float!',
  title: 'text-[0.9375rem]! font-medium! leading-snug!',
  description: 'text-ink-soft!',
  actionButton: 'bg-accent! text-white! h-7! px-3! rounded-md!',
};

export function Toasts() {
  return <Toaster position="bottom-center" duration={5000} gap={10} toastOptions={{ classNames: look }} />;
}
