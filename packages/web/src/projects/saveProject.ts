// Saves the open plan to its cloud project, or to a new one. What somebody else has saved meanwhile is never
// overwritten: it is answered, and the plan's link says how the user has chosen before this is called again.
import { writePlanFile } from '@homeplot/plan/planFile';
import type { CloudLink } from './cloudLink.ts';
import type { NoAnswer } from './answer.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectContents, ProjectEntry, ProjectStamp } from './cloudRows.ts';
import { newUuid } from './newUuid.ts';
import type { Saving } from './openProject.ts';
import { sameJson } from './sameJson.ts';
import type { Workbench } from './workbench.ts';

export type SaveAnswer =
  /** isNew: the project was made by this save. */
  | { readonly kind: 'saved'; readonly stamp: ProjectStamp; readonly isNew: boolean }
  /** A version that this plan does not know is in the cloud. */
  | { readonly kind: 'newer'; readonly theirs: ProjectEntry }
  /** The project was deleted. */
  | { readonly kind: 'gone'; readonly title: string }
  | SaveFailed;

interface SaveFailed extends Omit<NoAnswer, 'ok'> {
  readonly kind: 'failed';
}

/** saving: what was begun on the bench's project. undefined: another plan was opened before this one was read. */
export async function saveProject(
  { editor: { plan }, project }: Pick<Workbench, 'editor' | 'project'>,
  saving: Saving,
  cloud: CloudProjects,
  now: Date,
): Promise<SaveAnswer | undefined> {
  if (saving.isOver()) return undefined;
  const { userId } = cloud;
  // The project of somebody else who used this browser stays theirs.
  const link =
    project.link?.userId === userId ? project.link : newLink(userId, defaultTitle(plan.settings.title, now));
  // Kept before it is sent: asked twice for want of an answer, the cloud makes one project of it.
  if (link !== project.link) project.set(link);
  const { objects, settings } = writePlanFile(plan, now.toISOString());
  const answer = await put(cloud, link, { objects: [...objects], settings });
  if (answer.kind === 'saved') {
    const { id, title, updated_at } = answer.stamp;
    saving.done({ projectId: id, userId, title, updatedAt: updated_at });
  } else saving.failed();
  return answer;
}

/** As specified: 'Project' and the local date, unless the plan has a title. */
export const defaultTitle = (planTitle: string, now: Date): string =>
  planTitle.trim() || `Project ${now.toLocaleDateString()}`;

/** The link of a plan that becomes a project of its own beside the one of that title. */
export const copyLink = (userId: string, title: string): CloudLink =>
  newLink(
    userId,
    `${Array.from(title)
      .slice(0, titleLimit - copyMark.length)
      .join('')}${copyMark}`,
  );

const copyMark = ' (copy)';
/** Characters that a project's title may have. */
export const titleLimit = 200;

/** A link to a project that is not there yet. */
export const newLink = (userId: string, title: string): CloudLink => ({
  projectId: newUuid(),
  userId,
  title,
  changed: true,
});

async function put(cloud: CloudProjects, link: CloudLink, contents: ProjectContents): Promise<SaveAnswer> {
  const { projectId: id, title, updatedAt } = link;
  const isNew = updatedAt === undefined;
  const sent = isNew
    ? await cloud.insert({ id, title, ...contents })
    : await cloud.replace({ id, updated_at: updatedAt }, contents);
  if (!sent.ok) return failed(sent);
  return sent.value ? { kind: 'saved', stamp: sent.value, isNew } : whatIsThere(cloud, link, contents);
}

/** The cloud has not taken the contents: what it has instead. */
async function whatIsThere(
  cloud: CloudProjects,
  { projectId, title }: CloudLink,
  contents: ProjectContents,
): Promise<SaveAnswer> {
  const [theirs, there] = await Promise.all([cloud.entry(projectId), cloud.read(projectId)]);
  if (!theirs.ok) return failed(theirs);
  if (!there.ok) return failed(there);
  if (!theirs.value || !there.value) return { kind: 'gone', title };
  const { objects, settings, ...stamp } = there.value;
  // The same plan: an earlier save of it went through, and the answer was lost.
  return sameJson({ objects, settings }, contents)
    ? { kind: 'saved', stamp, isNew: false }
    : { kind: 'newer', theirs: theirs.value };
}

export const failed = ({ problem, reason }: NoAnswer): SaveFailed => ({ kind: 'failed', problem, reason });
