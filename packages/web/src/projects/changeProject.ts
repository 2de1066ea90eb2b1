// What the list of projects does with one of them. The open plan's link to it follows, but never to a version that
// the plan has not seen.
import type { Answer } from './answer.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectEntry, ProjectStamp, ProjectVersion, SavedProject } from './cloudRows.ts';
import type { Workbench } from './workbench.ts';

type Bench = Pick<Workbench, 'editor' | 'project'>;

/**
 * A plan that bears the name of its project is renamed with it; a title of its own stays.
 * undefined: the project is not as it was listed any more, and nothing was changed.
 */
export async function renameProject(
  { editor, project }: Bench,
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
    // As changed as it was: the cloud has the title too.
    project.set({ ...link, title, updatedAt: answer.value.updated_at });
  }
  return answer;
}

export interface Deleted {
  /** Puts the project back as it was; its earlier versions are there again too. */
  readonly undo: () => Promise<Answer<unknown>>;
}

/** undefined: it was not there any more. */
export async function deleteProject(
  { project }: Pick<Bench, 'project'>,
  cloud: CloudProjects,
  id: string,
): Promise<Answer<Deleted | undefined>> {
  // Read before it is deleted, so that it can be put back whatever becomes of the answer.
  const before = await cloud.read(id);
  if (!before.ok) return before;
  const row = before.value;
  const gone = row ? await remove(cloud, id) : before;
  if (!gone.ok) return gone;
  const link = project.link?.projectId === id ? project.link : undefined;
  // The plan stays, and belongs to no project.
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

/** Where no answer comes, looks whether it was deleted all the same. */
async function remove(cloud: CloudProjects, id: string): Promise<Answer<unknown>> {
  const answer = await cloud.remove(id);
  if (answer.ok || answer.reason !== 'unreached') return answer;
  const there = await cloud.entry(id);
  return there.ok && !there.value ? there : answer;
}

/**
 * Puts an earlier version of a project in place of its newest one, which becomes a version itself.
 * undefined: project or version are not as they were listed any more, and nothing was changed.
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
