// A QR code with the plan's link. If there is no link, or it is too long for a code, the space stays empty.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { QrBlock } from '@homeplot/plan/sheet';
import { type QrCode, qrCode, drawQrCode } from '../../paper/qrCode.ts';
import type { BlockKind } from '../view/context.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters. */
const maxSide = 60;
const sideIn = (width: number): number => Math.min(maxSide, innerWidth(width));

const codeIn = (box: Box, link: string | undefined): QrCode | undefined =>
  link === undefined ? undefined : qrCode(link, sideIn(boxWidth(box)));

export const qr: BlockKind<QrBlock> = {
  type: 'qr',
  title: 'QR code of the plan',
  zone: 'side',
  lacks: (_, box, { link }) =>
    codeIn(box, link)
      ? undefined
      : 'The link of this plan is too long for a QR code of this size. Its place stays empty.',
  height: (block, width) => framedHeight(sideIn(width), block.title ?? ''),
  draw(block, box, pen, { link }) {
    const code = codeIn(box, link);
    if (!code) return;
    const { minX, minY } = drawFramed(pen, box, block.title ?? '');
    drawQrCode(pen, { x: minX, y: minY }, sideIn(boxWidth(box)), code);
  },
};
