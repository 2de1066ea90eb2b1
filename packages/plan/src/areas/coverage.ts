// The coverage table of a plan: what exists, what is proposed and what will be removed, compared with the limits of its
// pack. Its rows are made in coverageRows.ts.
import { subjectEvenRemoved } from '../site/subject.ts';
import { Site } from '../site/site.ts';
import type { Pack } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { Covered } from './covered.ts';
import { tooCrowded } from './coveredCell.ts';
import { areaMeasures } from './measures.ts';
import { mainLot } from './mainLot.ts';
import { type CoverageRow, areaRow, parkingRow } from './coverageRows.ts';

export interface Coverage {
  /** The id of the lot; undefined if there is none to measure. */
  readonly lot?: string;
  /** Square feet. */
  readonly lotArea: number;
  /** Why there are no rows, in a sentence. */
  readonly problem?: string;
  readonly rows: readonly CoverageRow[];
}

export function coverage(plan: Plan, pack: Pack | undefined): Coverage {
  const site = Site.of({ ...plan, settings: { ...plan.settings, ...(pack ? { pack } : {}) } });
  const lot = mainLot(site.ground.lots, site.of('building'));
  if (!lot) return { lotArea: 0, problem: 'Draw the lot to calculate its coverage.', rows: [] };
  const id = lot.subject.object.id;
  const [fault] = lot.faults;
  if (fault)
    return { lot: id, lotArea: 0, problem: `The lot has no area that can be measured. ${fault}`, rows: [] };
  const kept = Covered.of(lot, pack, site.all());
  const gone = Covered.of(lot, pack, removedIn(plan));
  if (kept.isTooCrowded || gone.isTooCrowded)
    return { lot: id, lotArea: lot.area, problem: tooCrowded, rows: [] };
  const rows = areaMeasures.map((measure) => areaRow(measure, lot, kept, gone, site.ground));
  return { lot: id, lotArea: lot.area, rows: [...rows, parkingRow(plan, lot, pack)] };
}

function* removedIn({ objects }: Plan) {
  for (const object of objects.values()) {
    const subject = object.status === 'removed' ? subjectEvenRemoved(object) : undefined;
    if (subject) yield subject;
  }
}
