// Saves the open plan to its cloud project, or to a new one. What somebody else has saved meanwhile is never
// overwritten: it is answered, and the plan's link says how the user has chosen before this is called again.
import { writePlanFile } from '@homeplot/plan/planFile';
import type { Plan } from '@homeplot/plan/plan';
import type { CloudLink } from './cloudLink.ts';
import type { Answer, CloudProjects } from './cloudProjects.ts';
import type { ProjectContents, ProjectEntry, ProjectStamp } from './cloudRows.ts';
import { newUuid } from './newUuid.ts';
import type { OpenProject } from './openProject.ts';
import { sameJson } from './sameJson.ts';

export type SaveAnswer =
  /** isNew: the project was made by this save. */
  | { readonly kind: 'saved'; readonly stamp: ProjectStamp; readonly isNew: boolean }
  /** A version that this plan does not know is in the cloud. */
  | { readonly kind: 'newer'; readonly theirs: ProjectEntry }
  /** The project was deleted. */
  | { readonly kind: 'gone'; readonly title: string }
  | {
      readonly kind: 'failed';
      readonly problem: string;
      readonly reason: 'unreached' | 'signedOut' | 'refused';
    };

interface Saved {
  readonly plan: Plan;
  readonly project: OpenProject;
  readonly cloud: CloudProjects;
  readonly now: Date;
}

export async function saveProject({ plan, project, cloud, now }: Saved): Promise<SaveAnswer> {
  const { userId } = cloud;
  // The project of somebody else who used this browser stays theirs.
  const link =
    project.link?.userId === userId ? project.link : newLink(userId, defaultTitle(plan.settings.title, now));
  // Kept before it is sent: asked twice for want of an answer, the cloud makes one project of it.
  if (link !== project.link) project.set(link);
  const saving = project.begin();
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

/** A link to a project that is not there yet. */
export const newLink = (userId: string, title: string): CloudLink => ({
  projectId: newUuid(),
  userId,
  title,
  changed: true,
});

async function put(cloud: CloudProjects, link: CloudLink, contents: ProjectContents): Promise<SaveAnswer> {
  const { projectId: id, title, updatedAt } = link;
  if (updatedAt !== undefined) return replace(cloud, { id, title, updated_at: updatedAt }, contents);

  const inserted = await cloud.insert({ id, title, ...contents });
  if (!inserted.ok) return failed(inserted);
  if (inserted.value) return { kind: 'saved', stamp: inserted.value, isNew: true };
  // An earlier save was answered to nobody. Its project is ours to save to if it was never saved again.
  const made = await cloud.entry(id);
  if (!made.ok) return failed(made);
  if (!made.value) return { kind: 'gone', title };
  const { created_at, updated_at } = made.value;
  return created_at === updated_at
    ? replace(cloud, { id, title, updated_at }, contents)
    : { kind: 'newer', theirs: made.value };
}

async function replace(
  cloud: CloudProjects,
  known: ProjectStamp,
  contents: ProjectContents,
): Promise<SaveAnswer> {
  const replaced = await cloud.replace(known, contents);
  if (!replaced.ok) return failed(replaced);
  if (replaced.value) return { kind: 'saved', stamp: replaced.value, isNew: false };
  const [theirs, there] = await Promise.all([cloud.entry(known.id), cloud.read(known.id)]);
  if (!theirs.ok) return failed(theirs);
  if (!there.ok) return failed(there);
  if (!theirs.value || !there.value) return { kind: 'gone', title: known.title };
  // The same plan: an earlier save of it went through without an answer.
  const { objects, settings, ...stamp } = there.value;
  return sameJson({ objects, settings }, contents)
    ? { kind: 'saved', stamp, isNew: false }
    : { kind: 'newer', theirs: theirs.value };
}

const failed = ({ problem, reason }: Answer<unknown> & { readonly ok: false }): SaveAnswer => ({
  kind: 'failed',
  problem,
  reason,
});
