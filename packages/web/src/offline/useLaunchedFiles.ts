// Opens the plan file that the installed app was started with, as by a double click on it.
import { useEffect } from 'react';
import { useImport } from '../planner/useImport.ts';

/** Of browsers that let an installed app open files. */
interface LaunchQueue {
  readonly setConsumer: (
    consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

export function useLaunchedFiles(): void {
  const open = useImport();
  useEffect(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files: [first] }) => void first?.getFile().then(open));
  }, [open]);
}
