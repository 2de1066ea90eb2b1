// Index of the objects of some kinds: those whose labels may be far from them, such as dimensions of objects that are small
// on the screen, and buildings. They are few, so a search scans all of them. Updates are incremental.
import { type Box, shifted } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { type Change, idOf, objectBox, type Plan } from '@homeplot/plan/plan';
import { scaleBy } from '@homeplot/plan/point';

interface Entry {
  readonly object: PlanObject;
  /** In feet, without labels. */
  readonly box: Box;
  /** Label heights by which its labels may be outside its box. */
  readonly heights: number;
}

/** Label heights by which an object's labels may be outside its box; undefined for objects that are not indexed. */
type HeightsOf = (object: PlanObject) => number | undefined;

/** The reach of labels for three indexes: of annotations, of all objects with distant labels, and of buildings, without labels. */
export const annotationReach: HeightsOf = (object) =>
  kindOf(object).isAnnotation ? labelReach(object) : undefined;
export const labelReach: HeightsOf = (object) => kindOf(object).labels?.reach?.(object);
export const buildingReach: HeightsOf = (object) => (kindOf(object).isBuilding ? 0 : undefined);

export class FewObjects {
  private readonly plan: Plan;
  private readonly heightsOf: HeightsOf;
  private readonly among: FewObjects | undefined;
  /** By id; built on first use. */
  private entries: Map<string, Entry> | undefined;

  /** among: an index that has all of its objects, so that it needn't look for them in the plan. */
  constructor(plan: Plan, heightsOf: HeightsOf, among?: FewObjects) {
    this.plan = plan;
    this.heightsOf = heightsOf;
    this.among = among;
  }

  /** A generator, because often only the first object is needed. */
  *objects(): Generator<PlanObject> {
    for (const { object } of this.all().values()) yield object;
  }

  /** The objects that may draw in a box, or have labels there, at a label height in feet; in no order. */
  search(box: Box, labelHeight: number): PlanObject[] {
    const found: PlanObject[] = [];
    const { minX, minY, maxX, maxY } = box;
    for (const { object, box: own, heights } of this.all().values()) {
      const reach = reachOf(labelHeight, heights);
      // Called on every pointer move, so it allocates no grown boxes.
      const isNear =
        own.minX - reach <= maxX &&
        own.maxX + reach >= minX &&
        own.minY - reach <= maxY &&
        own.maxY + reach >= minY;
      if (isNear) found.push(object);
    }
    return found;
  }

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    const { entries, plan } = this;
    if (!entries) return;
    for (const change of inverse) {
      // A moved object keeps its kind, so others can be skipped.
      if ('put' in change && change.moved && this.heightsOf(change.put) === undefined) continue;
      const id = idOf(change) ?? '';
      const now = plan.objects.get(id);
      const entry = entries.get(id);
      if (!now) entries.delete(id);
      else if (entry && 'put' in change && change.moved?.from === now)
        entries.set(id, { ...entry, object: now, box: shifted(entry.box, scaleBy(change.moved.by, -1)) });
      else this.add(entries, now);
    }
  }

  private all(): ReadonlyMap<string, Entry> {
    if (!this.entries) {
      this.entries = new Map();
      if (this.among) for (const { object } of this.among.all().values()) this.add(this.entries, object);
      else for (const object of this.plan.objects.values()) this.add(this.entries, object);
    }
    return this.entries;
  }

  private add(entries: Map<string, Entry>, object: PlanObject): void {
    const heights = this.heightsOf(object);
    if (heights === undefined) entries.delete(object.id);
    else entries.set(object.id, { object, box: objectBox(object), heights });
  }
}
