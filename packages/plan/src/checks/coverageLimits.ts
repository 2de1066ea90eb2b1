// The check of a lot's limits: coverage, impervious surface, floor area, open space and parking.
import type { Covered } from '../areas/covered.ts';
import { tooCrowded } from '../areas/coveredCell.ts';
import { type AreaMeasure, areaMeasures, excessOf, totalOf } from '../areas/measures.ts';
import { sayArea } from '../areas/sayArea.ts';
import { formatPercent } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import { parkingSpaces, parkingUses } from '../site/parkingSpaces.ts';
import type { Site } from '../site/site.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { isExisting } from '../site/subject.ts';

const names: Readonly<Record<AreaMeasure, string>> = {
  buildingCoverage: 'Building coverage',
  impervious: 'Impervious surface',
  floorArea: 'Floor area ratio',
  openSpace: 'Open space',
};

export function coverageFindings(covered: Covered, lot: SiteLot, site: Site): readonly Found[] {
  const limits = site.ground.pack?.limits ?? {};
  const { id } = lot.subject.object;
  if (covered.isTooCrowded)
    return [
      {
        id: findingId('coverage', [id], 'crowded'),
        check: 'coverage',
        state: 'question',
        asks: 'user',
        sentence: tooCrowded,
        objects: [id],
      },
    ];
  return areaMeasures.flatMap((measure): Found[] => {
    const limit = limits[measure];
    if (limit === undefined) return [];
    const isOpen = measure === 'openSpace';
    const total = totalOf(measure, lot.area, covered.areas.total[measure]);
    const over = excessOf(total, limit * lot.area, isOpen);
    if (over <= 0) return [];
    // Existing objects may exceed a newer limit as long as nothing is added. An object without a status may be new.
    const isOld = [...covered.covers].every(
      ({ subject, factors }) => !factors[measure] || isExisting(subject),
    );
    return [
      {
        id: findingId('coverage', [id], measure),
        check: 'coverage',
        state: isOld ? 'question' : 'conflict',
        sentence: `${shares(measure, total / lot.area, limit)} is ${isOpen ? 'required' : 'allowed'} (${sayArea(over, site.ground.units)} ${isOpen ? 'short' : 'over'}).`,
        objects: [id],
        measured: total / lot.area,
        required: limit,
      },
    ];
  });
}

/** The share and its limit, with enough digits to show the difference. A floor area ratio isn't a percentage. */
function shares(measure: AreaMeasure, share: number, limit: number): string {
  const bound = measure === 'openSpace' ? 'at least' : 'at most';
  const ratio = (one: number, digits: number): string => String(Number(one.toFixed(digits + 1)));
  const say = measure === 'floorArea' ? ratio : formatPercent;
  const digits = [1, 2, 3].find((count) => say(share, count) !== say(limit, count)) ?? 4;
  const of = measure === 'floorArea' ? '' : ' of the lot';
  return `${names[measure]} is ${say(share, digits)}${of}; ${bound} ${say(limit, digits)}`;
}

export function parkingFindings(lot: SiteLot, site: Site): readonly Found[] {
  const required = site.ground.pack?.limits?.parking;
  if (required === undefined) return [];
  const spaces = parkingSpaces(
    lot,
    parkingUses.flatMap((use) => [...site.of(use)]),
  ).reduce((sum, one) => sum + one.spaces, 0);
  if (spaces >= required) return [];
  const objects = [lot.subject.object.id];
  return [
    {
      id: findingId('coverage', objects, 'parking'),
      check: 'coverage',
      state: 'conflict',
      sentence: `There ${spaces === 1 ? 'is 1 parking space' : `are ${spaces} parking spaces`}; at least ${required} ${required === 1 ? 'is' : 'are'} required. Type the spaces of the garage or the driveway, or place a parked car for each.`,
      objects,
      measured: spaces,
      required,
    },
  ];
}
