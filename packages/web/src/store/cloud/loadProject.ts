// Opens a project of the cloud in place of the open plan, which is first saved as a draft.
import { readPlanFileInSteps } from '@homeplot/plan/readPlan';
import { visit } from '../../account/backend/visit.ts';
import type { CloudProjects } from './cloudProjects.ts';
import { type OpenReport, putInPlace, reportOf } from '../open/openReading.ts';
import type { Result } from '../../kit/result.ts';
import { inSlices } from '../../kit/slices.ts';
import type { Workspace } from '../open/workspace.ts';

interface Loaded {
  /** What happened to the plan that was open; empty if it was empty. */
  readonly earlier: string;
  /** Whether a reload will find the project. */
  readonly kept: boolean;
  /** What couldn't be read. */
  readonly report?: OpenReport;
}

/** announce: called before a project that opens smoothly takes the place of the open plan. */
export async function loadProject(
  workspace: Workspace,
  cloud: CloudProjects,
  id: string,
  announce: () => Promise<void> = async () => undefined,
): Promise<Result<Loaded>> {
  const [answer, shared] = await Promise.all([cloud.read(id), cloud.sharedStamp(id)]);
  if (!answer.ok) return answer;
  if (!answer.value) return { ok: false, problem: "It's no longer in the cloud." };
  const { objects, settings, title, updated_at: updatedAt } = answer.value;
  const reading = await inSlices(readPlanFileInSteps({ objects, settings }));
  if (!reading.ok) return reading;

  const { contents, notes } = reading;
  const by = visit()?.projectId === id ? visit() : undefined;
  // If anything was left out, the plan here differs from the cloud.
  const link = {
    projectId: id,
    userId: cloud.userId,
    title,
    updatedAt,
    changed: notes.length > 0,
    ...(shared.ok && shared.value?.is_shared ? { isShared: true as const } : {}),
    ...(by ? { token: by.token } : {}),
  };
  const report = await reportOf(`the project ${title}`, contents, notes);
  const isOver = workspace.project.watchOpening();
  if (!report) await announce();
  if (isOver()) return { ok: false, problem: 'Another plan was opened in the meantime.' };
  const earlier = await putInPlace(workspace, contents, { cloud: link });
  const kept = await workspace.autosave.saveNow();
  return { ok: true, value: { earlier, kept, ...(report ? { report } : {}) } };
}
