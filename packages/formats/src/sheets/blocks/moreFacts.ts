// All facts of the project and notes of the drawings, for a set in which a title block has no room for all of them.
import { projectFields } from '@homeplot/plan/project';
import type { Plan } from '@homeplot/plan/plan';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { outdatedNote, printedFacts } from '../view/legalDescription.ts';
import { heightNotes } from '../view/shadows.ts';
import { standsAlone } from './legal.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';
import type { CellText } from './textCell.ts';

const title = 'Project facts and notes';
const legalLabel = projectFields.find(({ name }) => name === 'legal')?.label;

/** The facts of the project, which yield, then the notes of drawings that say more than the source of the lot lines. */
export function factTexts(
  { plan, sheet, viewOf }: SheetContext,
  drawings: readonly ViewportBlock[],
): readonly CellText[] {
  const project = printedFacts(plan);
  const height = letters.text;
  const facts = projectFields.flatMap(({ name, label }) => {
    const value = name === 'legal' && standsAlone(plan) ? undefined : project[name]?.trim();
    return value ? [{ name: label, content: `${label}: ${value}`, height, yields: true as const }] : [];
  });
  const notes = new Set([...drawings.flatMap((block) => viewOf(block).notes), ...heightNotes(sheet, plan)]);
  const source = project.source?.trim().replace(/\.?$/, '.');
  const more = [...notes].filter((note) => note !== source);
  return [...facts, ...more.map((content) => ({ name: 'Notes on the plan', content, height }))];
}

/** What is to do about the legal description, if it is one of the facts that a block prints. */
export const factsNote = (facts: readonly CellText[], plan: Plan): string | undefined =>
  facts.some(({ name }) => name === legalLabel) ? outdatedNote(plan) : undefined;

function textsIn(context: SheetContext): readonly CellText[] {
  const drawings = (context.plan.settings.sheets ?? [])
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is ViewportBlock => block.type === 'viewport');
  return factTexts(context, drawings);
}

const linesIn = (context: SheetContext, width: number): readonly Line[] => linesOf(textsIn(context), width);

export const moreFacts: BlockKind = {
  type: 'moreFacts',
  title,
  zone: 'side',
  canMove: true,
  height: (_, width, context) => framedHeight(heightOf(linesIn(context, innerWidth(width))), title),
  lacks: (_, __, context) => factsNote(textsIn(context), context.plan),
  draw(block, box, pen, context) {
    const { minX, minY, maxX } = drawFramed(pen, box, block.title || title);
    writeLines(pen, { x: minX, y: minY }, linesIn(context, maxX - minX));
  },
};
