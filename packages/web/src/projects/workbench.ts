// The workbench: the open plan's editor, with what keeps the plan in this browser.
import type { Editor } from '@homeplot/editor/editor';
import type { Autosave } from './autosave.ts';
import type { Drafts } from './drafts.ts';

export interface Workbench {
  readonly editor: Editor;
  readonly autosave: Autosave;
  readonly drafts: Drafts;
}
