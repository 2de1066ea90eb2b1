// The spatial index of objects by their boxes. All boxes are in one array, which is scanned; for large plans, or after
// many searches, packed R-trees are built over it. Changed objects are kept separately until there are too many; then
// everything is measured again, or moved in place after a bulk move.
import { type Box, boxAround, boxDistance, emptyBox, grow, overlaps, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import { measureWith, type Change, type Moved, objectBox, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { type PackedTrees, packedTrees } from './packedTree.ts';

/** Maximum number of changed objects that are kept separately: a count, or a share of all objects if that is more. */
const maxLoose = { count: 1000, share: 0.05 };
/** Up to this many objects and searches, scanning is faster than building trees. */
const smallPlan = 20_000;
const fewSearches = 100;
/** Up to this many objects, looking up each is faster than a scan. */
const fewIds = 100;
/** Maximum number of objects that `nearest` returns. */
const maxNearest = 48;

/** Number of objects that are measured in one step, which takes a few milliseconds. */
const measuredInStep = 2000;

/** Feet by which two measurements of the same box may differ. */
export const boxTolerance = 1e-6;

type Put = Extract<Change, { readonly put: PlanObject }>;

const isPut = (change: Change): change is Put => 'put' in change;

/** Returns a lookup of moves by object; fast if it is called in the order of the changes or in reverse, as for undo. */
function movesOf(changes: readonly Put[]): (now: PlanObject) => Moved | undefined {
  let [first, last] = [0, changes.length - 1];
  let byId: Map<string, Put> | undefined;
  return (now) => {
    if (changes[first]?.put === now) return changes[first++]?.moved;
    if (changes[last]?.put === now) return changes[last--]?.moved;
    byId ??= new Map(changes.map((change) => [change.put.id, change]));
    return byId.get(now.id)?.moved;
  };
}

function measureInto(boxes: Float64Array, index: number, object: PlanObject, pen: BoundsPen): void {
  const { minX, minY, maxX, maxY } = measureWith(pen, object);
  const i = 4 * index;
  boxes[i] = minX;
  boxes[i + 1] = minY;
  boxes[i + 2] = maxX;
  boxes[i + 3] = maxY;
}

export class SpatialIndex {
  private readonly plan: Plan;
  private objects: PlanObject[] = [];
  /** minX, minY, maxX, maxY of each of the objects, in feet. */
  private boxes = new Float64Array(0);
  private trees: PackedTrees | undefined;
  /** Objects in the array that were changed or removed since. */
  private readonly replaced = new Set<PlanObject>();
  private readonly loose = new Map<string, { readonly object: PlanObject; readonly box: Box }>();
  private searches = 0;
  private stale = true;
  private edits = 0;
  /** The bounds of the array's objects that were not replaced; undefined if they have to be measured. */
  private arrayExtent: Box | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** The objects whose boxes overlap the box, in no order. */
  search(box: Box): PlanObject[] {
    if (this.stale) this.measureAll();
    this.searches += 1;
    const found: PlanObject[] = [];
    const add = (index: number): void => {
      const object = this.objects[index];
      if (object && !this.replaced.has(object)) found.push(object);
    };
    // By index, which is close to the drawing order, so that callers sort faster.
    const trees = this.usefulTrees();
    if (trees) trees.search(box, add);
    else this.scan(box, add);
    for (const entry of this.loose.values()) if (overlaps(entry.box, box)) found.push(entry.object);
    return found;
  }

  /** The accepted objects whose boxes are within reach of a point, nearest first; at most maxNearest. */
  nearest(at: Point, reach: number, accepts: (object: PlanObject) => boolean): PlanObject[] {
    if (this.stale) this.measureAll();
    this.searches += 1;
    const found: { readonly object: PlanObject; readonly distance: number }[] = [];
    const isCandidate = (index: number): boolean => {
      const object = this.objects[index];
      return object !== undefined && accepts(object) && !this.replaced.has(object);
    };
    const add = (object: PlanObject | undefined, distance: number): void => {
      if (object && distance <= reach) found.push({ object, distance });
    };
    const trees = this.usefulTrees();
    if (trees)
      for (const { index, distance } of trees.neighbors(at, maxNearest, reach, isCandidate))
        add(this.objects[index], distance);
    else
      this.scan(boxAround(at, reach), (index) => {
        if (isCandidate(index)) add(this.objects[index], boxDistance(this.boxAt(index), at));
      });
    for (const { object, box } of this.loose.values()) if (accepts(object)) add(object, boxDistance(box, at));
    return found
      .toSorted((a, b) => a.distance - b.distance || compareOrder(b.object, a.object))
      .slice(0, maxNearest)
      .map(({ object }) => object);
  }

  /** The bounds of objects, without labels; empty if there are none. */
  boxAround(ids: ReadonlySet<string>): Box {
    if (ids.size <= fewIds) {
      let all = emptyBox;
      for (const id of ids) {
        const object = this.plan.objects.get(id);
        if (object) all = union(all, objectBox(object));
      }
      return all;
    }
    const areAll = ids.size === this.plan.objects.size;
    return areAll ? this.extent : this.boxOf(({ id }) => ids.has(id));
  }

  /** The bounds of all objects, without labels; empty if there are none. */
  get extent(): Box {
    if (this.stale) this.measureAll();
    let all = (this.arrayExtent ??= this.boxInArray(() => true));
    for (const { box } of this.loose.values()) all = union(all, box);
    return all;
  }

  private boxOf(accepts: (object: PlanObject) => boolean): Box {
    if (this.stale) this.measureAll();
    let all = this.boxInArray(accepts);
    for (const { object, box } of this.loose.values()) if (accepts(object)) all = union(all, box);
    return all;
  }

  private boxInArray(accepts: (object: PlanObject) => boolean): Box {
    const { objects, boxes, replaced } = this;
    let { minX, minY, maxX, maxY } = emptyBox;
    for (let index = 0, i = 0; index < objects.length; index += 1, i += 4) {
      const object = objects[index];
      if (!object || !accepts(object) || replaced.has(object)) continue;
      minX = Math.min(minX, boxes[i] ?? 0);
      minY = Math.min(minY, boxes[i + 1] ?? 0);
      maxX = Math.max(maxX, boxes[i + 2] ?? 0);
      maxY = Math.max(maxY, boxes[i + 3] ?? 0);
    }
    return { minX, minY, maxX, maxY };
  }

  /** Updates the index after an edit. */
  update(changes: readonly Change[], inverse: readonly Change[]): void {
    const maxChanges = Math.max(maxLoose.count, maxLoose.share * this.objects.length);
    this.edits += 1;
    if (this.stale) return;
    if (changes.length > maxChanges) {
      this.stale = !this.updateInBulk(changes, inverse);
      return;
    }
    this.stale = this.loose.size + this.replaced.size + changes.length > maxChanges;
    if (this.stale) return;
    for (const change of inverse) if ('put' in change) this.replace(change.put);
    for (const change of changes) {
      if ('put' in change) this.loose.set(change.put.id, { object: change.put, box: objectBox(change.put) });
      else if ('remove' in change) this.loose.delete(change.remove);
    }
  }

  private replace(object: PlanObject): void {
    this.replaced.add(object);
    const { arrayExtent: all } = this;
    if (!all) return;
    const box = grow(objectBox(object), boxTolerance);
    const isInside = box.minX > all.minX && box.minY > all.minY && box.maxX < all.maxX && box.maxY < all.maxY;
    if (!isInside) this.arrayExtent = undefined;
  }

  /** Updates the array in place after many puts of existing objects; moved boxes are shifted. False for other changes. */
  private updateInBulk(changes: readonly Change[], inverse: readonly Change[]): boolean {
    if (!changes.every(isPut) || !inverse.every(isPut)) return false;
    const movedTo = movesOf(changes);
    const pen = new BoundsPen();
    const { objects, loose, replaced, plan } = this;
    for (let index = 0; index < objects.length; index += 1) {
      const object = objects[index];
      const now = object && plan.objects.get(object.id);
      if (!now || now === object) continue;
      const moved = movedTo(now);
      if (replaced.has(object)) continue;
      objects[index] = now;
      if (moved?.from === object) this.shift(index, moved.by);
      else measureInto(this.boxes, index, now, pen);
    }
    // There are only a few of these.
    for (const [id, { object }] of loose) {
      const now = plan.objects.get(id);
      if (now && now !== object) loose.set(id, { object: now, box: objectBox(now) });
    }
    this.trees = undefined;
    this.arrayExtent = undefined;
    this.searches = 0;
    return true;
  }

  private shift(index: number, { x, y }: Point): void {
    const { boxes } = this;
    const i = 4 * index;
    boxes[i] = (boxes[i] ?? 0) + x;
    boxes[i + 1] = (boxes[i + 1] ?? 0) + y;
    boxes[i + 2] = (boxes[i + 2] ?? 0) + x;
    boxes[i + 3] = (boxes[i + 3] ?? 0) + y;
  }

  private scan({ minX, minY, maxX, maxY }: Box, add: (index: number) => void): void {
    const { boxes } = this;
    const count = this.objects.length;
    for (let index = 0, i = 0; index < count; index += 1, i += 4) {
      const meets =
        (boxes[i] ?? 0) <= maxX &&
        (boxes[i + 1] ?? 0) <= maxY &&
        (boxes[i + 2] ?? 0) >= minX &&
        (boxes[i + 3] ?? 0) >= minY;
      if (meets) add(index);
    }
  }

  private boxAt(index: number): Box {
    const { boxes } = this;
    const i = 4 * index;
    return {
      minX: boxes[i] ?? 0,
      minY: boxes[i + 1] ?? 0,
      maxX: boxes[i + 2] ?? 0,
      maxY: boxes[i + 3] ?? 0,
    };
  }

  /** Does in steps the work that the next search would otherwise do at once. */
  *prepare(): Steps<void> {
    if (!this.stale) return;
    yield* this.measuring();
    yield;
    if (this.stale || !this.needsTrees) return;
    const { edits } = this;
    const trees = yield* packedTrees(this.boxes);
    if (edits === this.edits) this.trees = trees;
  }

  private measureAll(): void {
    runAllSteps(this.measuring());
  }

  private *measuring(): Steps<void> {
    const { edits } = this;
    const objects = [...this.plan.objects.values()];
    const boxes = new Float64Array(4 * objects.length);
    const pen = new BoundsPen();
    let index = 0;
    for (const object of objects) {
      measureInto(boxes, index, object, pen);
      index += 1;
      if (index % measuredInStep === 0) yield;
    }
    // If the plan was edited meanwhile, everything is measured again by the next search.
    if (edits !== this.edits) return;
    this.objects = objects;
    this.boxes = boxes;
    this.trees = undefined;
    this.arrayExtent = undefined;
    this.replaced.clear();
    this.loose.clear();
    this.searches = 0;
    this.stale = false;
  }

  private get needsTrees(): boolean {
    const { length } = this.objects;
    return length > smallPlan || (length > 0 && this.searches > fewSearches);
  }

  /** The trees; undefined while scanning is faster. */
  private usefulTrees(): PackedTrees | undefined {
    return this.needsTrees ? (this.trees ??= runAllSteps(packedTrees(this.boxes))) : undefined;
  }
}
