// The requests for approval of the open plan's project, with whether each still stands. Only the owner has any.
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../account/useSession.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { useProject, useWorkspace } from '../../workspace/useWorkspace.ts';
import { type JudgedRequest, Standings } from './standing.ts';

const standingsByWorkspace = new WeakMap<Workspace, Map<string, Standings>>();

/** The standings of a project, which all components that show them share. */
function standingsOf(workspace: Workspace, projectId: string): Standings {
  const all = standingsByWorkspace.get(workspace) ?? new Map<string, Standings>();
  standingsByWorkspace.set(workspace, all);
  const found = all.get(projectId) ?? new Standings(workspace.editor, projectId);
  all.set(projectId, found);
  return found;
}

/** The requests; undefined if the user has none in the cloud. isWanted: whether to fetch them at all. */
export function useStandings(
  isWanted = true,
):
  | { readonly standings: Standings; readonly projectId: string; readonly judged: readonly JudgedRequest[] }
  | undefined {
  const workspace = useWorkspace();
  const userId = useSession()?.id;
  const projectId = useProject((project) => {
    const link = userId === undefined || !isWanted ? undefined : project.linkOf(userId);
    return link?.updatedAt === undefined ? undefined : link.projectId;
  });
  const standings = projectId === undefined ? undefined : standingsOf(workspace, projectId);
  useEffect(() => standings?.use(), [standings]);
  const judged = useSyncExternalStore(standings?.watch ?? watchNothing, standings?.snapshot ?? nothing);
  return standings && projectId !== undefined ? { standings, projectId, judged } : undefined;
}

const watchNothing = () => () => undefined;
const none: readonly JudgedRequest[] = [];
const nothing = () => none;
