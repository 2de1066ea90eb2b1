// The scale of a drawing that isn't on a sheet, in feet per inch of paper, chosen from `printScales`, and the name of any
// scale. On a sheet `sheets/sheetDrawing` chooses it.
import { inchesPerFoot, isMetric, tidy, type Units } from '@homeplot/plan/units';
import { type PrintScale, standardScale, usualScales } from './printScales.ts';

export const millimetersPerInch = 25.4;
/** Millimeters: text height for notes by ISO 3098. */
export const labelHeight = 2.5;
/** ANSI B (11 x 17 inches) and A3 in millimeters: the largest papers of office printers. */
const tabloid = { short: 11 * millimetersPerInch, long: 17 * millimetersPerInch };
const a3 = { short: 297, long: 420 };

/**
 * Feet per inch of the largest print scale at which an area of this size (feet) fits a tabloid sheet, or A3 for metric
 * units, in portrait or landscape. margin: millimeters on each side.
 */
export function fittingScale(width: number, height: number, margin: number, units: Units): number {
  const { short, long } = isMetric(units) ? a3 : tabloid;
  const needed =
    millimetersPerInch *
    Math.max(Math.min(width, height) / (short - 2 * margin), Math.max(width, height) / (long - 2 * margin));
  return usualScales(units).find(({ feetPerInch }) => feetPerInch >= needed)?.feetPerInch ?? needed;
}

/** The scale as text; scale in millimeters of paper per foot. */
export const scaleName = (scale: number, units: Units): string =>
  isMetric(units)
    ? `1:${tidy((millimetersPerInch * inchesPerFoot) / scale)}`
    : `1" = ${tidy(millimetersPerInch / scale)}'`;

/** A scale with its name, which is that of the standard scale if it is one. */
export function scaleNamed(feetPerInch: number, units: Units): PrintScale {
  return (
    standardScale(feetPerInch, units) ?? {
      feetPerInch,
      name: scaleName(millimetersPerInch / feetPerInch, units),
    }
  );
}
