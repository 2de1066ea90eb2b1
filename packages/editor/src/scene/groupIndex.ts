// Index of the objects in each group. Updates are incremental.
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';

export class GroupIndex {
  private readonly plan: Plan;
  /** Ids of the objects of each group; built on first use. */
  private members: Map<string, Set<string>> | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  of(group: string): ReadonlySet<string> {
    if (!this.members) {
      this.members = new Map();
      for (const object of this.plan.objects.values()) this.add(object);
    }
    return this.members.get(group) ?? new Set();
  }

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    if (!this.members) return;
    for (const change of inverse)
      if ('put' in change && change.put.group !== undefined)
        this.members.get(change.put.group)?.delete(change.put.id);
    for (const change of inverse) {
      const now = this.plan.objects.get(idOf(change) ?? '');
      if (now) this.add(now);
    }
  }

  private add({ id, group }: PlanObject): void {
    if (group === undefined) return;
    const ids = this.members?.get(group);
    if (ids) ids.add(id);
    else this.members?.set(group, new Set([id]));
  }
}
