// What the user can decide about a plan that may have stopped the page.
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

/** Puts it among the drafts and opens the draft before it. */
export async function goBack(bench: Workbench, stopped: StoppedPlan): Promise<OpenReport | undefined> {
  const { before } = stopped;
  const text = before && (await bench.drafts.read(before.id));
  await startEmpty(bench, stopped);
  if (text === undefined) {
    bench.editor.say({ text: 'This draft is gone. Newer drafts have replaced it.', tone: 'error' });
    return undefined;
  }
  const { cloud, reading } = await inSlices(readRecordInSteps(text));
  return openReading(bench, reading, { what: 'the earlier draft', planId: before?.id ?? newId(), cloud });
}

/** Puts it among the drafts. The plan of a link is there already, and the open plan stays. */
export async function startEmpty(bench: Workbench, stopped: StoppedPlan): Promise<void> {
  const { drafts, editor, autosave, opening } = bench;
  if (stopped.from === 'kept') {
    await keepStopped(drafts, stopped);
    autosave.opens(newId());
    editor.load({ objects: [], settings: freshSettings() });
  }
  opening.forget(stopped.planId);
}
