// Shows toasts. Fetched at the user's first action, so that it is there when a later script fails to load.
import { type ExternalToast, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { isUpdated, reloadOffer, updatedText } from '../newVersion.ts';

export { toast, Toaster } from 'sonner';

type Tone = 'success' | 'info' | 'error' | 'loading';

/**
 * Shows a toast in place of one with the same text and description. It is shown as a new toast, because sonner would remove
 * an updated one together with an old one that is just leaving.
 */
export function show(tone: Tone, text: string, options: ExternalToast): void {
  for (const shown of toast.getToasts()) {
    if (!('title' in shown) || shown.id === options.id) continue;
    if (shown.title === text && shown.description === options.description) toast.dismiss(shown.id);
  }
  toast[tone](text, options);
}

/**
 * Reports that a part of the page could not be fetched, and what helps: a reload, if the site was updated, or else what
 * `unfetched` says.
 */
export async function reportUnfetched(unfetched: string): Promise<void> {
  if (await isUpdated().catch(() => false)) show('error', updatedText, reloadOffer);
  else show('error', unfetched, {});
}
