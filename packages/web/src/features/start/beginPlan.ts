// Starts a plan from the answers of the start dialog: stores the settings and draws the lot in one undo step, shows all of
// it, and opens what comes next.
import { noSelection } from '@homeplot/editor/selection';
import { type Box, boxHeight, union } from '@homeplot/plan/box';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { objectBox } from '@homeplot/plan/plan';
import { unsurveyed } from '@homeplot/plan/project';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { Units } from '@homeplot/plan/units';
import { keepDraft, keptDraft } from '../deed/deedDraft.ts';
import type { Dialogs } from '../../workspace/dialogs.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { settingsUnder } from '../packs/cityPack.ts';
import { startNewPlan } from '../../store/open/startNewPlan.ts';
import { isUntouched } from '../../store/open/untouched.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { keepAnswers, type LotSource } from './answers.ts';
import { purposes } from '../../steps/purposes.ts';
import { defaultsOf } from './deskQuestions.ts';
import { outlineOf } from './readAnswers.ts';
import { factsUnder, type ShownAnswers } from './shownAnswers.ts';
import { startedLot } from './startedLot.ts';
import { lowestEdge, streetAlong } from '../../steps/startedStreet.ts';
import { streetName } from '../../steps/streetName.ts';
import { drawTypedSetbacks, packOf } from './typedSetbacks.ts';

/**
 * The answers must have no problems. Unless the answers continue the open plan, it is kept under Earlier drafts and a new plan
 * is opened, without the facts, the cloud project and the unapplied texts of the old one.
 */
export async function beginPlan(
  workspace: Workspace,
  answers: ShownAnswers,
  openDialog: Dialogs['openDialog'],
): Promise<void> {
  const { editor } = workspace;
  const facts = factsUnder(answers, editor.plan.settings);
  if (answers.has !== 'plan' && !isUntouched(workspace)) await startNewPlan(workspace);
  keepAnswers(workspace, undefined);
  const { settings } = editor.plan;
  const { units = settings.units } = answers;
  const outline = outlineOf(answers, units);
  const lot = outline?.ok ? startedLot(editor, outline.corners, answers.has !== 'nothing') : undefined;
  const street = lot && streetAlong(editor, lot, lowestEdge(lot), streetName(answers.address), units);
  const drawn = lot ? [lot, ...(street ?? [])] : [];
  const orders = keysAbove(editor.plan.top, drawn.length);
  const changes: Change[] = [
    { settings: { ...settingsOf(answers, { ...settings, ...facts }, units), units } },
    ...drawn.map((object, i) => ({ put: { ...object, order: orders[i] ?? object.order } })),
  ];
  const label = 'Start the plan';
  if (!editor.edit(changes, label)) return;
  drawTypedSetbacks(editor, answers, label);
  editor.hand.pick('select');
  editor.select(noSelection);
  if (drawn.length > 0) editor.fit(withRoomAbove(drawn.map((object) => objectBox(object)).reduce(union)));
  if (street) {
    const text = `Your plan is ready. ${street[0]?.name} is drawn at a typical distance from the lot; drag it into place.`;
    editor.say({ text, tone: 'success' });
  }
  showPlace('checks');
  if (answers.has === 'deed' || answers.has === 'survey') {
    const draft = keptDraft(workspace);
    if (draft.text === '' && draft.rows.length <= 1)
      keepDraft(workspace, { ...draft, tab: answers.has === 'deed' ? 'text' : 'edges' });
    openDialog({ name: 'deed' });
  } else if (answers.has === 'map') openDialog({ name: 'findLot' });
  else focusCanvas();
}

/** The source of the lot lines, as the title block states it. */
const sources: Readonly<Partial<Record<LotSource, string>>> = {
  map: unsurveyed['county map'],
  deed: unsurveyed.deed,
  survey: 'Lot lines from a survey plan',
  tape: 'Lot measured by tape, not a survey',
  size: 'Lot size as given, not a survey',
  nothing: 'Lot lines are an example, not measured',
};

/** The box with room at its top, so that the rear lot line stays below the messages at the top of the canvas. */
const withRoomAbove = (box: Box): Box => ({ ...box, minY: box.minY - 0.15 * boxHeight(box) });

function settingsOf(answers: ShownAnswers, settings: PlanSettings, units: Units): Partial<PlanSettings> {
  const { purpose, address, owner, parcel } = answers;
  const { owner: _, ...facts } = settings.project ?? {};
  const purposeDefaults = answers.has === 'plan' ? undefined : defaultsOf(purpose);
  const source = (answers.has && sources[answers.has]) ?? facts.source;
  const project = {
    ...purposeDefaults?.facts,
    ...facts,
    ...(purpose ? { purpose } : {}),
    ...(source ? { source } : {}),
    ...(owner.trim() ? { owner: owner.trim() } : {}),
  };
  return {
    address: address.trim(),
    parcel: parcel.trim(),
    title: settings.title || (purpose ? purposes[purpose].planTitle : ''),
    project,
    ...settingsUnder(
      purposeDefaults ? purposeDefaults.withItems(packOf(answers, units)) : packOf(answers, units),
      {
        ...settings,
        project,
      },
    ),
    ...(purposeDefaults && settings.sheets ? { sheets: purposeDefaults.withNotes(settings.sheets) } : {}),
  };
}
