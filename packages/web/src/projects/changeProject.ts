// What the list of projects does with one of them. The open plan's link to it follows, but never to a version that
// the plan has not seen.
import type { Answer } from './answer.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectEntry, ProjectStamp, ProjectVersion, SavedProject } from './cloudRows.ts';
import type { Workbench } from './workbench.ts';

type Bench = Pick<Workbench, 'project'>;

/** undefined: the project is not as it was listed any more, and nothing was changed. */
export async function renameProject(
  { project }: Bench,
  cloud: CloudProjects,
  entry: ProjectEntry,
  title: string,
): Promise<Answer<ProjectStamp | undefined>> {
  const answer = await cloud.replace(entry, { title });
  const { link } = project;
  if (answer.ok && answer.value && link?.projectId === entry.id && link.updatedAt === entry.updated_at)
    project.set({ ...link, title, updatedAt: answer.value.updated_at });
  return answer;
}

export interface Deleted {
  /** Puts the project back as it was; its earlier versions are there again too. */
  readonly undo: () => Promise<Answer<unknown>>;
}

/** undefined: it was not there any more. */
export async function deleteProject(
  { project }: Bench,
  cloud: CloudProjects,
  id: string,
): Promise<Answer<Deleted | undefined>> {
  const answer = await cloud.remove(id);
  if (!answer.ok) return answer;
  const link = project.link?.projectId === id ? project.link : undefined;
  // The plan stays, and belongs to no project.
  if (link) project.set(undefined);
  const deleted = answer.value;
  if (!deleted) return { ok: true, value: undefined };
  const undo = async (): Promise<Answer<unknown>> => {
    const { updated_at: old, ...row }: SavedProject = deleted;
    const back = await cloud.insert(row);
    if (back.ok && back.value && link?.updatedAt === old && !project.link)
      project.set({ ...link, updatedAt: back.value.updated_at, changed: true });
    return back;
  };
  return { ok: true, value: { undo } };
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
