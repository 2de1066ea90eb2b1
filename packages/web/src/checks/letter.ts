// The letter to the desk: a sheet with the questions that a plan can't answer, and with what is handed in although it is
// missing or conflicts. It is stored like any other sheet, so it can be edited, is undone, and goes into the PDF.
import { bestOrientation, PlanViews } from '@homeplot/formats/drawSheet';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import type { NotesBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { sheetLimits } from '@homeplot/plan/sheet';
import type { Plan } from '@homeplot/plan/plan';
import { isLetterUsual } from '../region.ts';
import { firstPaper } from '../sheets/chosenPaper.ts';
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
    notes: [...new Set(lines.map(wordsFor))]
      .slice(0, sheetLimits.notes)
      .map((words) => words.slice(0, sheetLimits.note)),
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
  return [...(others.length > 0 ? others : [sitePlan(plan)]), letterOf(lines)];
}

/** The one that is printed of a plan without stored sheets. */
function sitePlan(plan: Plan): Sheet {
  const sheet = plainSheet({ paper: firstPaper(), orientation: 'landscape' });
  return { ...sheet, id: 'sheet', orientation: bestOrientation(new PlanViews(plan), sheet) };
}

function letterOf(lines: readonly OpenLine[]): Sheet {
  const questions = lines.filter(({ state }) => state === 'question');
  const open = lines.filter(({ state }) => state === 'missing' || state === 'conflict');
  return {
    id,
    title: 'Letter to the desk',
    paper: isLetterUsual() ? 'Letter' : 'A4',
    orientation: 'portrait',
    style: 'blackAndWhite',
    blocks: [
      ...notes('questions', 'Please answer', questions),
      ...notes('open', 'Handed in as it is', open),
      { id: 'title', type: 'titleBlock' },
    ],
  };
}
