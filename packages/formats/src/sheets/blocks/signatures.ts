// The signatures block: for each signer, a line to sign on and a line for the date.
import type { SignatureBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import type { BlockKind } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { cutLine, letters, write } from '../../paper/paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** One signer's row, in millimeters; `line` is the space above its line to write in, `below` that between it and its words. */
const row = { line: 9, height: 15, below: 0.7, dateWidth: 24, gap: 3 };
const signersOf = ({ signers }: SignatureBlock): readonly string[] => signers ?? ['Owner', 'Prepared by'];

export const signatures: BlockKind<SignatureBlock> = {
  type: 'signatures',
  title: 'Signatures',
  zone: 'side',
  moves: {},
  height: (block) => framedHeight(signersOf(block).length * row.height, block.title || 'Signatures'),
  draw(block, box, pen) {
    const { minX, minY, maxX } = drawFramed(pen, box, block.title || 'Signatures');
    const date = Math.max(minX, maxX - row.dateWidth);
    for (const [i, signer] of signersOf(block).entries()) {
      const y = minY + i * row.height + row.line;
      rule(pen, { x: minX, y }, { x: date - row.gap, y });
      rule(pen, { x: date, y }, { x: maxX, y });
      const below = y + letters.text + row.below;
      write(pen, { x: minX, y: below }, cutLine(signer, letters.text, date - row.gap - minX));
      if (textWidth('Date', letters.text) < maxX - date) write(pen, { x: date, y: below }, 'Date');
    }
  },
};
