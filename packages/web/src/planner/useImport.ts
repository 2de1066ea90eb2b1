// Opens files that were chosen, dropped, or sent by the system, and shows what couldn't be opened.
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { unreached } from '../projects/cloud/answer.ts';
import { useWorkspace } from './useWorkspace.ts';

const fetchOpening = () => import('../projects/files/openFiles.ts');

export function useImport(): (files: readonly File[]) => Promise<void> {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(
    async (files) => {
      const opening = await fetchOpening().catch(() => undefined);
      if (!opening) {
        workspace.editor.say({ text: unreached.problem, tone: 'error' });
        return;
      }
      const report = await opening.openFiles({ workspace, openDialog }, files);
      if (report) openDialog({ name: 'report', report });
    },
    [workspace, openDialog],
  );
}
