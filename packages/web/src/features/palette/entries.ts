// What the palette shows for a search: actions in their groups. Objects of the plan are in objectEntries.ts.
import type { Action, ActionGroup, Page } from '../../workspace/action.ts';
import { matching } from './matching.ts';

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly touchHint?: string | undefined;
  readonly keys: readonly string[];
  /** Why it can't be picked now. */
  readonly blocked?: string | undefined;
  readonly run: (page: Page) => void;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Without a search the groups, otherwise the best matches in one list. */
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
