// The page, for the actions on it.
import { useMemo } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useWorkspace } from '../planner/useWorkspace.ts';
import { useImport } from '../planner/useImport.ts';
import { useSave } from '../planner/header/useSave.ts';
import { useSession } from '../planner/useSession.ts';
import type { Page } from './action.ts';

export function usePage(): Page {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const save = useSave();
  const importFiles = useImport();
  const isSignedIn = useSession() !== undefined;
  return useMemo(
    () => ({ workspace, openDialog, save, importFiles, isSignedIn }),
    [workspace, openDialog, save, importFiles, isSignedIn],
  );
}
