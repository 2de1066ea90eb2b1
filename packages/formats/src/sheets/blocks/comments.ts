// The comments on the plan, as a list with the numbers of the marks that the drawings then have.
import { type Box, contains } from '@homeplot/plan/box';
import { movePoint } from '@homeplot/plan/motion';
import type { Pen } from '@homeplot/plan/pen';
import type { CommentsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import type { PlanView } from '../view/planView.ts';
import { turnedBy } from '../view/turnedPlan.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters: room for the number, and between comments. */
const indent = 8;
const gap = 1.6;
/** Maximum number of comments that a block lists; a last line says how many more there are. */
const maxListed = 60;

const heading = ({ title }: CommentsBlock): string => title || 'Comments';

interface Item {
  readonly number: string;
  readonly lines: readonly Line[];
}

function itemsIn({ attached }: SheetContext, width: number): readonly Item[] {
  const all = attached?.comments ?? [];
  const listed = all.slice(0, maxListed).map(({ number, words }) => ({
    number: `${number}.`,
    lines: linesOf([{ content: words, height: letters.text }], innerWidth(width) - indent),
  }));
  if (all.length <= maxListed) return listed;
  const more = `... and ${all.length - maxListed} more.`;
  return [
    ...listed,
    { number: '', lines: linesOf([{ content: more, height: letters.text }], innerWidth(width)) },
  ];
}

export const comments: BlockKind<CommentsBlock> = {
  type: 'comments',
  title: 'Comments',
  zone: 'side',
  isEmpty: (_, { attached }) => (attached?.comments.length ?? 0) === 0,
  canMove: true,
  height: (block, width, context) =>
    framedHeight(
      itemsIn(context, width).reduce((sum, { lines }) => sum + heightOf(lines) + gap, 0),
      heading(block),
    ),
  cut: (block, box, context) =>
    comments.height(block, box.maxX - box.minX, context) > box.maxY - box.minY + 1e-6 ? [heading(block)] : [],
  draw(block, box, pen, context) {
    const { minX, minY, maxY } = drawFramed(pen, box, heading(block));
    let y = minY;
    for (const { number, lines } of itemsIn(context, box.maxX - box.minX)) {
      if (y + heightOf(lines) > maxY + 1e-6) return;
      write(pen, { x: minX, y: y + (lines[0]?.y ?? 0) }, number);
      writeLines(pen, { x: minX + indent, y }, lines);
      y += heightOf(lines) + gap;
    }
  },
};

/** Millimeters. */
const mark = { radius: 3, weight: 0.35 };

/** Draws numbered marks at the places of the comments, if the sheet lists them. */
export function drawMarks(
  view: PlanView,
  room: Box,
  feetPerInch: number,
  pen: Pen,
  context: SheetContext,
): void {
  if (!context.sheet.blocks.some(({ type }) => type === 'comments')) return;
  const { from, at, scale } = view.placementIn(room, feetPerInch);
  for (const { number, at: onPlan } of (context.attached?.comments ?? []).slice(0, maxListed)) {
    const place = movePoint(onPlan, turnedBy(view.turn));
    const center = { x: at.x + (place.x - from.x) * scale, y: at.y + (place.y - from.y) * scale };
    if (!contains(room, { minX: center.x, minY: center.y, maxX: center.x, maxY: center.y })) continue;
    pen.circle(center, mark.radius, { layer, stroke: ink, fill: '#ffffff', weight: mark.weight });
    write(pen, center, String(number), letters.text, { align: 'middle', baseline: 'middle' });
  }
}
