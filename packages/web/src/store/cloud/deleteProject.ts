// Deletes a cloud project.
import type { Answer } from '../../kit/result.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { SavedProject } from '../link/cloudRows.ts';
import type { PlanAndProject } from './changeProject.ts';

export interface Deleted {
  /** Restores the project with its earlier versions. */
  readonly undo: () => Promise<Answer<unknown>>;
}

/** Returns undefined if the project was gone already. */
export async function deleteProject(
  { editor, project }: PlanAndProject,
  cloud: CloudProjects,
  id: string,
): Promise<Answer<Deleted | undefined>> {
  // Read before it is deleted, so that it can be restored even if the response to the deletion is lost.
  const before = await cloud.read(id);
  if (!before.ok) return before;
  const row = before.value;
  const gone = row ? await remove(cloud, id) : before;
  if (!gone.ok) return gone;
  const link = project.link?.projectId === id ? project.link : undefined;
  // The plan stays open, without a project.
  if (link) project.set(undefined);
  if (!row) return { ok: true, value: undefined };
  let changed = link?.changed === true;
  const endWatching = editor.watch({
    edited: () => {
      changed = true;
      endWatching();
    },
  });
  const isOver = project.watchOpening();
  const undo = async (): Promise<Answer<unknown>> => {
    const { updated_at: old, ...saved }: SavedProject = row;
    const back = await cloud.insert(saved);
    if (back.ok && back.value && link?.updatedAt === old && !project.link && !isOver()) {
      // Nobody else may open it anymore, and the live document was deleted with it.
      const isAhead = changed ? true : undefined;
      project.set({ ...link, updatedAt: back.value.updated_at, changed, isShared: undefined, isAhead });
    }
    return back;
  };
  return { ok: true, value: { undo } };
}

/** If no response comes, checks whether the project was deleted all the same. */
async function remove(cloud: CloudProjects, id: string): Promise<Answer<unknown>> {
  const answer = await cloud.remove(id);
  if (answer.ok || answer.reason !== 'unreached') return answer;
  const there = await cloud.entry(id);
  return there.ok && !there.value ? there : answer;
}
