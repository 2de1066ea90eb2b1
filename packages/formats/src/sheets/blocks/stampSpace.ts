// Space that is left empty for the permit office's stamp. Where it is meant for the top right corner it is blank to the
// edges of the paper, as required by portals that stamp automatically: the border goes around it.
import { type Box, grow, overlaps } from '@homeplot/plan/box';
import type { StampBlock } from '@homeplot/plan/sheet';
import type { BlockKind } from '../view/context.ts';
import { borderOf } from '../view/layout.ts';
import type { SheetSize } from '../../paper/papers.ts';
import { drawFramed } from './sideBlock.ts';

/** Millimeters, for a stamp space without a size of its own: as wide as its column. */
const defaultSize = { width: 0, height: 55 };
/** Millimeters by which edges that count as touching may be apart. */
const slack = 0.1;

/** Minimum width and height in millimeters. */
export const stampSize = ({ size = defaultSize }: StampBlock): SheetSize => size;

export function isCornerStamp({ size }: StampBlock, box: Box, paper: SheetSize): boolean {
  const border = borderOf(paper);
  return size !== undefined && box.maxX > border.maxX - slack && box.minY < border.minY + slack;
}

/** Whether what covers a box lies over a stamp space, and doesn't only touch it. */
export const isOverStamp = (covered: Box, space: Box): boolean => overlaps(grow(space, -slack), covered);

export const stampSpace: BlockKind<StampBlock> = {
  type: 'stampSpace',
  title: 'Stamp space',
  zone: 'side',
  leastWidth: (block) => stampSize(block).width,
  height: (block) => stampSize(block).height,
  draw(block, box, pen, { isCorner }) {
    if (!isCorner?.(block)) drawFramed(pen, box, block.title || 'Approval stamp');
  },
};
