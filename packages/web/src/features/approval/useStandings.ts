// The requests for approval of the open plan's project, with whether each still stands. Only the owner has any.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../account/useSession.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { type JudgedRequest, Standings } from './standing.ts';

interface Shared {
  readonly standings: Standings;
  users: number;
  end: () => void;
}

const known = new WeakMap<Workspace, Map<string, Shared>>();

/** One for all who show it. */
function standingsOf(workspace: Workspace, projectId: string): Shared {
  const all = known.get(workspace) ?? new Map<string, Shared>();
  known.set(workspace, all);
  const found = all.get(projectId) ?? {
    standings: new Standings(workspace.editor, projectId),
    users: 0,
    end: () => undefined,
  };
  all.set(projectId, found);
  return found;
}

/** undefined while the plan has no project of this user. */
/** isWanted: whether they are to be fetched at all. */
export function useStandings(
  isWanted = true,
):
  | { readonly standings: Standings; readonly projectId: string; readonly judged: readonly JudgedRequest[] }
  | undefined {
  const workspace = useWorkspace();
  const { project } = workspace;
  const userId = useSession()?.id;
  const watchProject = useCallback((changed: () => void) => project.watch(changed), [project]);
  const projectId = useSyncExternalStore(watchProject, () => {
    const link = userId === undefined || !isWanted ? undefined : project.linkOf(userId);
    return link?.updatedAt === undefined ? undefined : link.projectId;
  });
  const shared = projectId === undefined ? undefined : standingsOf(workspace, projectId);
  useEffect(() => {
    if (!shared) return undefined;
    shared.users += 1;
    if (shared.users === 1) shared.end = shared.standings.follow();
    return () => {
      shared.users -= 1;
      if (shared.users === 0) shared.end();
    };
  }, [shared]);
  const judged = useSyncExternalStore(
    shared?.standings.watch ?? watchNothing,
    shared?.standings.snapshot ?? nothing,
  );
  return shared && projectId !== undefined ? { standings: shared.standings, projectId, judged } : undefined;
}

const watchNothing = () => () => undefined;
const none: readonly JudgedRequest[] = [];
const nothing = () => none;
