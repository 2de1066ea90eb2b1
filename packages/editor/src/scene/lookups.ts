// The indexes of a plan: positions, distant labels, ties, groups, locks and lots.
import { isDeedLot } from '@homeplot/plan/lotDistances';
import { withoutWholeMoves, type Change, type Plan } from '@homeplot/plan/plan';
import { TieIndex } from '@homeplot/plan/tieIndex';
import { annotationReach, buildingReach, FewObjects, labelReach } from './fewObjects.ts';
import { GroupIndex } from './groupIndex.ts';
import { ObjectsWhere } from './objectsWhere.ts';
import { SpatialIndex } from './spatialIndex.ts';

export class Lookups {
  readonly places: SpatialIndex;
  readonly annotations: FewObjects;
  readonly farLabels: FewObjects;
  readonly buildings: FewObjects;
  readonly ties: TieIndex;
  readonly groups: GroupIndex;
  readonly locks: ObjectsWhere;
  readonly lots: ObjectsWhere;

  constructor(plan: Plan) {
    this.places = new SpatialIndex(plan);
    this.farLabels = new FewObjects(plan, labelReach);
    this.annotations = new FewObjects(plan, annotationReach, this.farLabels);
    this.buildings = new FewObjects(plan, buildingReach);
    this.ties = new TieIndex(plan);
    this.groups = new GroupIndex(plan);
    this.locks = new ObjectsWhere(plan, ({ locked }) => locked === true);
    this.lots = new ObjectsWhere(plan, isDeedLot);
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
  }
}
