// The indexes of a plan: positions, distant labels, ties, groups, locks, lots, and objects with a setback or on the ground.
import { kindOf } from '@homeplot/plan/kinds';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import { withoutWholeMoves, type Change, type Plan, idOf } from '@homeplot/plan/plan';
import { TieIndex } from '@homeplot/plan/tieIndex';
import { annotationReach, buildingReach, FewObjects, labelReach } from './fewObjects.ts';
import { SpatialIndex } from './spatialIndex.ts';
import type { PlanObject } from '@homeplot/plan/kind';

export class Lookups {
  readonly places: SpatialIndex;
  readonly annotations: FewObjects;
  readonly farLabels: FewObjects;
  readonly buildings: FewObjects;
  readonly ties: TieIndex;
  readonly groups: GroupIndex;
  readonly locks: ObjectsWhere;
  readonly lots: ObjectsWhere;
  readonly setbackKeepers: ObjectsWhere;
  readonly onGround: ObjectsWhere;

  constructor(plan: Plan) {
    this.places = new SpatialIndex(plan);
    this.farLabels = new FewObjects(plan, labelReach);
    this.annotations = new FewObjects(plan, annotationReach, this.farLabels);
    this.buildings = new FewObjects(plan, buildingReach);
    this.ties = new TieIndex(plan);
    this.groups = new GroupIndex(plan);
    this.locks = new ObjectsWhere(plan, ({ locked }) => locked === true);
    this.lots = new ObjectsWhere(plan, isDeedLot);
    this.setbackKeepers = new ObjectsWhere(plan, (object) => kindOf(object).keepsSetback === true);
    this.onGround = new ObjectsWhere(plan, (object) => kindOf(object).onGround !== undefined);
  }

  /** Updates the indexes after an edit. */
  update(changes: readonly Change[], inverse: readonly Change[]): void {
    this.places.update(changes, inverse);
    this.annotations.update(inverse);
    this.farLabels.update(inverse);
    this.buildings.update(inverse);
    const more = withoutWholeMoves(inverse);
    this.ties.update(more);
    this.groups.update(more);
    this.locks.update(more);
    this.lots.update(more);
    this.setbackKeepers.update(more);
    this.onGround.update(more);
  }
}

/** Index of the objects that meet a condition, such as the locked ones. Updates are incremental. */
class ObjectsWhere {
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

  /** A generator, because often only the first object is needed. */
  *objects(): Generator<PlanObject> {
    for (const id of this.ids) {
      const object = this.plan.objects.get(id);
      if (object) yield object;
    }
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

/** Index of the objects in each group. Updates are incremental. */
class GroupIndex {
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
