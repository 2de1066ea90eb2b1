// The second sentence of the message about a failed save to the cloud: whether the plan is at least saved in this browser.
import type { Autosave } from './autosave.ts';

/** Saves unsaved changes in this browser and returns the message. */
export const keptHere = async (autosave: Pick<Autosave, 'saveNow'>): Promise<string> =>
  (await autosave.saveNow())
    ? 'Your plan is saved in this browser.'
    : "It can't be saved in this browser either. Export the plan before you leave.";
