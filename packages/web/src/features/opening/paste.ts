// Pastes what the clipboard holds. The code that reads pasted text is fetched ahead.
import { lateModule } from '../../kit/late/late.tsx';
import type { Page } from '../../workspace/action.ts';

const fetchPasting = lateModule(() => import('./pasteText.ts'), {
  when: 'ahead',
  what: 'The reader of pasted text',
});

/** text, files: what is on the clipboard. */
export async function paste(page: Page, text: string, files: readonly File[] = []): Promise<void> {
  if (text === '' && files.length > 0) return page.importFiles(files);
  await (await fetchPasting())?.pasteText(page, text, files);
}
