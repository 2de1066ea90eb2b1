// Opens a plan file, and shows what could not be opened of it.
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useDialogs } from '../dialogs/dialogs.ts';
import { importFile } from '../projects/importFile.ts';
import { useBench } from './useBench.ts';

/** Bytes; a file of more takes longer than one notices. */
const large = 4 * 1024 * 1024;

export function useImport(): (file: File) => Promise<void> {
  const bench = useBench();
  const { openDialog } = useDialogs();
  return useCallback(
    async (file) => {
      const end = file.size > large ? await tellItTakesTime(file) : undefined;
      const report = await importFile(bench, file);
      end?.();
      if (report) openDialog({ name: 'report', report });
    },
    [bench, openDialog],
  );
}

/** Returns, when it can be seen, what takes it away again. */
async function tellItTakesTime({ name }: File): Promise<() => void> {
  const shown = toast.loading(`Opening ${name}...`);
  await new Promise((seen) => setTimeout(seen, 100));
  return () => void toast.dismiss(shown);
}
