// The comments on the plan, as a list with the numbers of the marks that the drawings of its sheet then have.
import type { CommentsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import type { PrintedComment } from '../view/attached.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters: room for the number, and between comments. */
const indent = 8;
const gap = 1.6;
/** Maximum number of comments that a block lists; a last line says how many more there are. */
const maxListed = 60;

const heading = ({ title }: CommentsBlock): string => title || 'Comments';

interface Item {
  readonly number: string;
  readonly lines: readonly Line[];
}

function itemsIn({ attached }: SheetContext, width: number): readonly Item[] {
  const all = attached?.comments ?? [];
  const listed = all.slice(0, maxListed).map(({ number, words }) => ({
    number: `${number}.`,
    lines: linesOf([{ content: words, height: letters.text }], innerWidth(width) - indent),
  }));
  if (all.length <= maxListed) return listed;
  const more = `... and ${all.length - maxListed} more.`;
  return [
    ...listed,
    { number: '', lines: linesOf([{ content: more, height: letters.text }], innerWidth(width)) },
  ];
}

export const comments: BlockKind<CommentsBlock> = {
  type: 'comments',
  title: 'Comments',
  zone: 'side',
  isEmpty: (_, { attached }) => (attached?.comments.length ?? 0) === 0,
  height: (block, width, context) =>
    framedHeight(
      itemsIn(context, width).reduce((sum, { lines }) => sum + heightOf(lines) + gap, 0),
      heading(block),
    ),
  cut: (block, box, context) =>
    comments.height(block, box.maxX - box.minX, context) > box.maxY - box.minY + 1e-6 ? [heading(block)] : [],
  draw(block, box, pen, context) {
    const { minX, minY, maxY } = drawFramed(pen, box, heading(block));
    let y = minY;
    for (const { number, lines } of itemsIn(context, box.maxX - box.minX)) {
      if (y + heightOf(lines) > maxY + 1e-6) return;
      write(pen, { x: minX, y: y + (lines[0]?.y ?? 0) }, number);
      writeLines(pen, { x: minX + indent, y }, lines);
      y += heightOf(lines) + gap;
    }
  },
};

/** The comments whose marks a sheet's drawings have: those that its list shows. */
export const markedComments = ({ sheet, attached }: SheetContext): readonly PrintedComment[] =>
  sheet.blocks.some(({ type }) => type === comments.type)
    ? (attached?.comments.slice(0, maxListed) ?? [])
    : [];
