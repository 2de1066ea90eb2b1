// The tie index: which objects are tied to an object, as dimensions are to what they measure. It follows edits at the
// cost of what they change.
import type { PlanObject } from './kinds/kind.ts';
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

  /** The ids of the objects that are tied to one. */
  readonly dependents = (id: string): ReadonlySet<string> => this.byTarget.get(id) ?? none;

  /** The objects that are tied to one. */
  readonly tiedTo = (id: string): readonly PlanObject[] => {
    const ids = this.byTarget.get(id);
    // Most objects have none, and each is asked for whenever it is drawn.
    return ids ? [...ids].flatMap((dependent) => this.plan.objects.get(dependent) ?? []) : noObjects;
  };

  /** Follows what the plan has taken, and the inverse would take back. */
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
