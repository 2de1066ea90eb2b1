// A sheet as an SVG file of the size of its paper.
import type { SheetDrawing } from './sheetDrawing.ts';
import { millimetersPerInch } from '../drawingScale.ts';
import { svgFile } from '../svgFile.ts';
import { type HasPicture, SvgPen, thousandths } from '../svgPen.ts';
import type { Plan } from '@homeplot/plan/plan';

/** Millimeters. */
const pixel = millimetersPerInch / 96;
/** Browsers stretch pictures to whole pixels, so the sheet is slightly smaller than the paper. */
const wholePixels = (length: number): number => thousandths(Math.floor(length / pixel + 1e-6) * pixel);

export function sheetPicture(drawing: SheetDrawing, { settings }: Plan, hasPicture?: HasPicture): string {
  const pen = new SvgPen({ x: 0, y: 0 }, 1, settings.units, settings.north, hasPicture);
  drawing.draw(pen);
  return svgFile({
    width: wholePixels(drawing.size.width),
    height: wholePixels(drawing.size.height),
    title: settings.title || 'Site plan',
    scale: drawing.scale?.name ?? 'no scale',
    background: '#ffffff',
    drawing: pen.drawing(),
  });
}
