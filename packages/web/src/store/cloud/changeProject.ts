// The changes to a project that its list offers. The open plan's link follows, but never to a version that the plan has not
// seen.
import type { Answer } from '../../kit/result.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectEntry, ProjectStamp, ProjectVersion } from '../link/cloudRows.ts';
import type { Workspace } from '../open/workspace.ts';

export type PlanAndProject = Pick<Workspace, 'editor' | 'project'>;

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
