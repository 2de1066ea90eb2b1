// The note of a sheet on what its distances rest on: where lot lines and existing things come from, and how well each is known.
import { titleOf } from '../distances/titleOf.ts';
import { kindOf } from '../kinds/index.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import type { Units } from '../measure/units.ts';
import { type Accuracy, accuracyOf, isBuiltAsDrawn, type PlaceSource } from './accuracyOf.ts';
import { formatRange } from './range.ts';

const sourceNames: Readonly<Record<PlaceSource, string>> = {
  surveyed: 'surveyed',
  deed: 'from a deed',
  measured: 'taped',
  traced: 'traced',
  'county map': 'from the county map',
  imported: 'from an imported drawing',
  drawn: 'drawn by hand',
};

/** Names of things that are known alike, after which the others are counted. */
const mostNamed = 6;

/**
 * `Distances rest on (± at 95%): lot lines from the county map ± 5'; House traced ± 7"; Shed drawn by hand, not measured.`
 * Empty where all is staked from lines that are found on the ground, or nothing is known to say.
 */
export function accuracyNote(objects: Iterable<PlanObject>, { settings }: Pick<Plan, 'settings'>): string {
  const { units, pack } = settings;
  /** With whether its range counts for what is built too. */
  const lines = new Map<string, boolean>();
  const things = new Map<string, string[]>();
  for (const object of objects) {
    const edges = kindOf(object).path?.edges?.(object);
    if (edges)
      for (const one of worstOfEach(edges.map((_, i) => accuracyOf(object, i))))
        lines.set(`lot lines ${saidOf(one, units)}`, one.feet !== undefined && !one.isStaked);
    if (edges || isBuiltAsDrawn(object) || object.status === 'removed' || !isChecked(object)) continue;
    const said = saidOf(accuracyOf(object), units);
    things.set(said, [...(things.get(said) ?? []), titleOf(object)]);
  }
  const isKnown = [...things.keys()].some((said) => said.includes('±')) || [...lines.values()].includes(true);
  const isAsked = pack?.setbacks !== undefined && things.size > 0;
  if (!isKnown && !isAsked) return '';
  const named = [...things].map(([said, all]) => `${listOf([...new Set(all)])} ${said}`);
  return `Distances rest on (± at 95%): ${[...lines.keys(), ...named].join('; ')}.`;
}

/** Lines, streets and texts aren't measured to. */
function isChecked(object: PlanObject): boolean {
  const use = permitRoleOf(object)?.use;
  return (
    use !== undefined && use !== 'lot' && use !== 'street' && use !== 'setbackLine' && use !== 'easement'
  );
}

const saidOf = ({ source, feet }: Accuracy, units: Units): string =>
  `${sourceNames[source]}${feet === undefined ? unknown(source) : ` ${formatRange({ feet, isLeast: false }, units)}`}`;

const unknown = (source: PlaceSource): string =>
  source === 'drawn' ? ', not measured' : ', accuracy not stated';

/** Of the lines of each source the one that is known worst; of those that are only drawn another note tells. */
function worstOfEach(lines: readonly Accuracy[]): readonly Accuracy[] {
  const worst = new Map<PlaceSource, Accuracy>();
  for (const line of lines) {
    const before = worst.get(line.source);
    const isWorse = !before || (line.feet ?? Infinity) > (before.feet ?? Infinity);
    if (line.source !== 'drawn' && isWorse) worst.set(line.source, line);
  }
  return [...worst.values()];
}

function listOf(names: readonly string[]): string {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `${names.slice(0, mostNamed).join(', ')}${more}`;
}
