// The viewport block: a drawing of the plan, or of a part of it (a crop). Its title and scale are printed below it if the
// sheet has several drawings, or if it has a title or a crop. A crop also has a frame. `sheetDrawing` chooses the scale.
import {
  type Box,
  boxBetween,
  boxCenter,
  boxCorners,
  boxHeight,
  boxWidth,
  intersection,
} from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import { millimetersPerInch } from '../../paper/drawingScale.ts';
import { halfSizeName } from '../../paper/halfSize.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import type { SheetSize } from '../../paper/papers.ts';
import type { PrintScale } from '../../paper/printScales.ts';
import { boxInFeet, boxOnPaper } from '../pens/viewportPen.ts';
import { WrittenPen } from '../pens/writtenPen.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { drawMarks } from './commentMarks.ts';
import { markedComments } from './comments.ts';
import { drawSiteEdges } from './siteEdges.ts';
import { rule } from '../view/frame.ts';
import { drawShadows, isShadowCut, shadowTitle } from '../view/shadows.ts';
import { cutLine, heightOf, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';

/** Height of the space below the drawing for its title and scale, in millimeters. */
export const titleRoom = 13;
/** Height of one more line below them. */
const lineRoom = letters.text * 1.3;
const titleWeight = 0.35;
/** Dashed and thin, so that nobody takes it for a property line. Millimeters. */
const cropFrame = { layer, stroke: ink, weight: 0.18, dash: [1.5, 1.5] };

export const isTitled = (
  { title, crop, sun }: ViewportBlock,
  { viewports }: Pick<SheetContext, 'viewports'>,
): boolean => viewports.length > 1 || Boolean(title) || crop !== undefined || sun !== undefined;

export const titleOf = ({ title, crop }: ViewportBlock): string =>
  title || (crop ? 'Enlarged detail' : 'Site plan');

/** The box of the drawing itself, without its title. */
export const roomIn = (block: ViewportBlock, box: Box, context: Pick<SheetContext, 'viewports'>): Box =>
  isTitled(block, context) ? { ...box, maxY: box.maxY - titleRoom - (block.sun ? lineRoom : 0) } : box;

export function drawingRoom(...of: Parameters<typeof roomIn>): SheetSize {
  const room = roomIn(...of);
  return { width: boxWidth(room), height: boxHeight(room) };
}

/** The part of its box that a drawing and its title cover; the whole box if it fits at no scale. */
export function drawnBox(block: ViewportBlock, box: Box, context: SheetContext): Box {
  const scale = context.scaleOf(block);
  if (!scale) return box;
  const view = context.viewOf(block);
  const room = roomIn(block, box, context);
  const placement = view.placementIn(room, scale.feetPerInch);
  const covered = intersection(boxOnPaper(placement, view.frameAt(scale.feetPerInch)), room);
  const below = box.maxY - room.maxY;
  return { ...covered, maxY: block.crop ? covered.maxY + below : Math.max(covered.maxY, below && box.maxY) };
}

/** The y of the bottom edge of a crop that is centered in its room; its title goes below. */
const cropBottom = (room: Box, crop: Box, feetPerInch: number): number =>
  boxCenter(room).y + (boxHeight(crop) * millimetersPerInch) / feetPerInch / 2;

export const viewport: BlockKind<ViewportBlock> = {
  type: 'viewport',
  title: 'Drawing',
  zone: 'drawing',
  height: (_, width) => width,

  // Only a crop without a title of its own claims to be an enlarged detail.
  lacks(block, box, context) {
    const scale = context.scaleOf(block);
    if (!block.crop || block.title || !scale) return undefined;
    const { crop: _, ...all } = block;
    const room = drawingRoom(block, box, context);
    const whole = context.viewOf(all).scaleFor(room);
    if (!whole || whole.feetPerInch > scale.feetPerInch) return undefined;
    const largest = context.viewOf(block).scaleFor(room);
    const advice =
      largest && largest.feetPerInch < whole.feetPerInch
        ? `Choose a larger scale, such as ${largest.name}.`
        : 'Choose a smaller part of the plan, or larger paper.';
    return `${titleOf(block)} isn't larger than a drawing of the whole plan, which would fit here at ${whole.name}. ${advice}`;
  },

  draw(block, box, pen, context) {
    const titled = isTitled(block, context);
    const room = roomIn(block, box, context);
    const view = context.viewOf(block);
    const scale = context.scaleOf(block);
    const middle = boxCenter(room);
    if (!scale) {
      const lines = linesOf(
        [{ content: "This drawing doesn't fit at this scale.", height: letters.heading }],
        boxWidth(box),
      );
      writeLines(pen, { x: box.minX, y: middle.y - heightOf(lines) / 2 }, lines);
      return;
    }
    const { drawView } = context;
    const writing = new WrittenPen(pen);
    const placement = view.placementIn(room, scale.feetPerInch);
    const shown = view.crop ?? boxInFeet(placement, room);
    const thrown = block.sun && !drawView ? view.shadows.at(block.sun) : undefined;
    if (drawView) drawView(view, room, scale.feetPerInch);
    else {
      view.draw(writing, room, scale.feetPerInch);
      if (thrown) drawShadows(thrown, placement, shown, pen);
    }
    drawSiteEdges(view, room, scale.feetPerInch, writing, context);
    if (!drawView) drawMarks(view, room, scale.feetPerInch, pen, markedComments(context), writing.written);
    if (view.crop) {
      const perFoot = millimetersPerInch / scale.feetPerInch;
      const [x, y] = [(boxWidth(view.crop) * perFoot) / 2, (boxHeight(view.crop) * perFoot) / 2];
      const corners = [
        { x: middle.x - x, y: middle.y - y },
        { x: middle.x + x, y: middle.y + y },
      ] as const;
      pen.path({ vertices: boxCorners(boxBetween(...corners)), closed: true }, cropFrame);
    }
    const [shadows, sun] = shadowTitle(block, context.plan) ?? [];
    if (titled)
      drawTitle(
        pen,
        view.crop ? { ...room, maxY: cropBottom(room, view.crop, scale.feetPerInch) } : room,
        block.title || shadows || titleOf(block),
        [scaleWords(scale, context), ...(sun ? [sun] : [])].join(' · '),
        thrown && isShadowCut(thrown, shown) ? 'Shadows continue beyond this drawing' : undefined,
      );
  },
};

/** The scale of a drawing as text below its title. */
const scaleWords = (scale: PrintScale, { isHalfSize, plan }: SheetContext): string =>
  isHalfSize
    ? `HALF SIZE: ${halfSizeName(scale, plan.settings.units)} (full size ${scale.name})`
    : `Scale ${scale.name}`;

/** Draws the title of a drawing below its room, a line with its scale, and another one if there is more to say. */
export function drawTitle(pen: Pen, room: Box, title: string, scale: string, more?: string): void {
  const { x } = boxCenter(room);
  const words = cutLine(title, letters.heading, boxWidth(room));
  const y = room.maxY + 1.5 + letters.heading;
  write(pen, { x, y }, words, letters.heading, { align: 'middle' });
  const half = textWidth(words, letters.heading) / 2 + 2;
  rule(pen, { x: x - half, y: y + 1.3 }, { x: x + half, y: y + 1.3 }, titleWeight);
  for (const [i, line] of [scale, ...(more ? [more] : [])].entries()) {
    const below = cutLine(line, letters.text, boxWidth(room));
    write(pen, { x, y: y + 1.8 + letters.text + i * lineRoom }, below, letters.text, { align: 'middle' });
  }
}
