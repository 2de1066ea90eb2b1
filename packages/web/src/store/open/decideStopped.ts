// What the user can do with a plan that may have crashed the page.
import { freshSettings } from '../local/chosenUnits.ts';
import { newId } from '../../kit/newId.ts';
import { type OpenReport, openReading } from './openReading.ts';
import { readRecordInSteps } from '../local/readRecord.ts';
import { inSlices } from '../../kit/slices.ts';
import { keepStopped, type StoppedPlan } from '../opening/stoppedPlan.ts';
import type { Workspace } from './workspace.ts';

/** Opens the plan anyway. */
export async function openAnyway(
  workspace: Workspace,
  { planId, text }: StoppedPlan,
): Promise<OpenReport | undefined> {
  workspace.opening.forget(planId);
  await workspace.opening.begin(planId);
  const { cloud, reading } = await inSlices(readRecordInSteps(text));
  if (!reading.ok) workspace.opening.end();
  return openReading(workspace, reading, { what: 'the plan', planId, cloud });
}

/** Saves the plan as a draft and opens the previous draft. */
export async function goBack(workspace: Workspace, stopped: StoppedPlan): Promise<OpenReport | undefined> {
  const { before } = stopped;
  const text = before && (await workspace.drafts.read(before.id));
  await startEmpty(workspace, stopped);
  if (text === undefined) {
    workspace.editor.say({ text: 'This draft is gone: newer drafts have replaced it.', tone: 'error' });
    return undefined;
  }
  const { cloud, reading } = await inSlices(readRecordInSteps(text));
  return openReading(workspace, reading, { what: 'the earlier draft', planId: before?.id ?? newId(), cloud });
}

/** Saves the plan as a draft and starts with an empty plan. The plan of a link is a draft already; then the open plan stays. */
export async function startEmpty(workspace: Workspace, stopped: StoppedPlan): Promise<void> {
  const { drafts, editor, autosave, opening } = workspace;
  if (stopped.from === 'kept') {
    await keepStopped(drafts, stopped);
    autosave.opens(newId());
    editor.load({ objects: [], settings: freshSettings() });
  }
  opening.forget(stopped.planId);
}
