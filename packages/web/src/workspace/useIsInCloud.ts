// Whether the open plan is saved as a project in the cloud, for what is only there for projects.
import { useCallback, useSyncExternalStore } from 'react';
import { useWorkspace } from './useWorkspace.ts';

export function useIsInCloud(): boolean {
  const { project } = useWorkspace();
  const watch = useCallback((changed: () => void) => project.watch(changed), [project]);
  return useSyncExternalStore(watch, () => project.link?.updatedAt !== undefined);
}
