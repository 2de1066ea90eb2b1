// The dimensions that a set of sheets prints without their number. One sheet that has it doesn't make up for another: each is
// read by itself.
import { isLetter, type Sheet, sheetNumber } from '@homeplot/plan/sheet';
import type { SheetDrawing } from './sheetDrawing.ts';

export interface Unnumbered {
  /** The ids of the dimensions. */
  readonly dimensions: readonly string[];
  /** The numbers of the sheets on which they are, such as `A-3`. */
  readonly sheets: readonly string[];
}

export function unnumberedIn(set: readonly Sheet[], drawingOf: (sheet: Sheet) => SheetDrawing): Unnumbered {
  const found = set
    .filter((sheet) => !sheet.newerRecord && !isLetter(sheet))
    .map((sheet) => ({ sheet, ids: drawingOf(sheet).unnumbered }))
    .filter(({ ids }) => ids.length > 0);
  return {
    dimensions: [...new Set(found.flatMap(({ ids }) => ids))],
    sheets: found.map(({ sheet }) => sheetNumber(set, sheet)),
  };
}
