// The dimensions that a set of sheets prints without their number. A number that an enlarged detail gives may be
// missing in smaller drawings; between two drawings of the whole plan, one doesn't make up for the other.
import { isLetter, type Sheet, sheetNumber } from '@homeplot/plan/sheet';
import type { SheetDrawing } from './sheetDrawing.ts';

export interface Unnumbered {
  /** The ids of the dimensions. */
  readonly dimensions: readonly string[];
  /** The numbers of the sheets on which they are, such as `A-3`. */
  readonly sheets: readonly string[];
}

export function unnumberedIn(set: readonly Sheet[], drawingOf: (sheet: Sheet) => SheetDrawing): Unnumbered {
  const read = set
    .filter((sheet) => !sheet.newerRecord && !isLetter(sheet))
    .map((sheet) => ({ sheet, drawings: drawingOf(sheet).numbers }));
  const details = read.flatMap(({ drawings }) => drawings.filter(({ isDetail }) => isDetail));
  const found = read
    .map(({ sheet, drawings }) => ({
      sheet,
      ids: drawings.flatMap(({ feetPerInch, without }) => {
        const larger = details.filter((detail) => detail.feetPerInch < feetPerInch);
        return [...without].filter((id) => !larger.some(({ written }) => written.has(id)));
      }),
    }))
    .filter(({ ids }) => ids.length > 0);
  return {
    dimensions: [...new Set(found.flatMap(({ ids }) => ids))],
    sheets: found.map(({ sheet }) => sheetNumber(set, sheet)),
  };
}
