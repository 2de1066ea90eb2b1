// The objects of the plan that the palette shows for a search.
import type { Plan } from '@homeplot/plan/plan';
import { objectRows, type ObjectRow } from '../objects/objectRows.ts';
import { showObject } from '../objects/showObject.ts';
import type { Entry, EntryGroup } from './entries.ts';

/** Maximum number of objects shown below the actions; the search for objects alone shows more. */
const maxObjects = 8;
/** Minimum length of a search for objects along with actions. */
const minTyped = 2;

const ofRow = ({ id, part, title, detail }: ObjectRow): Entry => ({
  id: `object ${id} ${part ?? ''}`,
  title,
  hint: detail,
  keys: [],
  run: ({ workspace }) => showObject(workspace.editor, id, part),
});

/** The objects whose name, text or kind matches the search. */
export function objectEntries(plan: Plan, typed: string, alone: boolean): EntryGroup[] {
  if (!alone && typed.trim().length < minTyped) return [];
  const { rows } = objectRows(plan, typed);
  const entries = (alone ? rows : rows.slice(0, maxObjects)).map(ofRow);
  return entries.length > 0 ? [{ title: 'On the plan', entries }] : [];
}
