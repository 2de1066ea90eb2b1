// Notes that permit offices expect on a site plan, to choose from.
import { kindOf } from '@homeplot/plan/kinds';
import { countryOf } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { isSurvey } from '@homeplot/plan/project';

interface UsualNote {
  readonly words: string;
  /** Whether the note is true of a plan, as far as the plan shows. Absent for a promise, which only the owner can make. */
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
      // If the source is a survey, the note would be false.
      return hasLot(plan) && Boolean(source) && !isSurvey(source);
    },
  },
  {
    words:
      'Existing grades stay unless new ones are shown. Water drains away from buildings and not onto neighboring lots.',
  },
  { words: 'Trees to remain are fenced at the drip line during the work.' },
  // 811 is only valid in the United States.
  {
    words: 'Call 811 before you dig.',
    isTrueOf: ({ settings: { pack } }) => pack !== undefined && countryOf(pack) === 'US',
  },
  { words: 'New utilities are underground.' },
];

export const usualNotes: readonly string[] = all.map(({ words }) => words);

/** The notes for a new block: only those that are true of the plan. */
export const firstNotes = (plan: Plan): readonly string[] =>
  all.filter(({ isTrueOf }) => isTrueOf?.(plan)).map(({ words }) => words);
