// Opens an empty plan, new to the cloud, in place of the open one, which is first saved as a draft.
import { freshSettings } from './local/chosenUnits.ts';
import { putInPlace } from './files/openReading.ts';
import type { Workspace } from './workspace.ts';

export async function startNewPlan(workspace: Workspace): Promise<void> {
  const earlier = await putInPlace(workspace, { objects: [], settings: freshSettings() }, {});
  workspace.editor.say({ text: `A new plan is open.${earlier && ` ${earlier}`}`, tone: 'success' });
}
