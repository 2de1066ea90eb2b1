// Areas in sentences, in the units of a plan.
import { formatArea, withSeparators, isMetric, type Units } from '../measure/units.ts';

/** `1,224.0 sq ft` or `113.7 m²`, without the acres that labels on a drawing add. */
export const sayArea = (squareFeet: number, units: Units): string =>
  isMetric(units) ? formatArea(squareFeet, units) : `${withSeparators(squareFeet, 1)} sq ft`;
