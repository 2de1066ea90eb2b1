// What the remedies for ground that doesn't fall away from a building have in common: what is asked of the ground, and the
// trial of changes on it.
import { finishedGround, groundOf } from '../grading/ground.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Plan } from '../plan/plan.ts';
import type { GradingContext, WallPlace } from './gradingContext.ts';
import { poolsOf } from './groundFaults.ts';

export interface Needs {
  /** Feet from the walls within which the ground has to fall so many feet. */
  readonly within: number;
  readonly fall: number;
  readonly isWet: (place: WallPlace) => boolean;
  readonly isMended: (context: GradingContext) => boolean;
}

/** What stands in the ground or on it, so that it can neither be dug through nor buried. */
export const builtUses: ReadonlySet<PermitUse> = new Set([
  'building',
  'deck',
  'pool',
  'paving',
  'drive',
  'parking',
  'well',
  'tank',
  'field',
  'pit',
  'septicPart',
  'equipment',
  'propane',
]);

/** Whether the ground with them is as it has to be, without new faults and without new places where water stands. */
export function isMendedBy(
  changes: readonly { readonly put: PlanObject }[],
  { objects, settings }: Plan,
  context: GradingContext,
  { isMended }: Pick<Needs, 'isMended'>,
): boolean {
  const trial = new Map([...objects, ...changes.map(({ put }) => [put.id, put] as const)]);
  const ground = groundOf({ objects: trial, settings });
  const [before, after] = [finishedGround(context.ground), finishedGround(ground)];
  if (!before || !after || ground.faults.length > context.ground.faults.length) return false;
  if (poolsOf(after).length > poolsOf(before).length) return false;
  return isMended({ ...context, ground });
}
