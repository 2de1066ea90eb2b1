// Areas in sentences, in the units of a plan, and the areas of objects.
import { kindOf } from '../kinds/index.ts';
import { writeLotArea } from '../kinds/lot/lotEdge.ts';
import type { PlanObject } from '../objects/kind.ts';
import { formatArea, withSeparators, isMetric, type Units } from '../measure/units.ts';

/** `1,224.0 sq ft` or `113.7 m²`, without the acres that labels on a drawing add. */
export const sayArea = (squareFeet: number, units: Units): string =>
  isMetric(units) ? formatArea(squareFeet, units) : `${withSeparators(squareFeet, 1)} sq ft`;

/** An area of an object, as text: approximate if the object is a lot that was traced. */
export const sayAreaOf = (object: PlanObject, area: string): string =>
  writeLotArea(object, kindOf(object).path?.edges?.(object) ?? [], area);
