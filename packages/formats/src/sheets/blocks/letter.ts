// A letter on a page of its own, without a frame: the user's text, then the date.
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import type { LetterBlock } from '@homeplot/plan/sheet';
import type { BlockKind, SheetContext } from '../view/context.ts';
import {
  countWithin,
  firstLines,
  heightOf,
  type Line,
  letters,
  linesOf,
  writeLines,
} from '../../paper/paperText.ts';

/** Millimeters between the sides of the block and the text. */
const inset = 10;
/** Font sizes in millimeters; the smaller one only where the larger has no room. */
const sizes = [letters.heading, letters.text];
/** The gap between paragraphs and the height of an empty line, in font sizes. */
const gaps = { paragraph: 0.55, empty: 0.8 };

function linesAt(height: number, words: string, width: number): readonly Line[] {
  let top = 0;
  return words.split('\n').flatMap((content) => {
    if (!content.trim()) {
      top += height * gaps.empty;
      return [];
    }
    const lines = linesOf([{ content, height }], width).map((line) => ({ ...line, y: top + line.y }));
    top = heightOf(lines) + height * gaps.paragraph;
    return lines;
  });
}

const inside = (box: Box): Box => grow(box, -inset);

function linesIn(box: Box, { words }: LetterBlock, { sheet, date }: SheetContext): readonly Line[] {
  const all = sizes.map((size) => linesAt(size, `${words}\n${sheet.date || date}`, boxWidth(box)));
  return all.find((lines) => heightOf(lines) <= boxHeight(box)) ?? all.at(-1) ?? [];
}

export const letter: BlockKind<LetterBlock> = {
  type: 'letter',
  title: 'Letter',
  zone: 'drawing',
  height: (_, width) => width,
  cut: (block, box, context) =>
    heightOf(linesIn(inside(box), block, context)) > boxHeight(inside(box)) ? ['Letter'] : [],
  draw(block, box, pen, context) {
    const room = inside(box);
    const lines = linesIn(room, block, context);
    const shown = firstLines(lines, countWithin(lines, boxHeight(room)), boxWidth(room));
    writeLines(pen, { x: room.minX, y: room.minY }, shown);
  },
};
