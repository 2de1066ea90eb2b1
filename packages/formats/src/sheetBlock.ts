// Draws the border of a sheet and its title block: title, legend, scale, date, north arrow.
import { type Box, boxCenter, boxCorners, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Status } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { fitWords } from './fitWords.ts';
import { stackLegend } from './legend.ts';
import { drawNorth } from './northArrow.ts';
import { drawScaleBar } from './scaleBar.ts';
import type { SheetFrame } from './sheetFrame.ts';
import { ink, layer, write } from './sheetInk.ts';

export interface SheetBlock {
  readonly settings: PlanSettings;
  /** What is said of the objects, in sentences. */
  readonly notes: readonly string[];
  readonly statuses: readonly Status[];
  /** The scale as text. */
  readonly scale: string;
  readonly date: string;
}

/** Position of a sheet on the plan: its top left corner in feet, and millimeters of paper per foot. */
export interface Laid {
  readonly corner: Point;
  readonly scale: number;
}

/** Millimeters: line weights, cell padding, font sizes, and positions in the scale cell. */
const weights = { border: 0.7, cell: 0.35 };
const inset = 4;
const letters = { title: 5, note: 3, small: 2.5 };
const rows = { bar: 9, date: 21 };

export function drawSheetBlock(pen: Pen, frame: SheetFrame, block: SheetBlock, laid: Laid): void {
  const { border, title, legend, scale: measure, north, enlarged } = frame;
  const { corner, scale } = laid;
  const at = (x: number, y: number): Point => ({ x: corner.x + x / scale, y: corner.y + y / scale });
  const rule = (points: readonly Point[], closed: boolean, weight: number): void =>
    pen.path({ vertices: points.map(({ x, y }) => at(x, y)), closed }, { layer, stroke: ink, weight });
  rule(boxCorners(border), true, weights.border);
  rule(
    [
      { x: border.minX, y: title.minY },
      { x: border.maxX, y: title.minY },
    ],
    false,
    weights.cell,
  );
  for (const cell of [legend, measure, north]) {
    if (!cell) continue;
    const [top, , , bottom] = boxCorners(cell);
    rule([top, bottom], false, weights.cell);
  }

  const gap = inset * enlarged;
  for (const { content, height, y } of titleLines(block, title, enlarged))
    write(pen, at(title.minX + gap, title.minY + gap + y), content, height / scale);
  /** Factor for sizes in millimeters. */
  const own = scale / enlarged;
  if (legend) {
    const from = at(legend.minX + gap, legend.minY);
    stackLegend(pen, from, boxHeight(legend) / scale, block.statuses, own);
  }
  const left = measure.minX + gap;
  const bar = at(left, measure.minY + rows.bar * enlarged);
  drawScaleBar(pen, bar, block.settings.units, `Scale ${block.scale}`, own);
  const date = at(left, measure.minY + rows.date * enlarged);
  write(pen, date, block.date, letters.small / own);
  if (!north) return;
  const middle = boxCenter(north);
  drawNorth(pen, at(middle.x, middle.y), block.settings.north, own);
}

const titleLines = (
  { settings: { title, address, parcel }, notes }: SheetBlock,
  cell: Box,
  enlarged: number,
) =>
  fitWords(
    [
      { content: title || 'Site plan', height: letters.title * enlarged },
      { content: address, height: letters.note * enlarged },
      { content: parcel && `Parcel ${parcel}`, height: letters.note * enlarged },
      ...notes.map((content) => ({ content, height: letters.small * enlarged })),
    ],
    { width: boxWidth(cell) - 2 * inset * enlarged, height: boxHeight(cell) - 2 * inset * enlarged },
  );
