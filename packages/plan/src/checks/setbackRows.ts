// For each line of the lot the setback that the checks require, and the distance that the nearest building keeps.
import { mainLot } from '../areas/mainLot.ts';
import { distancesToLot } from '../lotDistances.ts';
import type { Plan } from '../plan.ts';
import { Site } from './site.ts';
import { type LotLine, lotUnder } from './siteLot.ts';

export interface SetbackRow {
  readonly line: LotLine;
  /** Of the buildings on the lot the one nearest to the line, and its distance in feet; negative if it is over the line. */
  readonly nearest?: { readonly title: string; readonly feet: number };
}

/** In the order of the lot's lines; of several lots, those of the one that the plan's figures are for. */
export function setbackRows(plan: Plan): readonly SetbackRow[] {
  const site = new Site(plan);
  const { lots } = site.ground;
  const lot = mainLot(lots, site.of('building'));
  if (!lot) return [];
  const buildings = [...site.of('building')]
    .filter((building) => lotUnder(building, lots) === lot)
    .map(({ object, title }) => ({ title, distances: distancesToLot(object, lot.subject.object) }));
  return lot.lines.map((line): SetbackRow => {
    const [nearest] = buildings
      .flatMap(({ title, distances }) =>
        distances.filter(({ edge }) => edge === line.edge.index).map(({ feet }) => ({ title, feet })),
      )
      .toSorted((a, b) => a.feet - b.feet);
    return { line, ...(nearest ? { nearest } : {}) };
  });
}
