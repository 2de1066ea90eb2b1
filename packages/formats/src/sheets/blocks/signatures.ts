// The signatures block: for each signer, a line to sign on and a line for the date.
import type { SignatureBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import type { BlockKind } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { cutLine, letters, write } from '../../paper/paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** Millimeters of one signer's row. */
const row = {
  height: 15,
  /** From the top of the row to its line, to sign in. */
  signingRoom: 9,
  /** From the line to the words below it. */
  belowLine: 0.7,
  dateWidth: 24,
  /** Between the line for the signature and that for the date. */
  gap: 3,
};
const defaultHeading = 'Signatures';
const heading = ({ title }: SignatureBlock): string => title || defaultHeading;
const signersOf = ({ signers }: SignatureBlock): readonly string[] => signers ?? ['Owner', 'Prepared by'];

export const signatures: BlockKind<SignatureBlock> = {
  type: 'signatures',
  title: defaultHeading,
  zone: 'side',
  canMove: true,
  height: (block) => framedHeight(signersOf(block).length * row.height, heading(block)),
  draw(block, box, pen) {
    const { minX, minY, maxX } = drawFramed(pen, box, heading(block));
    const date = Math.max(minX, maxX - row.dateWidth);
    for (const [i, signer] of signersOf(block).entries()) {
      const y = minY + i * row.height + row.signingRoom;
      rule(pen, { x: minX, y }, { x: date - row.gap, y });
      rule(pen, { x: date, y }, { x: maxX, y });
      const below = y + letters.text + row.belowLine;
      write(pen, { x: minX, y: below }, cutLine(signer, letters.text, date - row.gap - minX));
      if (textWidth('Date', letters.text) < maxX - date) write(pen, { x: date, y: below }, 'Date');
    }
  },
};
