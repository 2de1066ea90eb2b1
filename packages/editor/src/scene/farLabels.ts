// What writes further off than beside itself, as a dimension does where what it measures is seen small. They are few
// among the objects of a plan, and looked through in turn. It follows edits at the cost of what they change.
import { type Box, shifted } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { type Change, idOf, objectBox, type Plan } from '@homeplot/plan/plan';
import { scaleBy } from '@homeplot/plan/point';

interface Writer {
  readonly object: PlanObject;
  /** Without its labels, in feet. */
  readonly box: Box;
  /** How many heights of a label off its box it may write. */
  readonly heights: number;
}

/** How many heights of a label off its box an object may write, where that is further than beside itself. */
type HeightsOf = (object: PlanObject) => number | undefined;

/** Of annotations, which reach as far as their labels; and of whatever has labels that may stand far off. */
export const annotationReach: HeightsOf = (object) =>
  kindOf(object).isAnnotation ? labelReach(object) : undefined;
export const labelReach: HeightsOf = (object) => kindOf(object).labels?.reach?.(object);

export class FarLabels {
  private readonly plan: Plan;
  private readonly heightsOf: HeightsOf;
  /** By id; made when they are first asked for. */
  private writers: Map<string, Writer> | undefined;

  /** heightsOf: of those that are meant; undefined of others. */
  constructor(plan: Plan, heightsOf: HeightsOf) {
    this.plan = plan;
    this.heightsOf = heightsOf;
  }

  /** Those that may write in a box where labels are so many feet high, in no order. */
  search(box: Box, labelHeight: number): PlanObject[] {
    const found: PlanObject[] = [];
    const { minX, minY, maxX, maxY } = box;
    for (const { object, box: own, heights } of this.all().values()) {
      const reach = reachOf(labelHeight, heights);
      // A move of the pointer asks, so no grown box is made of each.
      const isNear =
        own.minX - reach <= maxX &&
        own.maxX + reach >= minX &&
        own.minY - reach <= maxY &&
        own.maxY + reach >= minY;
      if (isNear) found.push(object);
    }
    return found;
  }

  /** Follows what the plan has taken, and the inverse would take back. */
  update(inverse: readonly Change[]): void {
    const { writers, plan } = this;
    if (!writers) return;
    for (const change of inverse) {
      // What was moved is still of its kind, so what is not among them need not be looked up.
      if ('put' in change && change.moved && this.heightsOf(change.put) === undefined) continue;
      const id = idOf(change) ?? '';
      const now = plan.objects.get(id);
      const known = writers.get(id);
      if (!now) writers.delete(id);
      else if (known && 'put' in change && change.moved?.from === now)
        writers.set(id, { ...known, object: now, box: shifted(known.box, scaleBy(change.moved.by, -1)) });
      else this.add(writers, now);
    }
  }

  private all(): ReadonlyMap<string, Writer> {
    if (!this.writers) {
      this.writers = new Map();
      for (const object of this.plan.objects.values()) this.add(this.writers, object);
    }
    return this.writers;
  }

  private add(writers: Map<string, Writer>, object: PlanObject): void {
    const heights = this.heightsOf(object);
    if (heights === undefined) writers.delete(object.id);
    else writers.set(object.id, { object, box: objectBox(object), heights });
  }
}
