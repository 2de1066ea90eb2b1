// A set at half size: everything lies where it does on the full sheets. Lines are one step thinner in the ISO series, not half
// as thick, and small letters stay legible: they are higher than half, and as much narrower as keeps their place.
import { capHeight } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';
import { millimetersPerInch, scaleNamed } from './drawingScale.ts';
import type { PrintScale } from './printScales.ts';

export const half = 0.5;
/** The steps of the ISO line weights differ by the root of two. */
const thinner = Math.SQRT1_2;
/** Millimeters: the thinnest line of the series, and the font size of capitals 1/16 inch high. */
const thinnest = 0.13;
const smallest = millimetersPerInch / 16 / capHeight;

export const halfSizeWeight = (weight: number): number =>
  Math.min(weight, Math.max(thinnest, weight * thinner));

/** The font size in millimeters of letters that are half as high as on the full sheet, and by how much they are condensed. */
export function halfSizeLetters(height: number): { readonly height: number; readonly condensed: number } {
  const legible = Math.max(height, smallest);
  return { height: legible, condensed: height / legible };
}

/** The scale of a drawing that is printed at half its size. */
export const halfSizeName = ({ feetPerInch }: PrintScale, units: Units): string =>
  scaleNamed(feetPerInch / half, units).name;
