// Index of the objects tied to each object, such as dimensions to what they measure. Updates are incremental.
import type { PlanObject } from '../objects/kind.ts';
import { type Change, idOf, type Plan } from './plan.ts';
import { tiesOf } from './ties.ts';

const none: ReadonlySet<string> = new Set();
const noObjects: readonly PlanObject[] = [];

export class TieIndex {
  private readonly plan: Plan;
  private readonly byTarget = new Map<string, Set<string>>();

  constructor(plan: Plan) {
    this.plan = plan;
    for (const object of plan.objects.values()) this.add(object);
  }

  /** Ids of the objects tied to an object. */
  readonly dependents = (id: string): ReadonlySet<string> => this.byTarget.get(id) ?? none;

  readonly tiedTo = (id: string): readonly PlanObject[] => {
    const ids = this.byTarget.get(id);
    // Called for every object that is drawn, so that the usual case, no tied objects, must not allocate.
    return ids ? [...ids].flatMap((dependent) => this.plan.objects.get(dependent) ?? []) : noObjects;
  };

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    for (const change of inverse) if ('put' in change) this.remove(change.put);
    for (const change of inverse) {
      const now = this.plan.objects.get(idOf(change) ?? '');
      if (now) this.add(now);
    }
  }

  private add(now: PlanObject): void {
    for (const { object } of tiesOf(now)) {
      const tied = this.byTarget.get(object);
      if (tied) tied.add(now.id);
      else this.byTarget.set(object, new Set([now.id]));
    }
  }

  private remove(old: PlanObject): void {
    for (const { object } of tiesOf(old)) {
      const tied = this.byTarget.get(object);
      tied?.delete(old.id);
      if (tied?.size === 0) this.byTarget.delete(object);
    }
  }
}
