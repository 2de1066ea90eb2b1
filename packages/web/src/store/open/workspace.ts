// The workspace: the open plan's editor, with its storage in this browser and its link to the cloud.
import type { Editor } from '@homeplot/editor/editor';
import type { Autosave } from '../local/autosave.ts';
import type { Drafts } from '../local/drafts.ts';
import type { OpeningMark } from '../opening/openingMark.ts';
import type { PlanProject } from '../link/planProject.ts';

export interface Workspace {
  readonly editor: Editor;
  readonly project: PlanProject;
  readonly autosave: Autosave;
  readonly drafts: Drafts;
  /** Marks that a plan is being opened, until it is drawn. */
  readonly opening: OpeningMark;
}
