// Edits that the room's document doesn't have: a plan, and the one that it began from. They are merged into it three ways, or
// left to the plan if the room won't take them.
import type { Editor } from '@homeplot/editor/editor';
import { planOf } from '@homeplot/live/planOf';
import { rowChanges } from '@homeplot/live/rowChanges';
import { writeChanges } from '@homeplot/live/writeChanges';
import { createPlan, inOrder, type PlanContents } from '@homeplot/plan/plan';
import { applyUpdate, Doc } from 'yjs';
import type { PlanProject } from '../link/planProject.ts';
import type { KeptDocument } from './keptDocument.ts';

export interface Unmerged {
  readonly base: PlanContents;
  readonly mine: PlanContents;
}

/** The edits of the open plan. */
export const editsSince = (base: PlanContents, { plan }: Editor): Unmerged => ({
  base,
  mine: { objects: inOrder(plan), settings: plan.settings },
});

/** The edits in a document that was given up. base: the state of it that the server had. */
export function editsIn(mine: Doc, base: Uint8Array): Unmerged {
  const before = new Doc();
  applyUpdate(before, base);
  return { base: planOf(before).contents, mine: planOf(mine).contents };
}

/** Whether nothing was edited. */
export function isUnedited({ base, mine }: Unmerged): boolean {
  return rowChanges(createPlan(base), base, mine).changes.length === 0;
}

export function mergeInto(document: Doc, { base, mine }: Unmerged, origin: unknown): void {
  const now = createPlan(planOf(document).contents);
  writeChanges(document, rowChanges(now, base, mine).changes, origin);
}

interface Rejected {
  readonly project: PlanProject;
  readonly kept: KeptDocument;
  readonly saveHere: () => Promise<boolean>;
}

/** Keeps the edits as those of a plan that is to be saved, and no longer in a document. Returns what to do, in a sentence. */
export async function leaveToPlan({ project, kept, saveHere }: Rejected): Promise<string> {
  project.edited();
  if (!(await saveHere())) return 'Export the plan to keep them.';
  kept.remove();
  return 'They are saved in this browser: save the project, then reload the page to edit with the others again.';
}
