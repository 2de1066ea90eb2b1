// Shows the result of a save as a toast, which replaces the previous one.
import type { ExternalToast } from 'sonner';
import { toast } from '../../kit/toasts/toast.ts';

let shown: string | number | undefined;

/** A new toast each time: sonner would remove an updated one together with an old one that is just leaving. */
export function showSaveToast(
  tone: 'success' | 'info' | 'error',
  text: string,
  options?: ExternalToast,
): void {
  dismissSaveToast();
  shown = toast[tone](text, options);
}

export function dismissSaveToast(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** A save, or the question about one, is moot because another plan has been opened since. title: the project's. */
export const showReplaced = (title: string): void =>
  showSaveToast('error', `“${title}” was not saved; it is under Earlier drafts`);
