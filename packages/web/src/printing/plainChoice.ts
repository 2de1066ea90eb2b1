// What is chosen for printing a plan without sheets of its own, kept in this browser. The paper and how it is printed depend on
// the reader's printer, so they stay for every plan; orientation and scale suit only the plan that they were chosen for.
import { type Orientation, orientations } from '@homeplot/formats/papers';
import type { Pack } from '@homeplot/plan/pack';
import type { Sheet } from '@homeplot/plan/sheet';
import { storedJson, storeText } from '../kit/browserStorage.ts';
import { firstPaper } from './chosenPaper.ts';

export interface PlainChoice {
  readonly paper: string;
  readonly orientation?: Orientation;
  readonly feetPerInch?: number;
  readonly style: Sheet['style'];
  readonly testBar?: true;
}

const key = 'homeplot.print';

/** The paper is remembered when it is chosen itself. planId: the id of the plan in this browser. */
export function rememberChoice({ paper: _paper, ...choice }: PlainChoice, planId: string): void {
  storeText(key, JSON.stringify({ ...choice, planId }));
}

/** What was chosen last, as far as it suits a plan. pack: the rules of the plan. */
export function firstChoice(planId: string, pack?: Pack): PlainChoice {
  const stored = Object(storedJson(key)) as Readonly<Record<string, unknown>>;
  const own = stored['planId'] === planId ? stored : {};
  const orientation = orientations.find((one) => one === own['orientation']);
  const feetPerInch = Number(own['feetPerInch']);
  return {
    paper: firstPaper(pack),
    style: stored['style'] === 'blackAndWhite' ? 'blackAndWhite' : 'color',
    ...(stored['testBar'] === true ? { testBar: true } : {}),
    ...(orientation ? { orientation } : {}),
    ...(feetPerInch > 0 && Number.isFinite(feetPerInch) ? { feetPerInch } : {}),
  };
}
