// The required item about wells and septic systems: their parts, and dimensions of the distances that they keep.
import { edgePath } from '../geometry/outline.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { type SeparationName, separationNames } from '../packs/pack.ts';
import { type Ends, nearestEnds, wallToEdge, withFreeOffset } from './addedDimensions.ts';
import { clearanceBetween, lengthTolerance } from '../site/clearance.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { LotLine } from '../site/siteLot.ts';
import { separationRules } from './separations.ts';
import { exceptHidden, listed, maxMended, withDimensions } from './structureItems.ts';
import { isExisting, type Subject } from '../site/subject.ts';

export function septic(context: ItemContext): ItemState {
  const [tanks, fields, pits] = [context.of('tank'), context.of('field'), context.of('pit')];
  const parts = [...context.of('well'), ...tanks, ...fields, ...pits];
  if (parts.every(({ role }) => role.isOffSite)) return absent('No well or septic system is drawn.');
  const drains = [...fields, ...pits];
  if (drains.length > 0 && tanks.length === 0)
    return incomplete(`Draw the septic tank that drains to ${listed(drains)}.`, drains, ['septicTank']);
  if (tanks.length > 0 && drains.length === 0)
    return incomplete(`Draw the field or pit that ${listed(tanks)} drains to, and its reserve.`, tanks, [
      'septicField',
      'seepagePit',
      'reserveField',
    ]);
  const { missing, areHidden } = distancesOf(context);
  if (missing.length > 0) {
    const [first, second, ...more] = new Set(missing.map(({ words }) => words));
    const what = second ? 'distances' : 'distance';
    const others = more.length > 0 ? `, ${second} and ${more.length} more` : second ? ` and ${second}` : '';
    const dimensionLines = context.dimensionLines();
    const added = missing
      .slice(0, maxMended)
      .flatMap(({ ends }) => (ends ? [withFreeOffset(ends, dimensionLines, context.buildingsIn)] : []));
    const concerned = parts.filter((part) => missing.some(({ one }) => one === part));
    return {
      ...incomplete(`Dimension the ${what} ${first}${others}.`, concerned),
      ...withDimensions('Add the dimensions', added),
    };
  }
  if (fields.length > 0 && !fields.some(isReserve))
    return {
      ...incomplete(
        `Does the system need a reserve field? None is drawn beside ${listed(fields)}. If it does, draw one.`,
        fields,
        ['reserveField'],
      ),
      state: 'unknown',
      toOffice: 'Does the septic system need a reserve field? The plan shows none.',
    };
  return shown(`The well, the septic system and their distances are drawn${exceptHidden(areHidden)}.`);
}

const incomplete = (
  sentence: string,
  subjects: readonly Subject[],
  lacks?: readonly string[],
): ItemState => ({
  state: 'incomplete',
  sentence,
  objects: subjects.map(({ object }) => object.id),
  ...(lacks && { lacks }),
});

const isReserve = ({ title, role }: Subject): boolean =>
  role.isReserve === true || /reserve|replacement|repair/i.test(title);

interface MissingDistance {
  readonly one: Subject;
  /** Such as `from the well to the septic tank`. */
  readonly words: string;
  /** undefined if no dimension can be added. */
  readonly ends: Ends | undefined;
}

interface Distances {
  readonly missing: readonly MissingDistance[];
  /** Whether a distance isn't dimensioned because a building stands between. */
  readonly areHidden: boolean;
}

/** Distances that every office asks for. Others are asked for only if the rules have them. */
const alwaysAsked: readonly SeparationName[] = [
  'wellToTank',
  'wellToField',
  'wellToPit',
  'tankToBuilding',
  'fieldToBuilding',
  'pitToBuilding',
  'tankToLine',
  'fieldToLine',
  'pitToLine',
];
const partUses: readonly PermitUse[] = ['well', 'tank', 'field', 'pit'];

/**
 * The missing dimensions: from each part to the nearest object in sight that it must keep away from. Two existing objects need
 * none.
 */
function distancesOf(context: ItemContext): Distances {
  const { lot } = context;
  const required = context.plan.settings.pack?.separations ?? {};
  const wanted = separationNames
    .filter((name) => alwaysAsked.includes(name) || required[name])
    .map((name) => separationRules[name])
    .filter(({ use }) => partUses.includes(use));
  let areHidden = false;
  const missing = wanted.flatMap(({ use, from: to }) =>
    context.of(use).flatMap((one): MissingDistance | readonly [] => {
      if (to !== 'line') {
        const others = context.of(to).filter((other) => !isExisting(one) || !isExisting(other));
        // Only a building may be hidden by another: a well keeps its distance from a field whatever is between.
        const ends = nearestEnds(one, others, to === 'building' ? context.buildingsIn : undefined);
        const other = others.find(({ object }) => object.id === ends?.[1].tie?.object);
        areHidden ||= others.length > 0 && !other;
        if (!other || context.between(one, other).length > 0) return [];
        return { one, words: `from ${one.the} to ${other.the}`, ends };
      }
      if (!lot || lot.faults.length > 0 || isExisting(one) || !context.isOnLot(one)) return [];
      const nearest = nearestLines(one, lot.lines);
      const measured = context.between(one, lot.subject);
      if (nearest.some((line) => measured.some((has) => context.measuresTo(line, has)))) return [];
      const dimensionLines = context.dimensionLines();
      const edges = nearest.map(({ edge }) => edge);
      const words = `from ${one.the} to the nearest lot line`;
      return { one, words, ends: wallToEdge(one, lot.subject, edges, dimensionLines) };
    }),
  );
  return { missing, areHidden };
}

/** The nearest of some lines; several if they are equally near. */
function nearestLines({ ground }: Subject, lines: readonly LotLine[]): readonly LotLine[] {
  const feet = lines.map(({ edge }) => {
    const line = { edges: [edge], box: edge.box, path: edgePath(edge) };
    return clearanceBetween(ground, line, Infinity)?.feet ?? Infinity;
  });
  const nearest = Math.min(...feet);
  return lines.filter((_, i) => (feet[i] ?? Infinity) <= nearest + lengthTolerance);
}
