// The rows of the setback table: for each lot line, the required setback and the distance of the nearest building. Proposed decks
// and pools, which have their own rules, get rows too.
import { mainLot } from '../areas/mainLot.ts';
import type { PlanObject } from '../objects/kind.ts';
import { distancesToLot, type LotDistance } from '../distances/lotDistances.ts';
import type { Range } from '../accuracy/range.ts';
import type { Plan } from '../plan/plan.ts';
import { isAccessory } from '../site/accessory.ts';
import type { Subject } from '../site/subject.ts';
import { rangeToLine } from '../site/ranges.ts';
import { Site } from '../site/site.ts';
import { type LotLine, lotUnder } from '../site/siteLot.ts';

export interface SetbackRow {
  readonly lot: PlanObject;
  readonly line: LotLine;
  /** What the row is about: accessory buildings, where these have a setback of their own, decks or pools; absent for buildings. */
  readonly of?: 'accessory' | 'deck' | 'pool';
  /** Feet; 0 or undefined if nothing is required. */
  readonly required: number | undefined;
  /** The object nearest to the line, and its distance in feet; negative if it reaches over the line. */
  readonly nearest?: { readonly object: PlanObject; readonly feet: number; readonly range: Range };
}

interface Measured {
  readonly subject: Subject;
  /** By the index of the lot's edge. */
  readonly distances: ReadonlyMap<number, LotDistance>;
}

/** The rows in the order of the lot's lines, for the main lot of the plan. */
export function setbackRows(plan: Plan): readonly SetbackRow[] {
  const site = Site.of(plan);
  const { lots, pack } = site.ground;
  const lot = mainLot(lots, site.of('building'));
  if (!lot) return [];
  const measured = (some: readonly Subject[]): readonly Measured[] =>
    some
      .filter((subject) => lotUnder(subject, lots) === lot)
      .map((subject) => {
        const distances = distancesToLot(subject.object, lot.subject.object);
        return { subject, distances: new Map(distances.map((one) => [one.edge, one])) };
      });
  const isNew = ({ object }: Subject): boolean => object.status === 'proposed';
  const all = measured([...site.of('building')]);
  const accessory = all.filter(({ subject }) => isAccessory(subject));
  const main = all.filter(({ subject }) => !isAccessory(subject));
  const decks = measured([...site.of('deck')].filter(isNew));
  const pools = measured([...site.of('pool')].filter(isNew));
  return lot.lines.flatMap((line): readonly SetbackRow[] => {
    const hasOwn = line.accessory !== undefined && accessory.length > 0;
    const intoSetback = pack?.projections?.deck ?? 0;
    const deck = line.setback === undefined ? undefined : Math.max(0, line.setback - intoSetback);
    return [
      { line, required: line.setback, ...nearestTo(line, hasOwn ? main : all) },
      ...rowFor('accessory', line, line.accessory, hasOwn ? accessory : []),
      ...rowFor('deck', line, deck, decks),
      ...rowFor('pool', line, pack?.separations?.poolToLine, pools),
    ].map((row) => ({ ...row, lot: lot.subject.object }));
  });
}

function rowFor(
  of: NonNullable<SetbackRow['of']>,
  line: LotLine,
  required: number | undefined,
  some: readonly Measured[],
): readonly Omit<SetbackRow, 'lot'>[] {
  return some.length > 0 ? [{ line, of, required, ...nearestTo(line, some) }] : [];
}

function nearestTo(line: LotLine, some: readonly Measured[]): Pick<SetbackRow, 'nearest'> {
  const [nearest] = some
    .flatMap(({ subject, distances }) => {
      const found = distances.get(line.edge.index);
      return found ? [{ object: subject.object, feet: found.feet, range: rangeToLine(subject, line) }] : [];
    })
    .toSorted((a, b) => a.feet - b.feet);
  return nearest ? { nearest } : {};
}
