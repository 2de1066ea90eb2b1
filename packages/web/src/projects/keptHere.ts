// The message after a failed save to the cloud: whether at least this browser has the plan.
import type { Autosave } from './autosave.ts';

/** Saves unsaved changes in this browser and returns the message. */
export const keptHere = async (autosave: Pick<Autosave, 'saveNow'>): Promise<string> =>
  (await autosave.saveNow())
    ? 'Your plan is kept in this browser.'
    : 'It cannot be kept in this browser either. Export the plan before you leave.';
