// Pastes what the clipboard holds. What takes text is fetched with the first sign of the user.
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import type { PastePage } from './pasteText.ts';

export const fetchPasting = () => import('./pasteText.ts');

/** files: those on the clipboard. */
export async function paste(page: PastePage, text: string, files: readonly File[] = []): Promise<void> {
  if (text === '' && files.length > 0) return page.importFiles(files);
  const pasting = await fetchPasting().catch(() => undefined);
  if (pasting) await pasting.pasteText(page, text, files);
  else reportUnfetched('The reader of pasted text');
}
