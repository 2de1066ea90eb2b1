// The spatial index: which objects lie near a place, by their boxes. A packed tree of all of them, built when first
// asked, and beside it the few that changed since; a large edit, or many small ones, has the tree built anew.
import { type Box, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, objectBox, type Plan } from '@homeplot/plan/plan';
import Flatbush from 'flatbush';

interface Entry {
  readonly object: PlanObject;
  readonly box: Box;
}

/** So many changed objects are looked through one by one; above, building the tree costs less. */
const looseMost = 1000;

export class SpatialIndex {
  private readonly plan: Plan;
  private tree: Flatbush | undefined;
  /** By their place in the tree; undefined where the object has changed or gone since. */
  private packed: (Entry | undefined)[] = [];
  private readonly places = new Map<string, number>();
  private readonly loose = new Map<string, Entry>();
  private changed = 0;
  private stale = true;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** The objects whose boxes meet the box, in no order. */
  search(box: Box): PlanObject[] {
    if (this.stale) this.build();
    const found: PlanObject[] = [];
    const { minX, minY, maxX, maxY } = box;
    for (const place of this.tree?.search(minX, minY, maxX, maxY) ?? []) {
      const entry = this.packed[place];
      if (entry) found.push(entry.object);
    }
    for (const entry of this.loose.values()) if (overlaps(entry.box, box)) found.push(entry.object);
    return found;
  }

  /** The box by which an object is found. */
  boxOf(id: string): Box | undefined {
    if (this.stale) this.build();
    return (this.loose.get(id) ?? this.packed[this.places.get(id) ?? -1])?.box;
  }

  /** Follows changes that the plan has taken. */
  update(changes: readonly Change[]): void {
    this.changed += changes.length;
    if (this.changed > looseMost) this.stale = true;
    if (this.stale) return;
    for (const change of changes) {
      if ('put' in change) {
        this.drop(change.put.id);
        this.loose.set(change.put.id, entryOf(change.put));
      } else if ('remove' in change) this.drop(change.remove);
    }
  }

  private drop(id: string): void {
    const place = this.places.get(id);
    if (place !== undefined) this.packed[place] = undefined;
    this.loose.delete(id);
  }

  private build(): void {
    const entries: Entry[] = [];
    for (const object of this.plan.objects.values()) {
      const known = this.loose.get(object.id) ?? this.packed[this.places.get(object.id) ?? -1];
      entries.push(known?.object === object ? known : entryOf(object));
    }
    this.packed = entries;
    this.places.clear();
    this.loose.clear();
    this.tree = entries.length > 0 ? new Flatbush(entries.length) : undefined;
    entries.forEach(({ object, box }, place) => {
      this.places.set(object.id, place);
      this.tree?.add(box.minX, box.minY, box.maxX, box.maxY);
    });
    this.tree?.finish();
    this.changed = 0;
    this.stale = false;
  }
}

const entryOf = (object: PlanObject): Entry => ({ object, box: objectBox(object) });
