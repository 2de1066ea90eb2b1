// Numbered notes.
import type { NotesBlock } from '@homeplot/plan/sheet';
import type { BlockKind } from '../view/context.ts';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

const heading = ({ title, from }: NotesBlock): string => `${title || 'Notes'}${from ? ', continued' : ''}`;
/** Millimeters: room for the number, and between notes. */
const indent = 7;
const gap = 1.6;

const paragraphs = ({ notes }: NotesBlock, width: number): readonly (readonly Line[])[] =>
  notes
    .filter((content) => content.trim())
    .map((content) => linesOf([{ content, height: letters.text }], innerWidth(width) - indent));

export const notes: BlockKind<NotesBlock> = {
  type: 'notes',
  title: 'Notes',
  zone: 'side',
  canMove: true,
  parts: {
    count: (block) => block.notes.length,
    slice: ({ from = 0, ...block }, first, end) => ({
      ...block,
      from: from + first,
      notes: block.notes.slice(first, end),
    }),
  },
  height: (block, width) =>
    framedHeight(
      paragraphs(block, width).reduce((sum, lines) => sum + heightOf(lines) + gap, 0),
      heading(block),
    ),
  draw(block, box, pen) {
    const { from = 0 } = block;
    const { minX, minY } = drawFramed(pen, box, heading(block));
    let y = minY;
    for (const [i, lines] of paragraphs(block, box.maxX - box.minX).entries()) {
      write(pen, { x: minX, y: y + (lines[0]?.y ?? 0) }, `${from + i + 1}.`);
      writeLines(pen, { x: minX + indent, y }, lines);
      y += heightOf(lines) + gap;
    }
  },
};
