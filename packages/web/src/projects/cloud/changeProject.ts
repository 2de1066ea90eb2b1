// The changes to a project that its list offers. The open plan's link follows, but never to a version that the plan has not
// seen.
import type { Answer } from './answer.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectEntry, ProjectStamp, ProjectVersion, SavedProject } from './cloudRows.ts';
import type { Workspace } from '../workspace.ts';

type PlanAndProject = Pick<Workspace, 'editor' | 'project'>;

/**
 * A plan with the same name as its project is renamed with it; a different title stays.
 * Returns undefined if the project has changed since it was listed; then nothing is changed.
 */
export async function renameProject(
  { editor, project }: PlanAndProject,
  cloud: CloudProjects,
  entry: ProjectEntry,
  title: string,
): Promise<Answer<ProjectStamp | undefined>> {
  const read = await cloud.settings(entry.id);
  if (!read.ok) return read;
  const settings = read.value?.settings;
  const isNamed = settings?.['title'] === entry.title;
  const answer = await cloud.replace(entry, {
    title,
    ...(isNamed && { settings: { ...settings, title } }),
  });
  const { link } = project;
  if (answer.ok && answer.value && link?.projectId === entry.id && link.updatedAt === entry.updated_at) {
    if (editor.plan.settings.title === entry.title) editor.setWithoutHistory({ title });
    // Whether it has unsaved changes stays the same: the cloud has the title too.
    project.set({ ...link, title, updatedAt: answer.value.updated_at });
  }
  return answer;
}

export interface Deleted {
  /** Restores the project with its earlier versions. */
  readonly undo: () => Promise<Answer<unknown>>;
}

/** Returns undefined if it was gone already. */
export async function deleteProject(
  { project }: Pick<PlanAndProject, 'project'>,
  cloud: CloudProjects,
  id: string,
): Promise<Answer<Deleted | undefined>> {
  // Read before deleting, so that it can be restored even if the response is lost.
  const before = await cloud.read(id);
  if (!before.ok) return before;
  const row = before.value;
  const gone = row ? await remove(cloud, id) : before;
  if (!gone.ok) return gone;
  const link = project.link?.projectId === id ? project.link : undefined;
  // The plan stays open, without a project.
  if (link) project.set(undefined);
  const isOver = project.watchOpening();
  if (!row) return { ok: true, value: undefined };
  const undo = async (): Promise<Answer<unknown>> => {
    const { updated_at: old, ...saved }: SavedProject = row;
    const back = await cloud.insert(saved);
    if (back.ok && back.value && link?.updatedAt === old && !project.link && !isOver())
      project.set({ ...link, updatedAt: back.value.updated_at, changed: true });
    return back;
  };
  return { ok: true, value: { undo } };
}

/** If no response comes, checks whether it was deleted all the same. */
async function remove(cloud: CloudProjects, id: string): Promise<Answer<unknown>> {
  const answer = await cloud.remove(id);
  if (answer.ok || answer.reason !== 'unreached') return answer;
  const there = await cloud.entry(id);
  return there.ok && !there.value ? there : answer;
}

/**
 * Replaces the newest version of a project by an earlier one; the replaced one becomes an earlier version.
 * Returns undefined if the project or the version has changed since it was listed; then nothing is changed.
 */
export async function restoreVersion(
  cloud: CloudProjects,
  entry: ProjectEntry,
  version: ProjectVersion,
): Promise<Answer<ProjectStamp | undefined>> {
  const contents = await cloud.readVersion(version.id);
  if (!contents.ok) return contents;
  return contents.value ? cloud.replace(entry, contents.value) : { ok: true, value: undefined };
}
