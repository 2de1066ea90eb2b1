// A sheet as SVG files of the size of its paper.
import type { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import { svgFile } from './svgFile.ts';
import { type HasPicture, SvgPen, thousandths } from './svgPen.ts';
import type { Plan } from '@homeplot/plan/plan';

/** Millimeters of a CSS pixel. */
const pixel = millimetersPerInch / 96;
/** Browsers stretch pictures to whole pixels, so the sheet is slightly smaller than the paper. */
const wholePixels = (length: number): number => thousandths(Math.floor(length / pixel + 1e-6) * pixel);

export const sheetPicture = (drawing: SheetDrawing, plan: Plan, hasPicture?: HasPicture): string =>
  sheetPictures(drawing, plan, { hasPicture, characters: Infinity })[0] ?? '';

export interface PictureOptions {
  readonly hasPicture?: HasPicture | undefined;
  /** The approximate number of characters in each file. */
  readonly characters: number;
}

/** The sheet as several files to be laid on top of one another, so that a browser can read each quickly. Only the first has paper. */
export function sheetPictures(
  drawing: SheetDrawing,
  { settings }: Plan,
  { hasPicture, characters }: PictureOptions,
): readonly string[] {
  const pen = new SvgPen({ x: 0, y: 0 }, 1, settings.units, settings.north, hasPicture);
  drawing.draw(pen);
  const parts = pen.drawings(characters);
  return (parts.length > 0 ? parts : ['']).map((part, i) =>
    svgFile({
      width: wholePixels(drawing.size.width),
      height: wholePixels(drawing.size.height),
      title: settings.title || 'Site plan',
      scale: drawing.scale?.name ?? 'no scale',
      background: i === 0 ? '#ffffff' : 'transparent',
      drawing: part,
    }),
  );
}
