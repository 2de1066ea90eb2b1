// The contract of an action: whatever can be asked for by name on the page of the planner.
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Workbench } from '../projects/workbench.ts';

/** What an action may need of the page that it is done on. */
export interface Page {
  readonly bench: Workbench;
  readonly openDialog: Dialogs['openDialog'];
  readonly save: () => void;
  readonly importFile: (file: File) => Promise<void>;
  readonly isSignedIn: boolean;
}

export interface Action {
  readonly name: string;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly hint: string;
  readonly keys: readonly string[];
  /** Other words by which people look for it. */
  readonly also?: string;
  /** Why it cannot be done now, in a few words; undefined where it can. */
  readonly blocked?: (page: Page) => string | undefined;
  readonly run: (page: Page) => void;
}

export interface ActionGroup {
  readonly title: string;
  readonly actions: readonly Action[];
}
