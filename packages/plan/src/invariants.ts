// What follows an edit: joined ends, tied dimensions and labels, setback lines. One function of plan and changes, so that
// whoever applies the same changes holds the same plan.
import { type Near, withJoined } from './joints.ts';
import { type Change, movesWhole, type Plan } from './plan.ts';
import { type Dependents, withTied } from './ties.ts';

/** What is looked up in the plan as it is before the changes, so that an edit costs what it changes. */
export interface PlanLookups {
  readonly near: Near;
  readonly dependents: Dependents;
}

/**
 * The changes with all that they entail: what is joined to what they change follows first, then what is tied to any of
 * that. The order in which the lookups answer makes no difference.
 */
export function applyInvariants(
  plan: Plan,
  { near, dependents }: PlanLookups,
  changes: readonly Change[],
): readonly Change[] {
  if (movesWhole(plan, changes)) return changes;
  return withTied(plan, dependents, withJoined(plan, near, changes));
}
