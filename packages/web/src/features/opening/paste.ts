// Pastes what the clipboard holds. What takes text is fetched with the first sign of the user.
import { lateModule } from '../../kit/late/late.tsx';
import type { Page } from '../../workspace/action.ts';

const pasting = lateModule(() => import('./pasteText.ts'), {
  when: 'ahead',
  what: 'The reader of pasted text',
});

/** files: those on the clipboard. */
export async function paste(page: Page, text: string, files: readonly File[] = []): Promise<void> {
  if (text === '' && files.length > 0) return page.importFiles(files);
  await (await pasting())?.pasteText(page, text, files);
}
