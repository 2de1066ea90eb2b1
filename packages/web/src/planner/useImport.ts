// Opens a plan file, and shows what couldn't be opened.
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { importFile } from '../projects/importFile.ts';
import { takesTime } from './takesTime.ts';
import { useBench } from './useBench.ts';

/** Bytes; a larger file takes noticeably long. */
const large = 4 * 1024 * 1024;

export function useImport(): (file: File) => Promise<void> {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(
    async (file) => {
      const end = file.size > large ? await takesTime(`Opening ${file.name}...`) : undefined;
      const report = await importFile(bench, file);
      end?.();
      if (report) openDialog({ name: 'report', report });
    },
    [bench, openDialog],
  );
}
