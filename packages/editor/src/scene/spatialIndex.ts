// The spatial index: which objects lie near a place, by their boxes. The boxes of all stand in one array, which is
// looked through in turn; over a plan that is large or asked often lies a packed tree. What has changed since stands
// beside it, until it is so much that all is measured anew, or moved along where it has moved whole.
import { type Box, boxAround, emptyBox, overlaps, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import { measureWith, type Change, type Moved, objectBox, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import Flatbush from 'flatbush';

/** Objects that changed are looked through one by one: so many, or this share of all. */
const looseMost = { count: 1000, share: 0.05 };
/** A plan of at most so many objects is looked through a few times in less time than the tree takes to build. */
const small = 20_000;
const few = 100;
/** So many of the nearest objects are told. */
const mostNearest = 48;

type Put = Extract<Change, { readonly put: PlanObject }>;

const isPut = (change: Change): change is Put => 'put' in change;

/**
 * What objects that were put are moved from. Asked in the order of the changes or against it, as where all that is
 * selected is moved and where that is taken back, it is the next one of them.
 */
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

export class SpatialIndex {
  private readonly plan: Plan;
  private objects: PlanObject[] = [];
  /** minX, minY, maxX, maxY of each of the objects, in feet. */
  private boxes = new Float64Array(0);
  private tree: Flatbush | undefined;
  /** Those of the objects that have changed or gone since, as they were. */
  private readonly gone = new Set<PlanObject>();
  private readonly loose = new Map<string, { readonly object: PlanObject; readonly box: Box }>();
  private asked = 0;
  private stale = true;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** The objects whose boxes meet the box, in no order. */
  search(box: Box): PlanObject[] {
    if (this.stale) this.measureAll();
    this.asked += 1;
    const found: PlanObject[] = [];
    const add = (place: number): void => {
      const object = this.objects[place];
      if (object && !this.gone.has(object)) found.push(object);
    };
    const tree = this.packed();
    // In the order of the plan, as those who ask most often want them: numbers are quicker to sort than its keys.
    if (tree)
      for (const place of Uint32Array.from(tree.search(box.minX, box.minY, box.maxX, box.maxY)).toSorted())
        add(place);
    else this.lookThrough(box, add);
    for (const entry of this.loose.values()) if (overlaps(entry.box, box)) found.push(entry.object);
    return found;
  }

  /** Those meant of the objects whose boxes are nearest to a point, from the nearest, within reach of it; some at most. */
  nearest({ x, y }: Point, reach: number, isMeant: (object: PlanObject) => boolean): PlanObject[] {
    if (this.stale) this.measureAll();
    this.asked += 1;
    const found: { readonly object: PlanObject; readonly away: number }[] = [];
    const isFree = (place: number): boolean => {
      const object = this.objects[place];
      return object !== undefined && isMeant(object) && !this.gone.has(object);
    };
    const add = (object: PlanObject, box: Box): void => {
      const away = Math.hypot(
        Math.max(box.minX - x, 0, x - box.maxX),
        Math.max(box.minY - y, 0, y - box.maxY),
      );
      if (away <= reach) found.push({ object, away });
    };
    const addPlace = (place: number): void => {
      const object = this.objects[place];
      if (object && isFree(place)) add(object, this.boxAt(place));
    };
    const tree = this.packed();
    if (tree) for (const place of tree.neighbors(x, y, mostNearest, reach, isFree)) addPlace(place);
    else this.lookThrough(boxAround({ x, y }, reach), addPlace);
    for (const { object, box } of this.loose.values()) if (isMeant(object)) add(object, box);
    return found
      .toSorted((a, b) => a.away - b.away || compareOrder(b.object, a.object))
      .slice(0, mostNearest)
      .map(({ object }) => object);
  }

  /** The box round objects of the plan, without their labels; empty where there are none. */
  boxAround(ids: ReadonlySet<string>): Box {
    if (ids.size <= few) {
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

  /** The box round all objects, without their labels; empty where there are none. */
  get extent(): Box {
    return this.boxOf(() => true);
  }

  private boxOf(isMeant: (object: PlanObject) => boolean): Box {
    if (this.stale) this.measureAll();
    const { objects, boxes, gone, loose } = this;
    let { minX, minY, maxX, maxY } = emptyBox;
    for (let place = 0, i = 0; place < objects.length; place += 1, i += 4) {
      const object = objects[place];
      if (!object || !isMeant(object) || gone.has(object)) continue;
      minX = Math.min(minX, boxes[i] ?? 0);
      minY = Math.min(minY, boxes[i + 1] ?? 0);
      maxX = Math.max(maxX, boxes[i + 2] ?? 0);
      maxY = Math.max(maxY, boxes[i + 3] ?? 0);
    }
    let all: Box = { minX, minY, maxX, maxY };
    for (const { object, box } of loose.values()) if (isMeant(object)) all = union(all, box);
    return all;
  }

  /** Follows changes that the plan has taken, and that the inverse would take back. */
  update(changes: readonly Change[], inverse: readonly Change[]): void {
    const most = Math.max(looseMost.count, looseMost.share * this.objects.length);
    if (this.stale) return;
    if (changes.length > most) {
      this.stale = !this.carry(changes, inverse);
      return;
    }
    this.stale = this.loose.size + this.gone.size + changes.length > most;
    if (this.stale) return;
    for (const change of inverse) if ('put' in change) this.gone.add(change.put);
    for (const change of changes) {
      if ('put' in change) this.loose.set(change.put.id, { object: change.put, box: objectBox(change.put) });
      else if ('remove' in change) this.loose.delete(change.remove);
    }
  }

  /** Follows very many changes of objects at hand: the boxes of what is moved whole move along. False for others. */
  private carry(changes: readonly Change[], inverse: readonly Change[]): boolean {
    if (!changes.every(isPut) || !inverse.every(isPut)) return false;
    const movedTo = movesOf(changes);
    const pen = new BoundsPen();
    const { objects, loose, gone, plan } = this;
    for (let place = 0; place < objects.length; place += 1) {
      const object = objects[place];
      const now = object && plan.objects.get(object.id);
      if (!now || now === object) continue;
      const moved = movedTo(now);
      if (gone.has(object)) continue;
      objects[place] = now;
      if (moved?.from === object) this.shift(place, moved.by);
      else this.measureAt(place, pen);
    }
    // These are few.
    for (const [id, { object }] of loose) {
      const now = plan.objects.get(id);
      if (now && now !== object) loose.set(id, { object: now, box: objectBox(now) });
    }
    this.tree = undefined;
    this.asked = 0;
    return true;
  }

  private shift(place: number, { x, y }: Point): void {
    const { boxes } = this;
    const i = 4 * place;
    boxes[i] = (boxes[i] ?? 0) + x;
    boxes[i + 1] = (boxes[i + 1] ?? 0) + y;
    boxes[i + 2] = (boxes[i + 2] ?? 0) + x;
    boxes[i + 3] = (boxes[i + 3] ?? 0) + y;
  }

  private lookThrough({ minX, minY, maxX, maxY }: Box, add: (place: number) => void): void {
    const { boxes } = this;
    const count = this.objects.length;
    for (let place = 0, i = 0; place < count; place += 1, i += 4) {
      const meets =
        (boxes[i] ?? 0) <= maxX &&
        (boxes[i + 1] ?? 0) <= maxY &&
        (boxes[i + 2] ?? 0) >= minX &&
        (boxes[i + 3] ?? 0) >= minY;
      if (meets) add(place);
    }
  }

  private boxAt(place: number): Box {
    const { boxes } = this;
    const i = 4 * place;
    return {
      minX: boxes[i] ?? 0,
      minY: boxes[i + 1] ?? 0,
      maxX: boxes[i + 2] ?? 0,
      maxY: boxes[i + 3] ?? 0,
    };
  }

  private measureAll(): void {
    this.objects = [...this.plan.objects.values()];
    this.boxes = new Float64Array(4 * this.objects.length);
    const pen = new BoundsPen();
    for (let place = 0; place < this.objects.length; place += 1) this.measureAt(place, pen);
    this.tree = undefined;
    this.gone.clear();
    this.loose.clear();
    this.asked = 0;
    this.stale = false;
  }

  private measureAt(place: number, pen: BoundsPen): void {
    const object = this.objects[place];
    if (!object) return;
    const { minX, minY, maxX, maxY } = measureWith(pen, object);
    const { boxes } = this;
    const i = 4 * place;
    boxes[i] = minX;
    boxes[i + 1] = minY;
    boxes[i + 2] = maxX;
    boxes[i + 3] = maxY;
  }

  /** The tree, where it is worth having. */
  private packed(): Flatbush | undefined {
    const { boxes, objects } = this;
    if (this.tree || (objects.length <= small && this.asked <= few) || objects.length === 0) return this.tree;
    this.tree = new Flatbush(objects.length);
    for (let i = 0; i < boxes.length; i += 4) {
      this.tree.add(boxes[i] ?? 0, boxes[i + 1] ?? 0, boxes[i + 2] ?? 0, boxes[i + 3] ?? 0);
    }
    this.tree.finish();
    return this.tree;
  }
}
