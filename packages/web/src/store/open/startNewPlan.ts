// Opens an empty plan, new to the cloud, in place of the open one, which is first saved as a draft.
import { inOrder } from '@homeplot/plan/plan';
import { newPlanSettings } from '../local/preparer.ts';
import { putInPlace } from './openReading.ts';
import type { Workspace } from './workspace.ts';

export async function startNewPlan(workspace: Workspace): Promise<void> {
  const { earlier } = await openNewPlan(workspace);
  workspace.editor.say({ text: `A new plan is open.${earlier && ` ${earlier}`}`, tone: 'success' });
}

export interface NewPlan {
  /** What happened to the plan that was open; empty if it was empty. */
  readonly earlier: string;
  /** Opens the earlier plan again, in case the user gives up the new one. */
  readonly takeBack: () => Promise<void>;
}

/** Opens an empty plan without a message, for a dialog that then fills it. */
export async function openNewPlan(workspace: Workspace): Promise<NewPlan> {
  const { editor, autosave, project } = workspace;
  const { plan } = editor;
  const before = { objects: inOrder(plan), settings: plan.settings };
  const place = { planId: autosave.planId, cloud: project.link };
  const earlier = await putInPlace(workspace, { objects: [], settings: newPlanSettings() }, {});
  return { earlier, takeBack: async () => void (await putInPlace(workspace, before, place)) };
}
