// Index of the locked objects. Updates are incremental.
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';

export class LockIndex {
  private readonly plan: Plan;
  /** Built on first use. */
  private locked: Set<string> | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  get ids(): ReadonlySet<string> {
    if (!this.locked) {
      this.locked = new Set();
      for (const { id, locked } of this.plan.objects.values()) if (locked) this.locked.add(id);
    }
    return this.locked;
  }

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    if (!this.locked) return;
    for (const change of inverse) {
      const id = idOf(change);
      if (id === undefined) continue;
      if (this.plan.objects.get(id)?.locked) this.locked.add(id);
      else this.locked.delete(id);
    }
  }
}
