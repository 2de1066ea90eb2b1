// Opens an empty plan, new to the cloud, in place of the open one, which is first saved as a draft.
import { freshSettings } from './chosenUnits.ts';
import { putInPlace } from './openReading.ts';
import type { Workbench } from './workbench.ts';

export async function startNewPlan(bench: Workbench): Promise<void> {
  const earlier = await putInPlace(bench, { objects: [], settings: freshSettings() }, {});
  bench.editor.say({ text: `A new plan is open.${earlier && ` ${earlier}`}`, tone: 'success' });
}
