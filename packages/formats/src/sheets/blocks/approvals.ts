// The approvals of the plan that are valid when it is printed, with what was written beside them.
import { boxWidth } from '@homeplot/plan/box';
import type { ApprovalsBlock } from '@homeplot/plan/sheet';
import { firstLines, heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters between approvals. */
const gap = 1.6;
/** Maximum share of the sheet's height; comments that need more are cut. */
const maxShare = 1 / 3;
const heading = ({ title }: ApprovalsBlock): string => title || 'Approvals';

const none = 'Not approved yet.';
const cutNote = 'A comment that ends with … is longer. All of it is in Approvals in Homeplot.';

type Paragraphs = readonly (readonly Line[])[];

const textIn = (content: string, width: number): readonly Line[] =>
  linesOf([{ content, height: letters.text }], innerWidth(width));

const heightOfAll = (all: Paragraphs): number => all.reduce((sum, lines) => sum + heightOf(lines) + gap, 0);

/** The approvals with their comments, each cut to the same number of lines if they need more than a height. */
function paragraphs({ attached }: SheetContext, width: number, room: number): Paragraphs {
  const approvals = attached?.approvals ?? [];
  if (approvals.length === 0) return [textIn(none, width)];
  const whole = approvals.map((content) => textIn(content, width));
  const without = approvals.map((content) => textIn(content.split('\n', 1)[0] ?? '', width).length);
  const cutTo = (count: number): Paragraphs => [
    ...whole.map((lines, i) => firstLines(lines, (without[i] ?? 0) + count, innerWidth(width))),
    textIn(cutNote, width),
  ];
  const longest = Math.max(...whole.map((lines, i) => lines.length - (without[i] ?? 0)));
  if (longest <= 1 || heightOfAll(whole) <= room + 1e-6) return whole;
  let count = longest - 1;
  while (count > 1 && heightOfAll(cutTo(count)) > room + 1e-6) count -= 1;
  return cutTo(count);
}

const leastRoom = ({ size }: SheetContext, block: ApprovalsBlock): number =>
  size.height * maxShare - framedHeight(0, heading(block));

export const approvals: BlockKind<ApprovalsBlock> = {
  type: 'approvals',
  title: 'Approvals',
  zone: 'side',
  canMove: true,
  height: (block, width, context) =>
    framedHeight(heightOfAll(paragraphs(context, width, leastRoom(context, block))), heading(block)),
  draw(block, box, pen, context) {
    const { minX, minY, maxY } = drawFramed(pen, box, heading(block));
    let y = minY;
    for (const lines of paragraphs(
      context,
      boxWidth(box),
      Math.max(maxY - minY, leastRoom(context, block)),
    )) {
      writeLines(pen, { x: minX, y }, lines);
      y += heightOf(lines) + gap;
    }
  },
};
