// Which objects measure a length over which the user can type another one.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';

/** The transform that asks for the length. */
export const setLengthName = 'setLength';

/** The length that an object measures, in feet; undefined if it measures none, or none that can be typed over. */
export function lengthOf(object: PlanObject): number | undefined {
  const length = kindOf(object).ties?.measures?.length(object);
  return typeof length === 'number' ? length : undefined;
}
