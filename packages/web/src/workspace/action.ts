// The contract of an action: anything on the planner's page that can be found by name.
import type { FileReader } from './fileReader.ts';
import type { OpenPage } from './openPage.ts';

/** What an action may need from the page. */
export interface Page extends OpenPage {
  /** Opens files of any format that a feature reads. */
  readonly importFiles: (files: readonly File[]) => Promise<void>;
  readonly readers: readonly FileReader[];
  readonly isSignedIn: boolean;
}

export interface Action {
  readonly name: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly hint: string;
  /** The hint for touch, if it differs in more than the words for clicks. */
  readonly touchHint?: string | undefined;
  readonly keys: readonly string[];
  /** Whether the browser never gets its keys, not even while a dialog is shown. */
  readonly isKeptFromBrowser?: true;
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
