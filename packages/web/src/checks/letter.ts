// The letter to the desk: a sheet with the questions that a plan can't answer, and with what is handed in although it is
// missing or conflicts. It is stored like any other sheet, so it can be edited, is undone, and goes into the PDF.
import { isLetterUsual } from '../region.ts';
import type { NotesBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { sheetLimits } from '@homeplot/plan/sheet';
import type { Plan } from '@homeplot/plan/plan';
import type { OpenLine } from './openLines.ts';

const id = 'letter';

export const hasLetter = ({ settings }: Plan): boolean =>
  settings.sheets?.some((sheet) => sheet.id === id) ?? false;

/** The sheets without the letter; the same list if there is none. */
export function withoutLetter(plan: Plan): readonly Sheet[] | undefined {
  const { sheets } = plan.settings;
  return hasLetter(plan) ? sheets?.filter((sheet) => sheet.id !== id) : sheets;
}

const notes = (block: string, title: string, lines: readonly OpenLine[]): readonly SheetBlock[] => {
  const list: NotesBlock = {
    id: block,
    type: 'notes',
    title,
    notes: lines.slice(0, sheetLimits.notes).map((line) => wordsFor(line).slice(0, sheetLimits.note)),
  };
  return lines.length > 0 ? [list] : [];
};

/** For the desk: the product's own sentences tell the applicant what to do. */
const wordsFor = ({ topic, sentence, state }: OpenLine): string =>
  topic === undefined
    ? sentence
    : state === 'question'
      ? `${topic}: nothing is shown on the plan. Does this permit need it?`
      : `${topic}: not shown on the plan.`;

/** The sheets with the letter at the end, as the lines are now. */
export function withLetter(plan: Plan, lines: readonly OpenLine[]): readonly Sheet[] {
  const others = withoutLetter(plan) ?? [];
  return [...(others.length > 0 ? others : [sitePlan()]), letterOf(lines)];
}

/** The sheet of a plan that has none stored. */
const sitePlan = (): Sheet => ({
  id: 'sheet',
  title: 'Site plan',
  paper: usualPaper(),
  orientation: 'portrait',
  style: 'color',
  blocks: [
    { id: 'drawing', type: 'viewport' },
    { id: 'title', type: 'titleBlock' },
    { id: 'legend', type: 'legend' },
  ],
});

const usualPaper = (): string => (isLetterUsual() ? 'Letter' : 'A4');

function letterOf(lines: readonly OpenLine[]): Sheet {
  const questions = lines.filter(({ state }) => state === 'question');
  const open = lines.filter(({ state }) => state === 'missing' || state === 'conflict');
  return {
    id,
    title: 'Letter to the desk',
    paper: usualPaper(),
    orientation: 'portrait',
    style: 'blackAndWhite',
    blocks: [
      ...notes('questions', 'Please answer', questions),
      ...notes('open', 'Handed in as it is', open),
      { id: 'title', type: 'titleBlock' },
    ],
  };
}
