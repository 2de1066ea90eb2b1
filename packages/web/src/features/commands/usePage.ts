// The page, for the actions on it.
import { useMemo } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { useImport } from '../opening/useImport.ts';
import { useSave } from '../projects/useSave.ts';
import { useSession } from '../../account/useSession.ts';
import type { Page } from '../../workspace/action.ts';

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
