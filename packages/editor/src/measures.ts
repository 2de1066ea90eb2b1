// Which objects measure a length that another can be typed over.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';

/** The transform that asks for the length. */
export const setLengthName = 'setLength';

/** Feet that an object measures, where another length can be typed over that; undefined if none can. */
export function lengthOf(object: PlanObject): number | undefined {
  const length = kindOf(object).ties?.measures?.length(object);
  return typeof length === 'number' ? length : undefined;
}
