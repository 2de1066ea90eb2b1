// The letter to the permit office: a sheet with the questions that a plan can't answer, and with the items that are submitted
// although they are missing or in conflict. It is stored like any other sheet, so it can be edited and undone, and goes into
// the PDF.
import { freeId } from '@homeplot/formats/sheetEdits';
import { askOffice } from '@homeplot/plan/check';
import { capitalized } from '@homeplot/plan/letterCase';
import type { LetterBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { sheetLimits } from '@homeplot/plan/sheet';
import type { Plan } from '@homeplot/plan/plan';
import { usualPaper } from '../../printing/chosenPaper.ts';
import { officeQuestions, type OpenLine } from './openLines.ts';

const id = 'letter';

export const hasLetter = ({ settings }: Plan): boolean =>
  settings.sheets?.some((sheet) => sheet.id === id) ?? false;

/** The sheets without the letter; the same list if there is none. */
export function withoutLetter(plan: Plan): readonly Sheet[] | undefined {
  const { sheets } = plan.settings;
  return hasLetter(plan) ? sheets?.filter((sheet) => sheet.id !== id) : sheets;
}

/** The sentence about a line for the office. The line's own sentence says what the applicant should do. */
function sentenceForOffice({ topic, toOffice, sentence, state }: OpenLine): string {
  if (toOffice !== undefined) return toOffice;
  if (topic === undefined) {
    const [before = '', question] = sentence.split(askOffice);
    return question === undefined ? sentence : `${before}${capitalized(question)}`;
  }
  return state === 'question'
    ? `Does the plan have to show ${topic}? The enclosed plan does not.`
    : `The plan does not show ${topic}.`;
}

/** The sentences of the lines, numbered, each only once. */
const numbered = (lines: readonly OpenLine[]): readonly string[] =>
  [...new Set(lines.map(sentenceForOffice))].map((sentence, i) => `${i + 1}. ${sentence}`);

const isOpen = ({ state }: OpenLine): boolean =>
  state === 'missing' || state === 'close' || state === 'conflict';

/** Whether the letter of the plan says something that was true when it was written, and no longer is. */
export function isLetterOutdated({ settings }: Plan, lines: readonly OpenLine[]): boolean {
  const blocks = settings.sheets?.find((sheet) => sheet.id === id)?.blocks ?? [];
  const said = blocks.flatMap((block) => (isLetterBlock(block) ? sentencesIn(block.words) : []));
  const now = new Set([...officeQuestions(lines), ...lines.filter(isOpen)].map(sentenceForOffice));
  return said.some((sentence) => !now.has(sentence));
}

const isLetterBlock = (block: SheetBlock): block is LetterBlock => block.type === 'letter';

/** The numbered sentences of a letter. */
const sentencesIn = (words: string): readonly string[] =>
  words.split('\n').flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);

/** The sheets with a letter about the lines at the end. plain: the sheet that a plan without others is printed on. */
export function withLetter(plan: Plan, lines: readonly OpenLine[], plain?: Sheet): readonly Sheet[] {
  const others = withoutLetter(plan) ?? [];
  const before = others.length > 0 || !plain ? others : [{ ...plain, id: freeId('sheet', []) }];
  return [...before, letterOf(plan, lines)];
}

function letterOf({ settings }: Plan, lines: readonly OpenLine[]): Sheet {
  const questions = officeQuestions(lines);
  const open = lines.filter(isOpen);
  const { title, address, parcel, project = {}, pack } = settings;
  const owner = project.owner || 'The owner';
  const paragraphs = [
    pack?.district ? `To: Permit office, ${pack.name}` : 'To: Permit office',
    `From: ${[owner, project.ownerContact].filter(Boolean).join(', ')}`,
    `Re: ${[title || 'Site plan', address, parcel && `parcel ${parcel}`].filter(Boolean).join(', ')}`,
    '',
    'Dear permit staff,',
    '',
    `The site plan for ${address || 'this lot'} is enclosed.`,
    ...(questions.length > 0 ? ['', 'Could you please answer these questions?', ...numbered(questions)] : []),
    ...(open.length > 0
      ? ['', 'We are submitting the plan with these items still open:', ...numbered(open)]
      : []),
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
    title: 'Questions for the permit office',
    paper: usualPaper(pack).name,
    orientation: 'portrait',
    style: 'blackAndWhite',
    blocks: [letter],
  };
}
