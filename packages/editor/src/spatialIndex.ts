// The spatial index: which objects lie near a place, by their boxes in an R-tree. Built when first asked.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, objectBox, type Plan } from '@homeplot/plan/plan';
import RBush from 'rbush';

interface Entry extends Box {
  readonly object: PlanObject;
}

/** Above this share of the plan a rebuild costs less than moving entry by entry (25 us each against 1 us). */
const rebuildShare = 0.02;
const rebuildLeast = 500;

export class SpatialIndex {
  private readonly plan: Plan;
  private readonly tree = new RBush<Entry>();
  private readonly entries = new Map<string, Entry>();
  private stale = true;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** The objects whose boxes meet the box, in no order. */
  search(box: Box): PlanObject[] {
    if (this.stale) this.rebuild();
    return this.tree.search(box).map(({ object }) => object);
  }

  /** The box by which an object is found. */
  boxOf(id: string): Box | undefined {
    if (this.stale) this.rebuild();
    return this.entries.get(id);
  }

  /** Follows changes that the plan has taken. */
  update(changes: readonly Change[]): void {
    if (this.stale) return;
    if (changes.length > Math.max(rebuildLeast, this.entries.size * rebuildShare)) {
      this.stale = true;
      return;
    }
    for (const change of changes) {
      if ('put' in change) this.put(change.put);
      else if ('remove' in change) this.remove(change.remove);
    }
  }

  private put(object: PlanObject): void {
    this.remove(object.id);
    const entry = entryOf(object);
    this.entries.set(object.id, entry);
    this.tree.insert(entry);
  }

  private remove(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.tree.remove(entry);
    this.entries.delete(id);
  }

  private rebuild(): void {
    const entries: Entry[] = [];
    for (const object of this.plan.objects.values()) {
      const known = this.entries.get(object.id);
      entries.push(known?.object === object ? known : entryOf(object));
    }
    this.entries.clear();
    for (const entry of entries) this.entries.set(entry.object.id, entry);
    this.tree.clear().load(entries);
    this.stale = false;
  }
}

function entryOf(object: PlanObject): Entry {
  const { minX, minY, maxX, maxY } = objectBox(object);
  return { minX, minY, maxX, maxY, object };
}
