// Saves the open plan to the signed-in user's cloud projects. Load it lazily.
import { session } from '../../account/backend/session.ts';
import { forgetSession, openCloud } from './openCloud.ts';
import type { Saving } from '../link/openProject.ts';
import { failed, type SaveAnswer, saveProject } from './saveProject.ts';
import { defaultTitle, newLink } from '../link/projectLink.ts';
import type { Workspace } from '../open/workspace.ts';

export async function saveOpenPlan(workspace: Workspace, saving: Saving): Promise<SaveAnswer | undefined> {
  const cloud = await openCloud();
  if (!cloud.ok) {
    if (cloud.reason === 'unreached') waitForConnection(workspace, saving);
    else saving.failed();
    return failed(cloud);
  }
  const answer = await saveProject(workspace, saving, cloud.value, new Date());
  if (answer?.kind === 'failed' && answer.reason === 'signedOut') await forgetSession();
  return answer;
}

/** The plan gets its project now, so that the save can be sent later. */
function waitForConnection({ editor: { plan }, project }: Workspace, saving: Saving): void {
  const user = session();
  if (typeof user !== 'object') return saving.failed();
  if (!saving.isOver() && !project.link)
    project.set(newLink(user.id, defaultTitle(plan.settings.title, new Date())));
  return saving.unreached(user.id);
}
