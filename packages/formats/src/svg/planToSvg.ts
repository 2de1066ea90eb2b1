// The SVG export: a plan as a standalone picture true to scale, with its title block and legend below it.
import { type Box, boxHeight, boxWidth, grow, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { shownEarthworkOf } from '@homeplot/plan/earthworkDrawing';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import { type Plan, planBox } from '@homeplot/plan/plan';
import { fittingScale, labelHeight, millimetersPerInch, scaleName } from '../paper/drawingScale.ts';
import { drawGrid } from '../paper/grid.ts';
import { PictureBlocks } from './pictureBlocks.ts';
import { PrintedDrawing } from '../paper/printedDrawing.ts';
import { svgFile } from './svgFile.ts';
import { type HasPicture, SvgPen, thousandths } from './svgPen.ts';

export interface SvgOptions {
  readonly hasPicture?: HasPicture;
  /** Feet of ground to an inch of paper; by default the largest scale of print at which the plan fits 11 x 17 inches,
   * or A3. */
  readonly feetPerInch?: number;
  /** Color of the paper, white by default; 'transparent' for none. */
  readonly background?: string;
  readonly grid?: boolean;
  /** A part of the plan, with its labels, to fill the picture with, instead of all of it with its title block and legend. */
  readonly part?: Box;
}

/** Millimeters on paper: margin, label height, minimum distance of grid lines. */
const paper = { margin: 10, label: labelHeight, gridGap: 2 };

/** The plan as an SVG file named by its title. */
export function planToSvg(plan: Plan, options: SvgOptions = {}): string {
  const { title, scale: squaresPerFoot, siteExtent, units, north } = plan.settings;
  const layers = printedLayersOf(plan.settings);
  const drawn = planBox(plan, 0, layers);
  const site = siteExtent / squaresPerFoot;
  const ground = isEmpty(drawn) ? { minX: 0, minY: 0, maxX: site, maxY: site } : drawn;
  const labelRoom = paper.margin + 2 * paper.label;
  const fitting = fittingScale(boxWidth(ground), boxHeight(ground), labelRoom, units);
  const feetPerInch = options.feetPerInch ?? fitting;
  const scale = millimetersPerInch / feetPerInch;

  const drawing = new PrintedDrawing(plan, { earthwork: shownEarthworkOf(plan) });
  const below = options.part ? undefined : new PictureBlocks(plan, ground, feetPerInch);
  const drawOn = (pen: Pen): void => {
    drawing.draw(pen);
    below?.draw(pen);
  };
  const bounds = new BoundsPen(paper.label / scale, units, north);
  drawOn(bounds);
  const box = options.part
    ? grow(drawing.withLabels(options.part, paper.label / scale), paper.label / scale)
    : grow(union(ground, bounds.box), paper.margin / scale);
  const pen = new SvgPen({ x: box.minX, y: box.minY }, scale, units, north, options.hasPicture);
  if (options.grid) drawGrid(pen, box, 1 / squaresPerFoot, paper.gridGap / scale);
  drawOn(pen);
  return svgFile({
    width: thousandths(boxWidth(box) * scale),
    height: thousandths(boxHeight(box) * scale),
    title: title || 'Site plan',
    scale: scaleName(scale, units),
    background: options.background ?? '#ffffff',
    drawing: pen.drawing(),
  });
}
