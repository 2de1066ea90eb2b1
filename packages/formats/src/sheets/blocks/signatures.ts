// Lines to sign and date.
import type { SignatureBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import type { BlockKind } from '../context.ts';
import { rule } from '../frame.ts';
import { cutLine, letters, write } from '../paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** Millimeters: above a line, and of the whole row; width of the date. */
const row = { line: 9, height: 14.5, date: 24, gap: 3 };
const signersOf = ({ signers }: SignatureBlock): readonly string[] => signers ?? ['Owner', 'Prepared by'];

export const signatures: BlockKind<SignatureBlock> = {
  type: 'signatures',
  title: 'Signatures',
  zone: 'side',
  height: (block) => framedHeight(signersOf(block).length * row.height, block.title || 'Signatures'),
  draw(block, box, pen) {
    const { minX, minY, maxX } = drawFramed(pen, box, block.title || 'Signatures');
    const date = Math.max(minX, maxX - row.date);
    for (const [i, signer] of signersOf(block).entries()) {
      const y = minY + i * row.height + row.line;
      rule(pen, { x: minX, y }, { x: date - row.gap, y });
      rule(pen, { x: date, y }, { x: maxX, y });
      const below = y + letters.text;
      write(pen, { x: minX, y: below }, cutLine(signer, letters.text, date - row.gap - minX));
      if (textWidth('Date', letters.text) < maxX - date) write(pen, { x: date, y: below }, 'Date');
    }
  },
};
