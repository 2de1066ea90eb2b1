// Index of the objects that meet a condition, such as the locked ones. Updates are incremental.
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';

export class ObjectsWhere {
  private readonly plan: Plan;
  private readonly meets: (object: PlanObject) => boolean;
  /** Built on first use. */
  private found: Set<string> | undefined;

  constructor(plan: Plan, meets: (object: PlanObject) => boolean) {
    this.plan = plan;
    this.meets = meets;
  }

  get ids(): ReadonlySet<string> {
    if (!this.found) {
      this.found = new Set();
      for (const object of this.plan.objects.values()) if (this.meets(object)) this.found.add(object.id);
    }
    return this.found;
  }

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    if (!this.found) return;
    for (const change of inverse) {
      const id = idOf(change);
      if (id === undefined) continue;
      const object = this.plan.objects.get(id);
      if (object && this.meets(object)) this.found.add(id);
      else this.found.delete(id);
    }
  }
}
