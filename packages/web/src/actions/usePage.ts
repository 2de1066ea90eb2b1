// The page, for the actions on it.
import { useMemo } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useBench } from '../planner/useBench.ts';
import { useImport } from '../planner/useImport.ts';
import { useSave } from '../planner/useSave.ts';
import { useSession } from '../planner/useSession.ts';
import type { Page } from './action.ts';

export function usePage(): Page {
  const bench = useBench();
  const { openDialog } = useDialogs();
  const save = useSave();
  const importFile = useImport();
  const isSignedIn = useSession() !== undefined;
  return useMemo(
    () => ({ bench, openDialog, save, importFile, isSignedIn }),
    [bench, openDialog, save, importFile, isSignedIn],
  );
}
