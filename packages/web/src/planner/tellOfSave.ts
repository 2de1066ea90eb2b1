// Tells what a save came to, in one place: what is told takes away what was told before.
import type { ExternalToast } from 'sonner';
import { toast } from '../ui/toast.ts';

let told: string | number | undefined;

/** A toast of its own each time: sonner would take the news away together with an earlier toast that is just leaving. */
export function tellOfSave(tone: 'success' | 'info' | 'error', text: string, options?: ExternalToast): void {
  stopTelling();
  told = toast[tone](text, options);
}

export function stopTelling(): void {
  if (told !== undefined) toast.dismiss(told);
  told = undefined;
}

/** A save, or what was asked about one, comes to nothing because another plan has been opened since.
    title: of the project that was to be saved. */
export const tellReplaced = (title: string): void =>
  tellOfSave('error', `“${title}” was not saved; it is under Earlier drafts`);
