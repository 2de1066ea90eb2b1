// The distances from an object to the buildings around it.
import { bodiesOf, between, type Clearance, towardOf } from './clearances.ts';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { theTitleOf } from './titleOf.ts';

/** Points of two outlines that are compared; more would take noticeably long. */
const maxPairs = 40_000;

/** The distances from an object to buildings, nearest first, without those that it overlaps and those to be removed. */
export function buildingDistances(object: PlanObject, around: Iterable<PlanObject>): readonly Clearance[] {
  const own = bodiesOf(object);
  if (!own) return [];
  return [...around]
    .flatMap((building): Clearance[] => {
      if (building.id === object.id || building.status === 'removed' || !kindOf(building).isBuilding)
        return [];
      const other = bodiesOf(building);
      if (!other || other.walls.points.length * own.walls.points.length > maxPairs) return [];
      const measured = between(own.walls, other.walls);
      if (measured.feet === 0) return [];
      const hasEave = own.eave ?? other.eave;
      const eave = hasEave && between(own.eave ?? own.walls, other.eave ?? other.walls).feet;
      return [
        {
          to: theTitleOf(building),
          target: building.id,
          ...measured,
          toward: towardOf(measured),
          ...(eave === undefined ? {} : { eave }),
        },
      ];
    })
    .toSorted((a, b) => a.feet - b.feet);
}
