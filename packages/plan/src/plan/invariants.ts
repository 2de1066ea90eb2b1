// Everything that follows from an edit: joined ends, tied dimensions and labels, setback lines, what is still assumed. A
// pure function of the plan and the changes, so that clients applying the same changes have the same plan.
import { keepingAssumptions } from './keptAssumptions.ts';
import { type Near, withJoined } from './joints.ts';
import { type Change, movesEverything, type Plan } from './plan.ts';
import { type Dependents, withTied } from './ties.ts';

/** Indexes of the plan before the changes; with them the cost of an edit doesn't grow with the plan. */
export interface PlanLookups {
  readonly near: Near;
  readonly dependents: Dependents;
}

/**
 * The changes plus what follows from them: first joined objects, then objects tied to any of these. The result does not
 * depend on the order in which lookups return objects.
 */
export function applyInvariants(
  plan: Plan,
  { near, dependents }: PlanLookups,
  changes: readonly Change[],
): readonly Change[] {
  const kept = keepingAssumptions(plan, changes);
  if (movesEverything(plan, kept)) return kept;
  return withTied(plan, dependents, withJoined(plan, near, kept));
}
