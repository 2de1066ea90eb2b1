// A length typed over a dimension: what has to move for it to be measured. A number that is not measured never stands in
// place of the one that is; words stand before and after it.
import { dot, scaleBy, subtract } from '../../geometry/point.ts';
import type { Lengthening, Problem } from '../capabilities.ts';
import { type Dimension, isLength, lineOf, measuredBy, placeOf } from './dimensionGeometry.ts';
import { mostFeet } from '../form.ts';

/** Letters beside the number, on either side of it. */
export const mostWords = 40;

/** The dimension with words beside its number, and none in place of it. */
export function withWords(dimension: Dimension, before: string, after: string): Dimension {
  const { text: _text, before: _before, after: _after, ...bare } = dimension;
  const [first, last] = [before, after].map((words) => words.trim().slice(0, mostWords));
  return { ...bare, ...(first ? { before: first } : {}), ...(last ? { after: last } : {}) };
}

const refusals: Readonly<Partial<Record<Dimension['form'], string>>> = {
  angular: "An angle can't be typed over. Turn what it measures instead.",
  radius: "A radius can't be typed over. Change the radius of the curve instead.",
};

/** The feet that it measures, or why no length can be typed over it. */
export function measuredLength(dimension: Dimension): number | Problem {
  const { form } = dimension;
  return isLength(form) ? measuredBy[form](dimension) : { problem: refusals[form] ?? '' };
}

/** How its second end has to move from its first for it to measure a length in feet. */
export function lengthen(dimension: Dimension, feet: number): Lengthening | Problem {
  const measured = measuredLength(dimension);
  if (typeof measured !== 'number') return measured;
  if (feet <= 0) return { problem: 'Type a length above 0.' };
  if (feet > mostFeet) return { problem: `A dimension is at most ${mostFeet} feet long.` };
  if (measured === 0)
    return { problem: 'Its ends are at the same point, so it has no direction to grow in.' };
  const { axis } = lineOf(dimension);
  const [from, to] = [placeOf(dimension, 0), placeOf(dimension, 1)];
  const way = Math.sign(dot(subtract(to, from), axis));
  const [first, second] = dimension.places;
  return { by: scaleBy(axis, way * (feet - measured)), ends: [first?.tie, second?.tie] };
}
