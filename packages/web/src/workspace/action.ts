// The contract of an action: anything on the planner's page that can be found by name.
import type { Dialogs } from './dialogs.ts';
import type { Workspace } from '../store/open/workspace.ts';

/** What an action may need from the page. */
export interface Page {
  readonly workspace: Workspace;
  readonly openDialog: Dialogs['openDialog'];
  readonly save: () => void;
  readonly importFiles: (files: readonly File[]) => Promise<void>;
  readonly isSignedIn: boolean;
}

export interface Action {
  readonly name: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly hint: string;
  /** The same for fingers, if it differs in more than taps for clicks. */
  readonly touchHint?: string | undefined;
  readonly keys: readonly string[];
  /** Other words that people search for. */
  readonly also?: string;
  /** Why it can't be done now, in a few words; undefined if it can. */
  readonly blocked?: (page: Page) => string | undefined;
  readonly run: (page: Page) => void;
}

export interface ActionGroup {
  readonly title: string;
  readonly actions: readonly Action[];
}
