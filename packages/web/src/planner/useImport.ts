// Opens a plan file, and shows what couldn't be opened.
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { importFile } from '../projects/files/importFile.ts';
import { takesTime } from './takesTime.ts';
import { useWorkspace } from './useWorkspace.ts';

/** Bytes; a larger file takes noticeably long. */
const large = 4 * 1024 * 1024;

export function useImport(): (file: File) => Promise<void> {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(
    async (file) => {
      const end = file.size > large ? await takesTime(`Opening ${file.name}...`) : undefined;
      const report = await importFile(workspace, file);
      end?.();
      if (report) openDialog({ name: 'report', report });
    },
    [workspace, openDialog],
  );
}
