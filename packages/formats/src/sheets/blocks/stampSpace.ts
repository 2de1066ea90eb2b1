// Room that is left empty for the desk's stamp.
import type { StampBlock } from '@homeplot/plan/sheet';
import type { BlockKind } from '../context.ts';
import { drawFramed } from './sideBlock.ts';

/** Millimeters. */
const usual = { width: 0, height: 55 };

export const stampSpace: BlockKind<StampBlock> = {
  type: 'stampSpace',
  title: 'Stamp space',
  zone: 'side',
  leastWidth: ({ size = usual }) => size.width,
  height: ({ size = usual }) => size.height,
  draw(block, box, pen) {
    drawFramed(pen, box, block.title || 'Approval stamp');
  },
};
