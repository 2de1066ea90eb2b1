// Opens a project of the cloud in place of the open plan, which is first saved as a draft.
import { readPlanFileInSteps } from '@homeplot/plan/planFile';
import type { CloudProjects } from './cloudProjects.ts';
import { type OpenReport, putInPlace, reportOf } from '../open/openReading.ts';
import { inSlices } from '../../kit/slices.ts';
import type { Workspace } from '../open/workspace.ts';

export type LoadAnswer =
  | {
      readonly kind: 'loaded';
      /** What happened to the plan that was open; empty if it was empty. */
      readonly earlier: string;
      /** Whether a reload will find the project. */
      readonly kept: boolean;
      /** What couldn't be read. */
      readonly report?: OpenReport;
    }
  | { readonly kind: 'failed'; readonly problem: string };

/** announce: called before a project that opens smoothly takes the place of the open plan. */
export async function loadProject(
  workspace: Workspace,
  cloud: CloudProjects,
  id: string,
  announce: () => Promise<void> = async () => undefined,
): Promise<LoadAnswer> {
  const answer = await cloud.read(id);
  if (!answer.ok) return { kind: 'failed', problem: answer.problem };
  if (!answer.value) return { kind: 'failed', problem: "It's no longer in the cloud." };
  const { objects, settings, title, updated_at: updatedAt } = answer.value;
  const reading = await inSlices(readPlanFileInSteps({ objects, settings }));
  if (!reading.ok) return { kind: 'failed', problem: reading.problem };

  const { contents, notes } = reading;
  // If anything was left out, the plan here differs from the cloud.
  const link = { projectId: id, userId: cloud.userId, title, updatedAt, changed: notes.length > 0 };
  const report = await reportOf(`the project ${title}`, contents, notes);
  const isOver = workspace.project.watchOpening();
  if (!report) await announce();
  if (isOver()) return { kind: 'failed', problem: 'Another plan was opened in the meantime.' };
  const earlier = await putInPlace(workspace, contents, { cloud: link });
  const kept = await workspace.autosave.saveNow();
  return { kind: 'loaded', earlier, kept, ...(report ? { report } : {}) };
}
