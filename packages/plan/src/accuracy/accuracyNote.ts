// The note of a sheet on what its distances rest on: where lot lines and existing things come from, and how well each is known.
import { titleOf } from '../distances/titleOf.ts';
import { kindOf } from '../kinds/index.ts';
import { isNote } from '../kinds/located.ts';
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
/** Lengths of lot lines may have been taped, or be those of a tax bill. */
const lineSources: typeof sourceNames = { ...sourceNames, measured: 'by the lengths given' };

/** Names listed of things with the same source and accuracy; the others are only counted. */
const maxNamed = 6;

/**
 * `Distances rest on (± at 95%): lot lines from the county map ± 5'; House traced ± 7"; Shed drawn by hand, not measured.`
 * Empty if nothing has a stated accuracy and no permit rules ask for distances, or if everything is staked.
 */
export function accuracyNote(objects: Iterable<PlanObject>, { settings }: Pick<Plan, 'settings'>): string {
  const { units, pack } = settings;
  /** Words for lot lines; true if their range adds to distances. It doesn't for new buildings that are staked from the lines. */
  const lines = new Map<string, boolean>();
  const things = new Map<string, string[]>();
  for (const object of objects) {
    const edges = kindOf(object).path?.edges?.(object);
    if (edges)
      for (const one of worstOfEach(edges.map((_, i) => accuracyOf(object, i))))
        lines.set(
          `lot lines ${accuracyWords(one, units, lineSources)}`,
          one.feet !== undefined && !one.isStaked,
        );
    if (edges || isBuiltAsDrawn(object) || object.status === 'removed' || !isChecked(object)) continue;
    const words = accuracyWords(accuracyOf(object), units);
    things.set(words, [...(things.get(words) ?? []), titleOf(object)]);
  }
  const isAnyStated =
    [...things.keys()].some((words) => words.includes('±')) || [...lines.values()].includes(true);
  const isRequired = pack?.setbacks !== undefined && things.size > 0;
  if (!isAnyStated && !isRequired) return '';
  const named = [...things].map(([words, all]) => `${listOf([...new Set(all)])} ${words}`);
  return `Distances rest on (± at 95%): ${[...lines.keys(), ...named].join('; ')}.`;
}

/** Whether checks measure distances to an object: not to lot lines, streets, lines and notes. */
function isChecked(object: PlanObject): boolean {
  const use = permitRoleOf(object)?.use;
  return (
    use !== undefined &&
    use !== 'lot' &&
    use !== 'street' &&
    use !== 'setbackLine' &&
    use !== 'easement' &&
    !isNote(object)
  );
}

const accuracyWords = ({ source, feet }: Accuracy, units: Units, names = sourceNames): string =>
  `${names[source]}${feet === undefined ? unknown(source) : ` ${formatRange({ feet, isLeast: false }, units)}`}`;

const unknown = (source: PlaceSource): string =>
  source === 'drawn' ? ', not measured' : ', accuracy not stated';

/** The least accurate line of each source. Lines that are only drawn have a note of their own. */
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
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
}
