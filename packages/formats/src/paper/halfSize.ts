// A set at half size: everything has the same layout as on the full sheets. Lines are one step thinner in the ISO series instead
// of half as thick. Small letters stay legible: they are more than half as high, and condensed so that they need no more room.
import { capHeight } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';
import { millimetersPerInch, scaleNamed } from './drawingScale.ts';
import type { PrintScale } from './printScales.ts';

export const half = 0.5;
/** From one ISO line weight to the next thinner one: the root of two. */
const weightStep = Math.SQRT1_2;
/** Millimeters: the thinnest line of the series. */
const minWeight = 0.13;
/** Font size in millimeters of capitals 1/16 inch high. */
const minLetters = millimetersPerInch / 16 / capHeight;

export const halfSizeWeight = (weight: number): number =>
  Math.min(weight, Math.max(minWeight, weight * weightStep));

/** height: half the font size on the full sheet, in millimeters. Returns the font size to draw, and the factor of its width. */
export function halfSizeLetters(height: number): { readonly height: number; readonly condensed: number } {
  const legible = Math.max(height, minLetters);
  return { height: legible, condensed: height / legible };
}

/** The scale of a drawing that is printed at half its size. */
export const halfSizeName = ({ feetPerInch }: PrintScale, units: Units): string =>
  scaleNamed(feetPerInch / half, units).name;
