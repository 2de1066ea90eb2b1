// The workspace for the components of the planner, and slices of its editor that re-render only when they change.
import type { Editor } from '@homeplot/editor/editor';
import { createContext, useCallback, useContext, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { PlanProject } from '../store/link/planProject.ts';
import type { Workspace } from '../store/open/workspace.ts';

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('There is no workspace here; put the component inside a WorkspaceContext.');
  return workspace;
}

export const useEditor = (): Editor => useWorkspace().editor;

/** A value read from the editor: a primitive, or an object that stays the same until it changes. */
export function useSlice<T>(read: (editor: Editor) => T): T {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.watch({ changed: listener }), [editor]);
  return useSyncExternalStore(subscribe, () => read(editor));
}

/** A value read from the open plan's project: a primitive, or an object that stays the same until it changes. */
export function useProject<T>(read: (project: PlanProject) => T): T {
  const { project } = useWorkspace();
  const subscribe = useCallback((listener: () => void) => project.watch(listener), [project]);
  return useSyncExternalStore(subscribe, () => read(project));
}

/** A number that grows with every edit and every loaded plan, for components that depend on the whole plan. */
export function useRevision(): number {
  const editor = useEditor();
  const [revision, grow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => editor.watch({ edited: grow, loaded: grow }), [editor]);
  return revision;
}
