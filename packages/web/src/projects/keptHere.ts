// What is told of the open plan where the cloud has not got it: whether at least this browser keeps it.
import type { Autosave } from './autosave.ts';

/** Saves in this browser what is not saved there yet, and says how that went. */
export const keptHere = async (autosave: Pick<Autosave, 'saveNow'>): Promise<string> =>
  (await autosave.saveNow())
    ? 'Your plan is kept in this browser.'
    : 'It cannot be kept in this browser either. Export the plan before you leave.';
