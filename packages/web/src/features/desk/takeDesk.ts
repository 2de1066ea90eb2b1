// Asks the server for the desk, and puts what it brings into a new plan that nobody has touched. No other plan is changed.
import { deskSheets } from '@homeplot/formats/deskSheets';
import type { Desk } from '@homeplot/plan/desk';
import { createPlan } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { freshSettings } from '../../store/local/chosenUnits.ts';
import { newPlanSettings } from '../../store/local/preparer.ts';
import { setSiteDesk, type SiteDesk } from '../../store/local/siteDesk.ts';
import { isUntouched } from '../../store/open/untouched.ts';
import type { Workspace } from '../../store/open/workspace.ts';

/** What plans begin with. An absent setting of the desk leaves that of the plan. */
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

/** Rejects if the server can't be asked. Its answer was read when the server started. */
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
