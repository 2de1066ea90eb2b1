// Notes that permit offices expect on a site plan, to choose from.
import { kindOf } from '@homeplot/plan/kinds';
import { countryOf } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { isSurvey } from '@homeplot/plan/project';

interface UsualNote {
  readonly words: string;
  /** Whether it is true of a plan, as far as the plan tells. One without this promises something, so only its owner can say. */
  readonly isTrueOf?: (plan: Plan) => boolean;
}

const hasLot = ({ objects }: Plan): boolean =>
  [...objects.values()].some((object) => kindOf(object).path?.isProperty);

const all: readonly UsualNote[] = [
  { words: 'Do not scale the drawing; written dimensions govern.', isTrueOf: () => true },
  { words: 'Verify lot lines, easements and utilities in the field before digging.', isTrueOf: hasLot },
  { words: 'Setbacks are measured square to the lot line, to the nearest wall.', isTrueOf: hasLot },
  {
    words: 'Lot lines are from the source named in the title block and are not a survey.',
    isTrueOf: (plan) => {
      const source = plan.settings.project?.source?.trim();
      // Of a survey it would be false.
      return hasLot(plan) && Boolean(source) && !isSurvey(source);
    },
  },
  {
    words:
      'Existing grades stay unless new ones are shown. Water drains away from buildings and not onto neighboring lots.',
  },
  { words: 'Trees to remain are fenced at the drip line during the work.' },
  // The number is that of the United States.
  {
    words: 'Call 811 before you dig.',
    isTrueOf: ({ settings: { pack } }) => pack !== undefined && countryOf(pack) === 'US',
  },
  { words: 'New utilities are underground.' },
];

export const usualNotes: readonly string[] = all.map(({ words }) => words);

/** Those to begin with: none that may be false of the plan. */
export const firstNotes = (plan: Plan): readonly string[] =>
  all.filter(({ isTrueOf }) => isTrueOf?.(plan)).map(({ words }) => words);
