// The rows of the coverage table: areas against the limits of the pack, and parking spaces.
import { parkingSpaces } from '../site/parkingSpaces.ts';
import { subjectEvenRemoved } from '../site/subject.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { type Status, statuses } from '../objects/kind.ts';
import type { Pack } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { countedItems, type CoverageItem, statusIn } from './coverageItems.ts';
import type { MeasuredLot } from './measuredLot.ts';
import { type AreaMeasure, excessOf, totalOf } from './measures.ts';
import { replaced } from './worksheets.ts';

export type CoverageMeasure = AreaMeasure | 'parking';

export interface CoverageRow {
  readonly id: CoverageMeasure;
  readonly title: string;
  /** Square feet, or parking spaces. */
  readonly unit: 'area' | 'count';
  /** What exists and stays. An object without a status counts as existing. */
  readonly existing: number;
  /** What the project adds to that. */
  readonly proposed: number;
  /** The part of `proposed` that replaces what will be removed. */
  readonly replaced: number;
  /** What will be removed, which no other figure includes. */
  readonly removed: number;
  /** The sum of existing and proposed. */
  readonly total: number;
  /** The total divided by the area of the lot; undefined for a count. */
  readonly ratio?: number;
  /** The limit in the row's unit; undefined if the pack has none. */
  readonly allowed?: number;
  /** The limit divided by the area of the lot. */
  readonly allowedRatio?: number;
  /** Whether the limit is a minimum. */
  readonly isLeast?: true;
  /** By how much the total is on the wrong side of the limit; 0 or less if it keeps the limit. */
  readonly over?: number;
  /** The objects that make up the figures. */
  readonly items: readonly CoverageItem[];
}

const titles: Readonly<Record<CoverageMeasure, string>> = {
  buildingCoverage: 'Building coverage',
  impervious: 'Impervious surface',
  floorArea: 'Floor area',
  openSpace: 'Open space',
  parking: 'Parking spaces',
};

export function areaRow(measure: AreaMeasure, measured: MeasuredLot): CoverageRow {
  const {
    lot,
    kept,
    gone,
    ground: { pack, units },
  } = measured;
  const isOpen = measure === 'openSpace';
  const total = totalOf(measure, lot.area, kept.areas.total[measure]);
  const existing = totalOf(measure, lot.area, kept.areas.existing[measure]);
  const limit = pack?.limits?.[measure];
  return {
    id: measure,
    title: titles[measure],
    unit: 'area',
    existing,
    proposed: total - existing,
    get replaced() {
      return isOpen ? 0 : sumOf(replaced(measure, measured).values());
    },
    removed: gone.areas.total[measure],
    total,
    ratio: total / lot.area,
    ...(limit === undefined ? {} : limited(total, limit * lot.area, isOpen)),
    ...(limit === undefined ? {} : { allowedRatio: limit }),
    get items() {
      return [...countedItems(measure, kept, units), ...countedItems(measure, gone, units)];
    },
  };
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

function limited(
  total: number,
  allowed: number,
  isLeast: boolean,
): Pick<CoverageRow, 'allowed' | 'over' | 'isLeast'> {
  return { allowed, over: excessOf(total, allowed, isLeast), ...(isLeast ? { isLeast } : {}) };
}

export function parkingRow(plan: Plan, lot: SiteLot, pack: Pack | undefined): CoverageRow {
  const subjects = [...plan.objects.values()].flatMap((object) => subjectEvenRemoved(object) ?? []);
  const parking = parkingSpaces(lot, subjects);
  const count = (status: Status): number =>
    parking.reduce((sum, { subject, spaces }) => sum + (statusIn(subject.object) === status ? spaces : 0), 0);
  const [existing = 0, proposed = 0, removed = 0] = statuses.map(count);
  const total = existing + proposed;
  const required = pack?.limits?.parking;
  return {
    id: 'parking',
    title: titles.parking,
    unit: 'count',
    existing,
    proposed,
    replaced: 0,
    removed,
    total,
    ...(required === undefined ? {} : limited(total, required, true)),
    items: parking.map(({ subject: { object, role, title }, spaces }) => ({
      object: object.id,
      name: title,
      status: statusIn(object),
      squareFeet: 0,
      factor: 1,
      counted: spaces,
      words:
        role.use === 'parking'
          ? 'A parked car counts as one space.'
          : 'The number of spaces typed in its panel.',
    })),
  };
}
