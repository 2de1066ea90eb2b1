// Saves the open plan to its cloud project, or to a new one. What somebody else has saved meanwhile is never overwritten:
// it is returned, and before this is called again, the plan's link is set to what the user has chosen.
import { filesOf } from '@homeplot/plan/filesOf';
import type { StoredFile } from '@homeplot/plan/storedFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import type { CloudLink } from '../link/cloudLink.ts';
import type { Answer, NoAnswer } from '../../kit/answer.ts';
import type { CloudProjects } from './cloudProjects.ts';
import type { ProjectContents, ProjectEntry, ProjectStamp } from '../link/cloudRows.ts';
import type { Saving } from '../link/openProject.ts';
import type { Sent } from '../link/openProjectState.ts';
import { sameJson } from '../../kit/sameJson.ts';
import type { Workspace } from '../open/workspace.ts';
import { newLink, defaultTitle } from '../link/projectLink.ts';

export type SaveAnswer =
  /** isNew: whether this save created the project. */
  | {
      readonly kind: 'saved';
      readonly stamp: ProjectStamp;
      readonly isNew: boolean;
      /** Why files of the plan were not uploaded, in sentences; absent if all were. */
      readonly withoutFiles?: readonly string[];
    }
  /** The cloud has a version that this plan doesn't know. */
  | { readonly kind: 'newer'; readonly theirs: ProjectEntry }
  /** The project was deleted. */
  | { readonly kind: 'gone'; readonly title: string }
  | SaveFailed;

interface SaveFailed extends Omit<NoAnswer, 'ok'> {
  readonly kind: 'failed';
}

/** Uploads files, and returns why some were left out. progress: called with the share that is sent. */
type UploadFiles = (
  files: readonly StoredFile[],
  progress: (share: number) => void,
) => Promise<Answer<readonly string[]>>;

const fetchUploader: UploadFiles = async (files, progress) => {
  const { uploadFiles } = await import('../files/uploadFiles.ts');
  return uploadFiles(files, progress);
};

interface PlanAndProject extends Pick<Workspace, 'project'> {
  readonly editor: Pick<Workspace['editor'], 'plan'>;
}

/** saving: the save started on the workspace's project. Returns undefined if another plan was opened before this one was read. */
export async function saveProject(
  workspace: PlanAndProject,
  saving: Saving,
  cloud: CloudProjects,
  now: Date,
  upload: UploadFiles = fetchUploader,
): Promise<SaveAnswer | undefined> {
  if (saving.isOver()) return undefined;
  try {
    return await send(workspace, saving, cloud, now, upload);
  } catch (problem) {
    saving.failed();
    console.warn('The project could not be saved.', problem);
    const message = problem instanceof Error ? problem.message : '';
    return { kind: 'failed', reason: 'refused', problem: message || 'Unknown error' };
  }
}

async function send(
  { editor: { plan }, project }: PlanAndProject,
  saving: Saving,
  cloud: CloudProjects,
  now: Date,
  upload: UploadFiles,
): Promise<SaveAnswer> {
  const { userId } = cloud;
  const { objects, settings } = writePlanFile(plan, now.toISOString());
  const contents: ProjectContents = { objects: [...objects], settings };
  const before = project.unanswered;
  const link =
    project.linkOf(userId) ??
    (before?.link.userId === userId ? before.link : newLink(userId, defaultTitle(plan.settings.title, now)));
  // Remembered before it is sent, so that a retry without a response creates only one project. A plan that belongs to another
  // user of this browser keeps that link until there is a new one.
  if (!project.link) project.set(link);
  const files = filesOf(plan.objects.values());
  const uploaded = files.length > 0 ? await upload(files, saving.progress) : undefined;
  if (uploaded?.ok === false) {
    if (uploaded.reason === 'unreached') saving.unreached(userId);
    else saving.failed();
    return failed(uploaded);
  }
  project.sent({ link, contents });
  const put = await putPlan(cloud, link, contents, before);
  const left = uploaded?.value ?? [];
  const answer = put.kind === 'saved' && left.length > 0 ? { ...put, withoutFiles: left } : put;
  if (!saving.isOver() && !isUnreached(answer)) project.sent(answer.kind === 'failed' ? before : undefined);
  if (answer.kind === 'saved') {
    const { id, title, updated_at } = answer.stamp;
    saving.done({ projectId: id, userId, title, updatedAt: updated_at });
  } else if (isUnreached(answer)) saving.unreached(userId);
  else saving.failed();
  return answer;
}

const isUnreached = (answer: SaveAnswer): boolean =>
  answer.kind === 'failed' && answer.reason === 'unreached';

/** before: an earlier save without a response. */
async function putPlan(
  cloud: CloudProjects,
  link: CloudLink,
  contents: ProjectContents,
  before: Sent | undefined,
): Promise<SaveAnswer> {
  const { projectId: id, title, updatedAt } = link;
  const isNew = updatedAt === undefined;
  const sent = isNew
    ? await cloud.insert({ id, title, ...contents })
    : await cloud.replace({ id, updated_at: updatedAt }, contents);
  if (!sent.ok) return failed(sent);
  if (sent.value) return { kind: 'saved', stamp: sent.value, isNew };
  return overWhatIsThere(cloud, link, contents, before?.link.projectId === id ? before.contents : undefined);
}

/** The cloud has rejected the contents: it has something else, which stays unless this plan sent it. */
async function overWhatIsThere(
  cloud: CloudProjects,
  { projectId, title }: CloudLink,
  contents: ProjectContents,
  before: ProjectContents | undefined,
): Promise<SaveAnswer> {
  const [theirs, there] = await Promise.all([cloud.entry(projectId), cloud.read(projectId)]);
  if (!theirs.ok) return failed(theirs);
  if (!there.ok) return failed(there);
  if (!theirs.value || !there.value) return { kind: 'gone', title };
  const { objects, settings, ...stamp } = there.value;
  // An earlier save succeeded but its response was lost: of this plan, or of the plan before it was edited.
  if (sameJson({ objects, settings }, contents)) return { kind: 'saved', stamp, isNew: false };
  const newer: SaveAnswer = { kind: 'newer', theirs: theirs.value };
  if (!before || !sameJson({ objects, settings }, before)) return newer;
  const again = await cloud.replace(stamp, contents);
  if (!again.ok) return failed(again);
  return again.value ? { kind: 'saved', stamp: again.value, isNew: false } : newer;
}

export const failed = ({ problem, reason }: NoAnswer): SaveFailed => ({ kind: 'failed', problem, reason });
