// Chooses the lot that a plan's areas are computed for, if it has several.
import type { Plan } from '../plan/plan.ts';
import { Site } from '../site/site.ts';
import { lotUnder, type SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject } from '../site/subject.ts';

/** The points of a lot for each building: proposed ones decide, then existing ones. */
const weights = { proposed: 1000, built: 1 } as const;

/** The lot with the most proposed buildings, or else with the most existing ones; the largest of equal ones. */
export function mainLot(lots: readonly SiteLot[], buildings: Iterable<Subject>): SiteLot | undefined {
  const [only] = lots;
  if (lots.length < 2) return only;
  const scores = new Map(lots.map((lot) => [lot, 0]));
  for (const building of buildings) {
    const lot = lotUnder(building, lots);
    if (!lot) continue;
    const weight = isExisting(building) ? weights.built : weights.proposed;
    scores.set(lot, (scores.get(lot) ?? 0) + weight);
  }
  const [best] = lots.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || b.area - a.area);
  return best;
}

/** The lot that a plan's areas are computed for. */
export function mainLotOf(plan: Plan): SiteLot | undefined {
  const site = Site.of(plan);
  return mainLot(site.ground.lots, site.of('building'));
}
