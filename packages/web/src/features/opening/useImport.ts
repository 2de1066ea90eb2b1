// Opens files that were chosen, dropped, or sent by the system, and shows what couldn't be opened.
import { useCallback } from 'react';
import { lateModule } from '../../kit/late/late.tsx';
import { fetchAhead } from '../../kit/firstSign.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { useOpenPage } from '../../workspace/openPage.ts';

const fetchOpening = lateModule(() => import('./openFiles.ts'), {
  when: 'ahead',
  what: 'The reader of files',
});
/** These are fetched ahead so that a plan can still be imported when the site can no longer be reached. */
fetchAhead(() =>
  Promise.all([import('@homeplot/plan/readPlan'), import('./importFile.ts'), import('./ReportDialog.tsx')]),
);

export function useImport(): (files: readonly File[]) => Promise<void> {
  const page = useOpenPage();
  const { files: readers } = useFeatures();
  return useCallback(
    async (files) => {
      const report = await (await fetchOpening())?.openFiles(page, files, readers);
      if (report) page.openDialog({ name: 'report', report });
    },
    [page, readers],
  );
}
