// Asks the server for the office's desk, and puts what the desk's plans begin with into a new plan that nobody has changed.
// Other plans stay as they are.
import { deskSheets } from '@homeplot/formats/deskSheets';
import type { Desk } from '@homeplot/plan/desk';
import { createPlan } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { freshSettings } from '../../store/local/chosenUnits.ts';
import { newPlanSettings } from '../../store/local/preparer.ts';
import { setSiteDesk, type SiteDesk } from '../../store/local/siteDesk.ts';
import { isUntouched } from '../../store/open/untouched.ts';
import type { Workspace } from '../../store/open/workspace.ts';

/** The settings that new plans begin with. A setting that the desk doesn't have stays as it is in any new plan. */
function beginsOf(desk: Desk): Partial<PlanSettings> {
  const { pack, portal } = desk;
  const settings = { ...freshSettings(), ...(pack && { pack }) };
  const sheets = deskSheets(desk, createPlan({ objects: [], settings }));
  return {
    ...(pack && { pack }),
    ...(portal && portal !== 'general' && { portal }),
    ...(sheets.length > 0 && { sheets }),
  };
}

/** Rejects if the server can't be reached. The answer needs no check: the server checked the desk when it started. */
export async function fetchDesk(): Promise<SiteDesk> {
  const answer = await fetch('/desk.json');
  if (!answer.ok) throw new Error(`The server couldn't give its desk (${answer.status}).`);
  const desk = (await answer.json()) as Desk;
  return { desk, begins: beginsOf(desk) };
}

export function takeDesk(workspace: Workspace, own: SiteDesk): void {
  const { editor } = workspace;
  const isNew = isUntouched(workspace) && !editor.hand.isDrawing;
  setSiteDesk(own);
  if (isNew && Object.keys(own.begins).length > 0)
    editor.load({ objects: [], settings: { ...newPlanSettings(), units: editor.plan.settings.units } });
}
