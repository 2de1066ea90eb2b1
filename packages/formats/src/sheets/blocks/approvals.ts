// The approvals of the plan that are valid when it is printed.
import type { ApprovalsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters between approvals. */
const gap = 1.6;
const heading = ({ title }: ApprovalsBlock): string => title || 'Approvals';

const none = 'Not approved yet.';

function paragraphs({ attached }: SheetContext, width: number): readonly (readonly Line[])[] {
  const approvals = attached?.approvals ?? [];
  return (approvals.length > 0 ? approvals : [none]).map((content) =>
    linesOf([{ content, height: letters.text }], innerWidth(width)),
  );
}

export const approvals: BlockKind<ApprovalsBlock> = {
  type: 'approvals',
  title: 'Approvals',
  zone: 'side',
  canMove: true,
  height: (block, width, context) =>
    framedHeight(
      paragraphs(context, width).reduce((sum, lines) => sum + heightOf(lines) + gap, 0),
      heading(block),
    ),
  draw(block, box, pen, context) {
    const { minX, minY } = drawFramed(pen, box, heading(block));
    let y = minY;
    for (const lines of paragraphs(context, box.maxX - box.minX)) {
      writeLines(pen, { x: minX, y }, lines);
      y += heightOf(lines) + gap;
    }
  },
};
