// Formats heights that are computed from others, rounded to the accuracy of those, so that none looks more exact than it is.
import { formatLength, inchesPerFoot, isMetric, metersPerFoot, type Units } from './units.ts';

/** Steps to which heights are rounded, in feet. The finest step that is no finer than the accuracy is used. */
const grainsIn: Readonly<Record<'inches' | 'feet' | 'meters', readonly number[]>> = {
  inches: [1 / 4, 1, 3, 6, 12].map((inches) => inches / inchesPerFoot),
  feet: [0.01, 0.1, 0.5, 1],
  meters: [0.01, 0.05, 0.1, 0.5].map((meters) => meters / metersPerFoot),
};

/**
 * `about 0' 2"`, or `less than 0' 3"` if that rounds to nothing. accuracy: feet by which the height may be off; 0 for the
 * difference of exact numbers, which is written without `about`.
 */
export function formatAbout(feet: number, accuracy: number, units: Units): string {
  const all = grainsIn[isMetric(units) ? 'meters' : units === 'decimal-feet' ? 'feet' : 'inches'];
  const grain = all.find((one) => one >= accuracy) ?? all.at(-1) ?? 1;
  const grains = Math.round(feet / grain);
  if (accuracy > 0 && grains === 0) return `less than ${formatLength(grain, units)}`;
  return `${accuracy > 0 ? 'about ' : ''}${formatLength(grains * grain, units)}`;
}
