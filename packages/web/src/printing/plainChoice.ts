// What is chosen for printing a plan without sheets of its own, kept in this browser. The paper and how it is printed depend on
// the reader's printer, so they stay for every plan; orientation and scale suit only the plan that they were chosen for. All that
// prints, judges or stores the sheet of such a plan has it from here.
import { Watchers } from '@homeplot/editor/watchers';
import type { AskedSheet } from '@homeplot/formats/bestOrientation';
import { type Orientation, orientations } from '@homeplot/formats/papers';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import type { Pack } from '@homeplot/plan/pack';
import type { Sheet } from '@homeplot/plan/sheet';
import { storedJson, storeText } from '../kit/browserStorage.ts';
import { whileFetching } from '../kit/fetching.ts';
import type { Workspace } from '../store/open/workspace.ts';
import { firstPaper } from './chosenPaper.ts';
import { askSheetWorker } from './sheetWorkerClient.ts';

export interface PlainChoice {
  readonly paper: string;
  readonly orientation?: Orientation;
  readonly feetPerInch?: number;
  readonly style: Sheet['style'];
  readonly testBar?: true;
}

const key = 'homeplot.print';
/** The plans whose orientation and scale are kept, the last chosen first. */
const maxPlans = 50;

const watchers = new Watchers<{ chosen: [] }>();

/** Calls back after every choice, until the returned function is called. */
export const watchChoices = (chosen: () => void): (() => void) => watchers.add({ chosen });

interface OwnChoice extends Pick<PlainChoice, 'orientation' | 'feetPerInch'> {
  readonly planId: string;
}

/** The paper is remembered when it is chosen itself. planId: the id of the plan in this browser. */
export function rememberChoice(choice: PlainChoice, planId: string): void {
  const { paper: _paper, orientation, feetPerInch, ...shared } = choice;
  const own: OwnChoice = {
    planId,
    ...(orientation ? { orientation } : {}),
    ...(feetPerInch === undefined ? {} : { feetPerInch }),
  };
  const isChosen = orientation !== undefined || feetPerInch !== undefined;
  const others = ownChoices(stored()).filter((one) => one.planId !== planId);
  const plans = [...(isChosen ? [own] : []), ...others].slice(0, maxPlans);
  storeText(key, JSON.stringify({ ...shared, plans }));
  watchers.notify('chosen');
}

/** What was chosen last for any plan: the paper and how it is printed. pack: the rules of the plan. */
export function sharedChoice(pack?: Pack): PlainChoice {
  const shared = stored();
  return {
    paper: firstPaper(pack),
    style: shared['style'] === 'blackAndWhite' ? 'blackAndWhite' : 'color',
    ...(shared['testBar'] === true ? { testBar: true } : {}),
  };
}

/** What was chosen last, as far as it suits a plan. planId: the id of the plan in this browser. */
export function firstChoice(planId: string, pack?: Pack): PlainChoice {
  const { planId: _id, ...own } = ownChoices(stored()).find((one) => one.planId === planId) ?? { planId };
  return { ...sharedChoice(pack), ...own };
}

/** The sheet that a plan without sheets of its own is printed on. It turns until an orientation is chosen. */
export const plainSheetOf = ({
  paper,
  orientation,
  feetPerInch,
  style,
  testBar,
}: PlainChoice): AskedSheet => ({
  sheet: {
    ...plainSheet({
      paper,
      orientation: orientation ?? 'landscape',
      ...(feetPerInch === undefined ? {} : { feetPerInch }),
    }),
    style,
    ...(testBar ? { testBar } : {}),
  },
  turns: orientation === undefined,
});

export interface OpenPlan {
  readonly editor: Workspace['editor'];
  readonly autosave: Pick<Workspace['autosave'], 'planId'>;
}

/** The sheet that the open plan is printed on while it has no sheets of its own. */
export const firstPlainSheet = ({ editor, autosave }: OpenPlan): AskedSheet =>
  plainSheetOf(firstChoice(autosave.planId, editor.plan.settings.pack));

/** The same sheet in the orientation in which it is printed; as it is if the worker can't be started or fails. */
export async function askPlainSheet(open: OpenPlan): Promise<Sheet> {
  const asked = firstPlainSheet(open);
  if (!asked.turns) return asked.sheet;
  return whileFetching(askSheetWorker(open.editor, (jobs) => jobs.oriented(asked))).catch(() => asked.sheet);
}

type Stored = Readonly<Record<string, unknown>>;

const stored = (): Stored => Object(storedJson(key)) as Stored;

function ownChoices({ plans }: Stored): readonly OwnChoice[] {
  return (Array.isArray(plans) ? plans : []).flatMap((plan) => {
    const { planId, ...own } = Object(plan) as Stored;
    const orientation = orientations.find((one) => one === own['orientation']);
    const feetPerInch = Number(own['feetPerInch']);
    if (typeof planId !== 'string') return [];
    return {
      planId,
      ...(orientation ? { orientation } : {}),
      ...(feetPerInch > 0 && Number.isFinite(feetPerInch) ? { feetPerInch } : {}),
    };
  });
}
