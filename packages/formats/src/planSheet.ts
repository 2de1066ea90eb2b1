// The printed sheet, true to scale: the plan within a border, and below it the title block with legend, scale and north
// arrow.
import { type Box, boxCenter, boxHeight, boxWidth, isEmpty } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Status } from '@homeplot/plan/kind';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { labelHeight, millimetersPerInch } from './drawingScale.ts';
import { shownStatuses } from './legend.ts';
import type { PenAt } from './penAt.ts';
import { laid, type Orientation, orientations, type Paper, type SheetSize } from './papers.ts';
import { PrintedDrawing } from './printedDrawing.ts';
import { type PrintScale, printScales } from './printScales.ts';
import { drawSheetBlock } from './sheetBlock.ts';
import { type SheetFrame, sheetFrame } from './sheetFrame.ts';
import { sheetNotes } from './sheetNotes.ts';
import { svgFile } from './svgFile.ts';
import { SvgPen, thousandths } from './svgPen.ts';

export interface OfferedScale extends PrintScale {
  /** Whether the plan fits on the sheet with all its labels. */
  readonly fits: boolean;
}

export interface SheetRequest extends SheetSize {
  readonly scale: PrintScale;
  /** Name of the paper; on another size the printed scale is wrong. */
  readonly paper: string;
  readonly date: string;
}

/** Millimeters. */
const pixel = millimetersPerInch / 96;
/** Browsers stretch pictures to whole pixels, so the sheet is slightly smaller than the paper. */
const wholePixels = (length: number): number => thousandths(Math.floor(length / pixel + 1e-6) * pixel);
/** Number of smaller scales offered. */
const smaller = 5;

/** Label height on a sheet, in feet. */
const labelFeet = (feetPerInch: number): number => labelHeight / (millimetersPerInch / feetPerInch);

/** The sheets of a plan. Measurements are cached, so it is valid only for the current plan. */
export class PlanSheet {
  private readonly plan: Plan;
  private readonly statuses: readonly Status[];
  private readonly drawing: PrintedDrawing;
  private readonly measured = new Map<number, Box>();

  constructor(plan: Plan) {
    this.plan = plan;
    this.statuses = shownStatuses(plan, printedLayersOf(plan.settings));
    this.drawing = new PrintedDrawing(plan);
  }

  /** Whether there is nothing to draw. */
  get isEmpty(): boolean {
    return isEmpty(this.boxAt(Infinity));
  }

  /** The scales to choose from, largest first: those that are too large, the largest that fits, and a few smaller ones. */
  scales(size: SheetSize): readonly OfferedScale[] {
    const offered: OfferedScale[] = [];
    let fitting = 0;
    for (const scale of printScales(this.plan.settings.units)) {
      const fits = this.fits(size, scale.feetPerInch);
      offered.push({ ...scale, fits });
      if (fits) fitting += 1;
      if (fitting > smaller) break;
    }
    return offered;
  }

  /** The orientation with the larger scale; on a tie landscape, as portals prefer. */
  orientation(paper: Paper): Orientation {
    const [upright, across] = orientations.map(
      (way) => this.scales(laid(paper, way)).find(({ fits }) => fits)?.feetPerInch ?? Infinity,
    );
    return (upright ?? Infinity) < (across ?? Infinity) ? 'portrait' : 'landscape';
  }

  /** The sheet as an SVG file. */
  svg(request: SheetRequest): string {
    const pen = this.draw(request, (corner, scale, units, north) => new SvgPen(corner, scale, units, north));
    return svgFile({
      width: wholePixels(request.width),
      height: wholePixels(request.height),
      title: this.plan.settings.title || 'Site plan',
      scale: request.scale.name,
      background: '#ffffff',
      drawing: pen.drawing(),
    });
  }

  /** Draws the sheet with a pen whose top left is that of the paper. */
  draw<P extends Pen>(
    { scale: { feetPerInch, name }, paper, date, ...size }: SheetRequest,
    penAt: PenAt<P>,
  ): P {
    const { settings } = this.plan;
    const scale = millimetersPerInch / feetPerInch;
    const frame = this.frameOf(size);
    const [center, middle] = [boxCenter(this.boxAt(feetPerInch)), boxCenter(frame.plan)];
    const corner = { x: center.x - middle.x / scale, y: center.y - middle.y / scale };
    const pen = penAt(corner, scale, settings.units, settings.north);
    this.drawing.draw(pen);

    const notes = sheetNotes(this.plan);
    const block = { settings, notes, statuses: this.statuses, scale: `${name} on ${paper}`, date };
    drawSheetBlock(pen, frame, block, { corner, scale });
    return pen;
  }

  /** Number of labels without room on a sheet at a scale. */
  leftOut({ feetPerInch }: PrintScale): number {
    return this.drawing.leftOut(labelFeet(feetPerInch));
  }

  private frameOf(size: SheetSize): SheetFrame {
    return sheetFrame(size, { legend: this.statuses.length > 0, north: !this.drawing.showsNorth });
  }

  private fits(size: SheetSize, feetPerInch: number): boolean {
    const room = this.frameOf(size).plan;
    const isWithin = (box: Box): boolean =>
      Math.max(boxWidth(box) / boxWidth(room), boxHeight(box) / boxHeight(room)) * millimetersPerInch <=
      feetPerInch;
    // Labels only enlarge the extent, so skip measuring them if it is too large already.
    return isWithin(this.boxAt(Infinity)) && isWithin(this.boxAt(feetPerInch));
  }

  /** The extent of the drawing at a scale; at Infinity, without marks that have their size on paper. */
  private boxAt(feetPerInch: number): Box {
    const known = this.measured.get(feetPerInch);
    if (known) return known;
    const { units, north } = this.plan.settings;
    const height = Number.isFinite(feetPerInch) ? labelFeet(feetPerInch) : 0;
    const pen = new BoundsPen(height, units, north);
    this.drawing.draw(pen);
    this.measured.set(feetPerInch, pen.box);
    return pen.box;
  }
}
