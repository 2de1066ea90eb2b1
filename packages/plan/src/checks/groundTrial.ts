// What the remedies for ground that doesn't fall away from a building have in common: what is required of the ground, and a
// trial of whether changes satisfy it.
import { finishedGround, groundOf } from '../grading/ground.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Plan } from '../plan/plan.ts';
import type { GradingContext, WallPlace } from './gradingContext.ts';
import { poolsOf } from './groundFaults.ts';

/** What the rules require of the ground around a building. */
export interface Needs {
  /** Feet from the walls within which the ground has to fall, and by how many feet. */
  readonly within: number;
  readonly fall: number;
  /** Whether the ground falls too little at a place along the walls. */
  readonly isWet: (place: WallPlace) => boolean;
  /** Whether no place along the walls is wet on a changed ground. */
  readonly isMended: (context: GradingContext) => boolean;
}

/** The uses of objects in or on the ground that can neither be dug through nor buried. */
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

/** Whether the ground with the changes satisfies the needs, without new faults and without new places where water stands. */
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
