// The measures of a drawing on paper; its scale: feet of ground to an inch of paper, chosen as a draftsman does from the usual ones.
import { inchesPerFoot, tidy, type Units } from '@homeplot/plan/units';
import { printScales } from './printScales.ts';

export const millimetresPerInch = 25.4;
/** Millimetres: the height that ISO 3098 gives for notes. */
export const labelHeight = 2.5;
/** ANSI B, 11 x 17 inches, in millimetres: the largest sheet that office printers take. */
const sheet = { short: 11 * millimetresPerInch, long: 17 * millimetresPerInch };
/** An architect's scale: 1" = 1', 2', 4', 8'. Above it an engineer's, in tens: 10', 20' ... 60', 100', 200' ... */
const architects = [1, 2, 4, 8];
const engineers = [1, 2, 3, 4, 5, 6];

/** The largest usual scale at which ground of that size (feet) fits the sheet, either way round, within a margin. */
export function fittingScale(width: number, height: number, margin: number, units: Units): number {
  const needed =
    millimetresPerInch *
    Math.max(
      Math.min(width, height) / (sheet.short - 2 * margin),
      Math.max(width, height) / (sheet.long - 2 * margin),
    );
  if (units === 'metres') {
    const ratio = printScales(units).find(({ feetPerInch }) => feetPerInch >= needed);
    return ratio?.feetPerInch ?? needed;
  }
  const ten = 10 ** Math.floor(Math.log10(Math.max(needed, 10)));
  return architects.find((feet) => feet >= needed) ?? ten * (engineers.find((n) => n * ten >= needed) ?? 10);
}

/** As it is written on the drawing; scale is in millimetres of paper to a foot. */
export const scaleName = (scale: number, units: Units): string =>
  units === 'metres'
    ? `1:${tidy((millimetresPerInch * inchesPerFoot) / scale)}`
    : `1" = ${tidy(millimetresPerInch / scale)}'`;
