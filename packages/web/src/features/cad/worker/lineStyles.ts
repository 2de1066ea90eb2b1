// Converts the weights and line types of a drawing to those that line work can have.
import { type LineType, type LineWeight, lineWeights } from '@homeplot/plan/lineWork';

/** The nearest weight of ISO 128. mm: the weight in the drawing, in millimeters; undefined gives the usual weight. */
export function weightOf(mm: number | undefined): LineWeight {
  if (mm === undefined) return '0.25';
  const difference = (weight: LineWeight): number => Math.abs(Number(weight) - mm);
  return lineWeights.reduce((best, weight) => (difference(weight) < difference(best) ? weight : best));
}

/** pattern: dashes (positive), gaps (negative) and dots (0); undefined if the drawing doesn't define the line type. */
export function lineTypeOf(pattern: readonly number[] | undefined): LineType {
  const drawn = pattern?.filter((length) => length >= 0) ?? [];
  const longest = drawn.reduce((most, length) => Math.max(most, length), 0);
  if (drawn.length === 0 || !pattern?.some((length) => length < 0)) return 'solid';
  if (longest === 0) return 'dotted';
  // Some drawings have short dashes in place of dots.
  const dots = drawn.filter((length) => length < longest / 2).length;
  return dots === 0 ? 'dashed' : dots === 1 ? 'dashDot' : 'dashDotDot';
}
