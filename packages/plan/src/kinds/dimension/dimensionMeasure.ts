// A length typed over a dimension: how one end has to move so that the dimension measures it. The number always shows what is
// measured; the user can only add text before and after it.
import { grouped } from '../../measure/units.ts';
import { dot, scaleBy, subtract } from '../../geometry/point.ts';
import type { Lengthening, Problem } from '../../objects/capabilities.ts';
import { lineOf, signedMeasure } from './dimensionGeometry.ts';
import { type Dimension, isLength, placeOf } from './dimensionPlaces.ts';
import { maxFeet } from '../../objects/form.ts';

/** Characters before the number, and characters after it. */
export const maxTextLength = 40;

/** The dimension with text before and after its number. A text instead of the number, from an earlier version, is dropped. */
export function withWords(dimension: Dimension, before: string, after: string): Dimension {
  const { text: _text, before: _before, after: _after, ...bare } = dimension;
  const [first, last] = [before, after].map((words) => words.trim().slice(0, maxTextLength));
  return { ...bare, ...(first ? { before: first } : {}), ...(last ? { after: last } : {}) };
}

const refusals: Readonly<Partial<Record<Dimension['form'], string>>> = {
  angular: "An angle can't be typed over. Rotate what it measures instead.",
  radius: "A radius can't be typed over. Change the radius of the curve instead.",
};

/** The length in feet that the dimension measures, negative beyond a lot line; or why no length can be typed over its number. */
export function measuredLength(dimension: Dimension): number | Problem {
  const { form } = dimension;
  return isLength(form) ? signedMeasure(dimension) : { problem: refusals[form] ?? '' };
}

/** How the second end has to move so that the dimension measures a length in feet within the lot, or why it can't. */
export function lengthen(dimension: Dimension, feet: number): Lengthening | Problem {
  const measured = measuredLength(dimension);
  if (typeof measured !== 'number') return measured;
  if (feet <= 0) return { problem: 'Type a length above 0.' };
  if (feet > maxFeet) return { problem: `A dimension is at most ${grouped(maxFeet)} feet long.` };
  if (measured === 0)
    return { problem: 'Its ends are at the same point, so it has no direction to grow in.' };
  const { axis } = lineOf(dimension);
  const [from, to] = [placeOf(dimension, 0), placeOf(dimension, 1)];
  const sign = Math.sign(dot(subtract(to, from), axis)) * Math.sign(measured);
  const [first, second] = dimension.places;
  return { by: scaleBy(axis, sign * (feet - measured)), ends: [first?.tie, second?.tie] };
}
