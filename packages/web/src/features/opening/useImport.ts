// Opens files that were chosen, dropped, or sent by the system, and shows what couldn't be opened.
import { useCallback } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { fetchPlanReader } from '../../store/share/fetchPlanReader.ts';
import { fetchPasting } from './paste.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import { useFetchAhead } from '../../kit/firstSign.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';

const fetchOpening = () => import('./openFiles.ts');
/** All that opens a plan and reports on it, so that one can still be imported or pasted when the site can't be reached. */
const fetchForPlans = () =>
  Promise.all([
    fetchOpening(),
    fetchPlanReader(),
    fetchPasting(),
    import('./importFile.ts'),
    import('./ReportDialog.tsx'),
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
