// A code with the link of the plan; a sentence in its place if the plan has no link or the link is too long for one.
import { boxWidth } from '@homeplot/plan/box';
import type { QrBlock } from '@homeplot/plan/sheet';
import { drawQrCode, qrCode } from '../../qrCode.ts';
import type { BlockKind } from '../context.ts';
import { letters, linesOf, writeLines } from '../paperText.ts';
import { drawFramed, framedHeight } from './sideBlock.ts';

/** Millimeters. */
const mostWide = 60;
const sideIn = (width: number): number => Math.min(mostWide, width - 6);

export const qr: BlockKind<QrBlock> = {
  type: 'qr',
  title: 'QR code of the plan',
  zone: 'side',
  height: (block, width) => framedHeight(sideIn(width), block.title ?? ''),
  draw(block, box, pen, { link }) {
    const inner = drawFramed(pen, box, block.title ?? '');
    const side = sideIn(boxWidth(box));
    const code = link === undefined ? undefined : qrCode(link, side);
    if (code) {
      drawQrCode(pen, { x: inner.minX, y: inner.minY }, side, code);
      return;
    }
    const content = link === undefined ? 'No link yet.' : 'The link of this plan is too long for a code.';
    writeLines(
      pen,
      { x: inner.minX, y: inner.minY },
      linesOf([{ content, height: letters.text }], boxWidth(inner)),
    );
  },
};
