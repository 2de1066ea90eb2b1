// What the palette shows for a search: actions in their groups, and objects of the plan.
import type { Action, ActionGroup, Page } from '../../workspace/action.ts';
import { matching } from './matching.ts';
import type { Plan } from '@homeplot/plan/plan';
import { objectRows, type ObjectRow } from '../objects/objectRows.ts';
import { showObject } from '../objects/showObject.ts';

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly touchHint?: string | undefined;
  readonly keys: readonly string[];
  /** Why the entry can't be picked now. */
  readonly blocked?: string | undefined;
  readonly run: (page: Page) => void;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** All actions in their groups, or for a search the best matches in one group. */
export function actionEntries(groups: readonly ActionGroup[], typed: string, page: Page): EntryGroup[] {
  const toEntry = ({ blocked, name, ...action }: Action): Entry => ({
    ...action,
    id: name,
    blocked: blocked?.(page),
  });
  if (typed.trim() === '') {
    return groups.map(({ title, actions }) => ({ title, entries: actions.map(toEntry) }));
  }
  const found = matching(
    groups.flatMap(({ actions }) => actions),
    typed,
    // Available actions come before blocked ones, unless a title matches exactly.
    ({ title, hint, also = '', blocked }) => ({
      title,
      more: `${also} ${hint}`,
      later: blocked?.(page) !== undefined,
    }),
  );
  const entries = found.map(toEntry);
  return entries.length > 0 ? [{ title: 'Commands', entries }] : [];
}

/** The number of objects shown below the actions; a search for objects only shows more. */
const maxObjects = 8;
/** The minimum length of a search that finds objects besides actions. */
const minTyped = 2;

const entryOfRow = ({ id, part, title, detail }: ObjectRow): Entry => ({
  id: `object ${id} ${part ?? ''}`,
  title,
  hint: detail,
  keys: [],
  run: ({ workspace }) => showObject(workspace.editor, id, part),
});

/** The objects whose name, text or kind matches the search. alone: whether only objects are searched for. */
export function objectEntries(plan: Plan, typed: string, alone: boolean): EntryGroup[] {
  if (!alone && typed.trim().length < minTyped) return [];
  const { rows } = objectRows(plan, typed);
  const entries = (alone ? rows : rows.slice(0, maxObjects)).map(entryOfRow);
  return entries.length > 0 ? [{ title: 'On the plan', entries }] : [];
}
