// For each line of the lot the setback that the checks require, and the distance that the nearest building keeps.
import { mainLot } from '../areas/mainLot.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { distancesToLot } from '../lotDistances.ts';
import type { Plan } from '../plan.ts';
import { isAccessory } from './accessory.ts';
import { Site } from './site.ts';
import { type LotLine, lotUnder } from './siteLot.ts';

export interface SetbackRow {
  readonly line: LotLine;
  /** Whether it is about accessory buildings, where these have a setback of their own. */
  readonly isAccessory: boolean;
  /** Feet; 0 or undefined if nothing is required. */
  readonly required: number | undefined;
  /** The building nearest to the line, and its distance in feet; negative if it is over the line. */
  readonly nearest?: { readonly object: PlanObject; readonly feet: number };
}

/** In the order of the lot's lines; of several lots, those of the one that the plan's figures are for. */
export function setbackRows(plan: Plan): readonly SetbackRow[] {
  const site = Site.of(plan);
  const { lots } = site.ground;
  const lot = mainLot(lots, site.of('building'));
  if (!lot) return [];
  const buildings = [...site.of('building')]
    .filter((building) => lotUnder(building, lots) === lot)
    .map((building) => ({
      object: building.object,
      isAccessory: isAccessory(building),
      distances: distancesToLot(building.object, lot.subject.object),
    }));
  const rowOf = (line: LotLine, some: typeof buildings): Pick<SetbackRow, 'nearest'> => {
    const [nearest] = some
      .flatMap(({ object, distances }) =>
        distances.filter(({ edge }) => edge === line.edge.index).map(({ feet }) => ({ object, feet })),
      )
      .toSorted((a, b) => a.feet - b.feet);
    return nearest ? { nearest } : {};
  };
  const accessory = buildings.filter((building) => building.isAccessory);
  const main = buildings.filter((building) => !building.isAccessory);
  return lot.lines.flatMap((line): readonly SetbackRow[] => {
    const hasOwn = line.accessory !== undefined && accessory.length > 0;
    const row = {
      line,
      isAccessory: false,
      required: line.setback,
      ...rowOf(line, hasOwn ? main : buildings),
    };
    return hasOwn
      ? [row, { line, isAccessory: true, required: line.accessory, ...rowOf(line, accessory) }]
      : [row];
  });
}
