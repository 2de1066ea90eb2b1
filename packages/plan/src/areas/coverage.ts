// The coverage table of a plan: the areas of existing, proposed and removed objects, compared with the limits of its pack.
// Its rows are made in coverageRows.ts.
import { areaNumber, unitNames } from '../measure/units.ts';
import type { Pack } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { measuredLot } from './measuredLot.ts';
import { areaMeasures } from './measures.ts';
import { type CoverageRow, areaRow, parkingRow } from './coverageRows.ts';
import { sayAreaOf } from './sayArea.ts';

export interface Coverage {
  /** The id of the lot; undefined if there is none to measure. */
  readonly lot?: string;
  /** Square feet. */
  readonly lotArea: number;
  /** Why there are no rows, in a sentence. */
  readonly problem?: string;
  readonly rows: readonly CoverageRow[];
}

/** `7,700 sq ft`; approximate if the lot was traced. */
export function lotAreaText({ lot, lotArea }: Coverage, { objects, settings: { units } }: Plan): string {
  const text = `${areaNumber(lotArea, units)} ${unitNames(units).area}`;
  const object = objects.get(lot ?? '');
  return object ? sayAreaOf(object, text) : text;
}

export function coverage(plan: Plan, pack: Pack | undefined): Coverage {
  const measured = measuredLot(plan, pack);
  const { lot } = measured;
  const id = lot ? { lot: lot.subject.object.id } : {};
  if ('problem' in measured) {
    const lotArea = lot && lot.faults.length === 0 ? lot.area : 0;
    return { ...id, lotArea, problem: measured.problem, rows: [] };
  }
  const rows = areaMeasures.map((measure) => areaRow(measure, measured));
  return { ...id, lotArea: measured.lot.area, rows: [...rows, parkingRow(plan, measured.lot, pack)] };
}
