// The letter to the permit desk: a sheet with the questions that a plan can't answer, and with the items that are submitted
// although they are missing or in conflict. It is stored like any other sheet, so it can be edited and undone, and goes into
// the PDF.
import type { Orientation } from '@homeplot/formats/papers';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { lowered } from '@homeplot/plan/letterCase';
import type { LetterBlock, Sheet } from '@homeplot/plan/sheet';
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

/** For the desk: the product's own sentences tell the applicant what to do. */
const wordsFor = ({ topic, sentence, state }: OpenLine): string =>
  topic === undefined
    ? sentence
    : state === 'question'
      ? `Does the plan have to show ${lowered(topic)}? Nothing like that is drawn.`
      : `Not shown on the plan: ${lowered(topic)}.`;

/** Each sentence once, numbered. */
const numbered = (lines: readonly OpenLine[]): readonly string[] =>
  [...new Set(lines.map(wordsFor))].map((sentence, i) => `${i + 1}. ${sentence}`);

/** The sheets with the letter at the end, as the lines are now. first: the sheet before it where none is stored. */
export function withLetter(plan: Plan, lines: readonly OpenLine[], first = sitePlan()): readonly Sheet[] {
  const others = withoutLetter(plan) ?? [];
  return [...(others.length > 0 ? others : [first]), letterOf(plan, lines)];
}

/** The one that is printed of a plan without stored sheets. */
export const sitePlan = (orientation: Orientation = 'landscape'): Sheet => ({
  ...plainSheet({ paper: firstPaper(), orientation }),
  id: 'sheet',
});

function letterOf({ settings }: Plan, lines: readonly OpenLine[]): Sheet {
  const questions = lines.filter(({ state }) => state === 'question');
  const open = lines.filter(({ state }) => state === 'missing' || state === 'conflict');
  const { title, address, parcel, project = {}, pack } = settings;
  const owner = project.owner || 'The owner';
  const paragraphs = [
    pack?.district ? `To: Permit desk, ${pack.name}` : 'To: Permit desk',
    `From: ${[owner, project.ownerContact].filter(Boolean).join(', ')}`,
    `Re: ${[title || 'Site plan', address, parcel && `parcel ${parcel}`].filter(Boolean).join(', ')}`,
    '',
    'Dear permit staff,',
    '',
    'The site plan for this address is enclosed.',
    ...(questions.length > 0 ? ['', 'Please answer these questions:', ...numbered(questions)] : []),
    ...(open.length > 0 ? ['', 'The plan is submitted with these items open:', ...numbered(open)] : []),
    '',
    'Sincerely,',
    '',
    '',
    owner,
  ];
  const letter: LetterBlock = {
    id: 'letter',
    type: 'letter',
    words: paragraphs.join('\n').slice(0, sheetLimits.letter),
  };
  return {
    id,
    title: 'Questions for the desk',
    paper: isLetterUsual() ? 'Letter' : 'A4',
    orientation: 'portrait',
    style: 'blackAndWhite',
    blocks: [letter],
  };
}
