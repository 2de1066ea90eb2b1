// A plan that may have stopped the page when it was last opened. The user decides what to do with it; whatever that is,
// the plan stays in this browser.
import { freshSettings } from './chosenUnits.ts';
import type { Draft, Drafts } from './drafts.ts';
import { newId } from './newId.ts';
import { type OpenReport, openReading } from './openReading.ts';
import { readRecordInSteps } from './recordText.ts';
import { inSlices } from './slices.ts';
import type { Workbench } from './workbench.ts';

export interface StoppedPlan {
  readonly planId: string;
  /** As it is stored: a record, or the plan file of a link. */
  readonly text: string;
  /** kept: the plan that the page would open first. link: a shared plan; another plan is open. */
  readonly from: 'kept' | 'link';
  /** The plan to go back to, if there is one. */
  readonly before?: Draft;
}

/** Puts it among the drafts. */
export const keepStopped = (drafts: Drafts, { planId, text }: StoppedPlan): Promise<boolean> =>
  drafts.keep({ id: planId, keptAt: new Date().toISOString(), stopped: true }, text);

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
