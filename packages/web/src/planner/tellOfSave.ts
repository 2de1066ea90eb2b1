// Shows the result of a save as a toast, which replaces the previous one.
import type { ExternalToast } from 'sonner';
import { toast } from '../ui/toast.ts';

let told: string | number | undefined;

/** A new toast each time: sonner would remove an updated one together with an old one that is just leaving. */
export function tellOfSave(tone: 'success' | 'info' | 'error', text: string, options?: ExternalToast): void {
  stopTelling();
  told = toast[tone](text, options);
}

export function stopTelling(): void {
  if (told !== undefined) toast.dismiss(told);
  told = undefined;
}

/** A save, or the question about one, is moot because another plan has been opened since. title: the project's. */
export const tellReplaced = (title: string): void =>
  tellOfSave('error', `“${title}” was not saved; it is under Earlier drafts`);
