// Opens files that were chosen, dropped, or sent by the system, and shows what couldn't be opened.
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { fetchPlanReader } from '../projects/files/fetchPlanReader.ts';
import { reportUnfetched } from '../ui/toasts/toast.ts';
import { useFetchAhead } from '../ui/firstSign.ts';
import { useWorkspace } from './useWorkspace.ts';

const fetchOpening = () => import('../projects/files/openFiles.ts');
/** All that opens a plan and reports on it, so that one can still be imported or pasted when the site can't be reached. */
const fetchForPlans = () =>
  Promise.all([
    fetchOpening(),
    fetchPlanReader(),
    import('../projects/files/importFile.ts'),
    import('../dialogs/ReportDialog.tsx'),
  ]);

export function useImport(): (files: readonly File[]) => Promise<void> {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  useFetchAhead(fetchForPlans);
  return useCallback(
    async (files) => {
      const opening = await fetchOpening().catch(() => undefined);
      if (!opening) {
        reportUnfetched('The reader of files');
        return;
      }
      const report = await opening.openFiles({ workspace, openDialog }, files);
      if (report) openDialog({ name: 'report', report });
    },
    [workspace, openDialog],
  );
}
