// Saves a plan to its project in the cloud. What somebody else has saved meanwhile is never overwritten: the answer reports it,
// and before the plan is saved again, its link is set to what the user has chosen.
import { filesOf } from '@homeplot/plan/filesOf';
import type { Plan } from '@homeplot/plan/plan';
import type { StoredFile } from '@homeplot/plan/storedFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import type { Answer } from '../../kit/result.ts';
import { sameJson } from '../../kit/sameJson.ts';
import { type CloudLink, defaultTitle, newLink } from '../link/cloudLink.ts';
import type { ProjectContents } from '../link/cloudRows.ts';
import type { PlanProject, SaveAnswer, Saving } from '../link/planProject.ts';
import type { CloudProjects } from './cloudProjects.ts';

/** The project that a user's save goes to. It is made before anything is sent, so that a retry makes no second one. */
export const targetOf = (project: PlanProject, userId: string, { settings }: Plan, now: Date): CloudLink => {
  const { unanswered } = project;
  return (
    project.linkOf(userId) ??
    (unanswered?.link.userId === userId
      ? unanswered.link
      : newLink(userId, defaultTitle(settings.title, now)))
  );
};

/** Uploads files, and returns why some were left out. progress: called with the share that is sent. */
type UploadFiles = (
  files: readonly StoredFile[],
  progress: (share: number) => void,
  projectId: string,
) => Promise<Answer<readonly string[]>>;

const fetchUploader: UploadFiles = async (...asked) => {
  const { uploadFiles } = await import('../files/uploadFiles.ts');
  return uploadFiles(...asked);
};

/** saving: the save that was begun for this plan. The caller passes the answer on to it. */
export async function saveProject(
  plan: Plan,
  saving: Saving,
  cloud: CloudProjects,
  now: Date,
  upload: UploadFiles = fetchUploader,
): Promise<SaveAnswer> {
  if (saving.isOver()) return { ok: true, value: { kind: 'replaced' } };
  try {
    return await send(plan, saving, cloud, now, upload);
  } catch (problem) {
    console.warn('The project could not be saved.', problem);
    const message = problem instanceof Error ? problem.message : '';
    return { ok: false, reason: 'refused', problem: message || 'Unknown error' };
  }
}

async function send(
  plan: Plan,
  saving: Saving,
  cloud: CloudProjects,
  now: Date,
  upload: UploadFiles,
): Promise<SaveAnswer> {
  const { objects, settings } = writePlanFile(plan, now.toISOString());
  const contents: ProjectContents = { objects: [...objects], settings };
  const files = filesOf(plan.objects.values());
  const uploaded = files.length > 0 ? await upload(files, saving.progress, saving.link.projectId) : undefined;
  if (uploaded?.ok === false) return uploaded;
  saving.sends(contents);
  const answer = await put(cloud, saving, contents);
  const withoutFiles = uploaded?.value ?? [];
  if (!answer.ok || answer.value.kind !== 'saved' || withoutFiles.length === 0) return answer;
  return { ok: true, value: { ...answer.value, withoutFiles } };
}

async function put(
  cloud: CloudProjects,
  { link, before }: Saving,
  contents: ProjectContents,
): Promise<SaveAnswer> {
  const { projectId: id, title, updatedAt } = link;
  const isNew = updatedAt === undefined;
  const sent = isNew
    ? await cloud.insert({ id, title, ...contents })
    : await cloud.replace({ id, updated_at: updatedAt }, contents);
  if (!sent.ok) return sent;
  if (sent.value) return { ok: true, value: { kind: 'saved', stamp: sent.value, isNew } };
  return resolveRejected(cloud, link, contents, before?.link.projectId === id ? before.contents : undefined);
}

/**
 * Finds out why the cloud has rejected the contents: it has something else, or this user may not write to the project. What
 * is there is overwritten only if it was sent from this plan.
 */
async function resolveRejected(
  cloud: CloudProjects,
  { projectId, title, updatedAt }: CloudLink,
  contents: ProjectContents,
  before: ProjectContents | undefined,
): Promise<SaveAnswer> {
  const [theirs, stored] = await Promise.all([cloud.entry(projectId), cloud.read(projectId)]);
  if (!theirs.ok) return theirs;
  if (!stored.ok) return stored;
  if (!theirs.value || !stored.value) return { ok: true, value: { kind: 'gone', title } };
  const { objects, settings, ...stamp } = stored.value;
  // An earlier save has succeeded, but its response was lost: here one of the same contents, below one of the contents before.
  if (sameJson({ objects, settings }, contents))
    return { ok: true, value: { kind: 'saved', stamp, isNew: false } };
  if (stamp.updated_at === updatedAt) return { ok: true, value: { kind: 'lookOnly', theirs: theirs.value } };
  const newer: SaveAnswer = { ok: true, value: { kind: 'newer', theirs: theirs.value } };
  if (!before || !sameJson({ objects, settings }, before)) return newer;
  const again = await cloud.replace(stamp, contents);
  if (!again.ok) return again;
  return again.value ? { ok: true, value: { kind: 'saved', stamp: again.value, isNew: false } } : newer;
}
