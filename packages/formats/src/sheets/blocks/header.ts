// The header of an office: its seal, and beside it lines of text, the first of which is larger.
import { boxWidth } from '@homeplot/plan/box';
import { sealAddress } from '@homeplot/plan/sealAddress';
import type { HeaderBlock } from '@homeplot/plan/sheet';
import { layer } from '../../paper/sheetText.ts';
import type { SheetSize } from '../../paper/papers.ts';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind } from '../view/context.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters: the longer side of the seal, and the gap between it and the text. */
const sealSide = 18;
const gap = 3;

function sealSize({ seal }: HeaderBlock): SheetSize {
  if (!seal) return { width: 0, height: 0 };
  const scale = sealSide / Math.max(seal.width, seal.height);
  return { width: seal.width * scale, height: seal.height * scale };
}

/** Millimeters from the left of the block to its text. */
const textOffset = (block: HeaderBlock): number => (block.seal ? sealSize(block).width + gap : 0);

const wordsIn = (block: HeaderBlock, width: number): readonly Line[] =>
  linesOf(
    block.lines.map((content, i) => ({ content, height: i === 0 ? letters.heading : letters.text })),
    width - textOffset(block),
  );

export const header: BlockKind<HeaderBlock> = {
  type: 'header',
  title: "Office's header",
  zone: 'side',
  canMove: true,
  isEmpty: ({ lines, seal }) => !seal && lines.every((line) => line.trim() === ''),
  height: (block, width) =>
    framedHeight(
      Math.max(sealSize(block).height, heightOf(wordsIn(block, innerWidth(width)))),
      block.title ?? '',
    ),
  draw(block, box, pen) {
    const inner = drawFramed(pen, box, block.title ?? '');
    const { width, height } = sealSize(block);
    const { minX: x, minY: y } = inner;
    if (block.seal) {
      const { sha256 } = block.seal;
      pen.image(
        { at: { x, y }, width, height, angle: 0, href: sealAddress({ sha256 }), title: 'Seal' },
        { layer },
      );
    }
    const words = wordsIn(block, boxWidth(inner));
    const above = Math.max(0, (height - heightOf(words)) / 2);
    writeLines(pen, { x: x + textOffset(block), y: y + above }, words);
  },
};
