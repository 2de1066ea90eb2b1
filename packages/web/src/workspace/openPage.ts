// The open plan and the dialogs over it, which most actions on the page need.
import { useMemo } from 'react';
import type { Workspace } from '../store/open/workspace.ts';
import { type Dialogs, useDialogs } from './dialogs.ts';
import { useWorkspace } from './useWorkspace.ts';

export interface OpenPage extends Dialogs {
  readonly workspace: Workspace;
}

export function useOpenPage(): OpenPage {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useMemo(() => ({ workspace, openDialog }), [workspace, openDialog]);
}
