// What the user can do with a plan that may have crashed the page.
import { freshSettings } from './chosenUnits.ts';
import { newId } from './newId.ts';
import { type OpenReport, openReading } from './openReading.ts';
import { readRecordInSteps } from './readRecord.ts';
import { inSlices } from './slices.ts';
import { keepStopped, type StoppedPlan } from './stoppedPlan.ts';
import type { Workbench } from './workbench.ts';

/** Opens it anyway. */
export async function openAnyway(
  bench: Workbench,
  { planId, text }: StoppedPlan,
): Promise<OpenReport | undefined> {
  bench.opening.forget(planId);
  await bench.opening.begin(planId);
  const { cloud, reading } = await inSlices(readRecordInSteps(text));
  if (!reading.ok) bench.opening.end();
  return openReading(bench, reading, { what: 'the plan', planId, cloud });
}

/** Saves it as a draft and opens the previous draft. */
export async function goBack(bench: Workbench, stopped: StoppedPlan): Promise<OpenReport | undefined> {
  const { before } = stopped;
  const text = before && (await bench.drafts.read(before.id));
  await startEmpty(bench, stopped);
  if (text === undefined) {
    bench.editor.say({ text: 'This draft is gone: newer drafts have replaced it.', tone: 'error' });
    return undefined;
  }
  const { cloud, reading } = await inSlices(readRecordInSteps(text));
  return openReading(bench, reading, { what: 'the earlier draft', planId: before?.id ?? newId(), cloud });
}

/** Saves it as a draft and starts with an empty plan. A link's plan is a draft already, and the open plan stays. */
export async function startEmpty(bench: Workbench, stopped: StoppedPlan): Promise<void> {
  const { drafts, editor, autosave, opening } = bench;
  if (stopped.from === 'kept') {
    await keepStopped(drafts, stopped);
    autosave.opens(newId());
    editor.load({ objects: [], settings: freshSettings() });
  }
  opening.forget(stopped.planId);
}
