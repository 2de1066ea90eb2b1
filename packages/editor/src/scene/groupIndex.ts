// The group index: which objects are of a group. It follows edits at the cost of what they change.
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';

export class GroupIndex {
  private readonly plan: Plan;
  /** The ids of the objects of each group; made when it is first asked for. */
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

  /** Follows what the plan has taken, and the inverse would take back. */
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
    const known = this.members?.get(group);
    if (known) known.add(id);
    else this.members?.set(group, new Set([id]));
  }
}
