// Which objects have a place on the ground that was measured, traced or drawn, for what is said of where objects come from.
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from './index.ts';

/** Whether an object only describes the plan, as dimensions, texts and north arrows do. */
export function isNote(object: PlanObject): boolean {
  const { isAnnotation, words, showsNorth } = kindOf(object);
  return isAnnotation === true || words !== undefined || showsNorth === true;
}

/** Whether an object is on the ground already. What is proposed is staked where the plan says, whatever it was drawn over. */
export const isLocated = (object: PlanObject): boolean => object.status !== 'proposed' && !isNote(object);
