// The legal description: as it is typed in the project facts, else by the courses of the deed.
import type { Plan } from '@homeplot/plan/plan';
import type { LegalBlock } from '@homeplot/plan/sheet';
import type { BlockKind } from '../view/context.ts';
import { legalText, outdatedNote, printedFacts } from '../view/legalDescription.ts';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Characters of a description that the title block has room for. */
const shortLength = 240;

/** Whether the description has a block of its own on a plan's sheets, instead of a line in the title block. */
export function standsAlone(plan: Plan): boolean {
  const { sheets = [] } = plan.settings;
  return (
    sheets.some(({ blocks }) => blocks.some(({ type }) => type === 'legal')) ||
    (sheets.length > 0 && (printedFacts(plan).legal?.trim().length ?? 0) > shortLength)
  );
}

/** The courses of the description, between which it can be split between sheets. */
const clausesOf = (plan: Plan): readonly string[] =>
  legalText(plan)
    .split(/(?<=;)\s+/)
    .filter(Boolean);

const heading = ({ title, from }: LegalBlock): string =>
  `${title || 'Legal description'}${from ? ', continued' : ''}`;

const linesIn = ({ from = 0, to }: LegalBlock, width: number, plan: Plan): readonly Line[] =>
  linesOf([{ content: clausesOf(plan).slice(from, to).join(' '), height: letters.text }], width);

export const legal: BlockKind<LegalBlock> = {
  type: 'legal',
  title: 'Legal description',
  zone: 'side',
  canMove: true,
  parts: {
    count: ({ from = 0, to }, plan) => clausesOf(plan).slice(from, to).length,
    slice: ({ from = 0, to, ...block }, first, end) => ({
      ...block,
      from: from + first,
      ...(end === undefined ? (to === undefined ? {} : { to }) : { to: from + end }),
    }),
  },
  isEmpty: (_, { plan }) => legalText(plan) === '',
  lacks: ({ from }, _, { plan }) => (from ? undefined : outdatedNote(plan)),
  height: (block, width, { plan }) =>
    framedHeight(heightOf(linesIn(block, innerWidth(width), plan)), heading(block)),
  draw(block, box, pen, { plan }) {
    const { minX, minY, maxX } = drawFramed(pen, box, heading(block));
    writeLines(pen, { x: minX, y: minY }, linesIn(block, maxX - minX, plan));
  },
};
