// Opens a plan file, and shows what could not be opened of it.
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { importFile } from '../projects/importFile.ts';
import { useBench } from './useBench.ts';

export function useImport(): (file: File) => Promise<void> {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(
    async (file) => {
      const report = await importFile(bench, file);
      if (report) openDialog({ name: 'report', report });
    },
    [bench, openDialog],
  );
}
