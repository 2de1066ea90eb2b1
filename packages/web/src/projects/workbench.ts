// The workbench: the open plan's editor, with what keeps the plan in this browser and its place in the cloud.
import type { Editor } from '@homeplot/editor/editor';
import type { Autosave } from './autosave.ts';
import type { Drafts } from './drafts.ts';
import type { OpeningMark } from './openingMark.ts';
import type { OpenProject } from './openProject.ts';

export interface Workbench {
  readonly editor: Editor;
  readonly project: OpenProject;
  readonly autosave: Autosave;
  readonly drafts: Drafts;
  /** That a plan is being opened, until it is drawn. */
  readonly opening: OpeningMark;
}
