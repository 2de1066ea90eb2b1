// Saves the open plan to the signed-in user's cloud projects. Load it lazily.
import { forgetSession, openCloud } from './openCloud.ts';
import type { Saving } from './openProject.ts';
import { failed, type SaveAnswer, saveProject } from './saveProject.ts';
import type { Workspace } from '../workspace.ts';

export async function saveOpenPlan(workspace: Workspace, saving: Saving): Promise<SaveAnswer | undefined> {
  const cloud = await openCloud();
  if (!cloud.ok) {
    saving.failed();
    return failed(cloud);
  }
  const answer = await saveProject(workspace, saving, cloud.value, new Date());
  if (answer?.kind === 'failed' && answer.reason === 'signedOut') await forgetSession();
  return answer;
}
