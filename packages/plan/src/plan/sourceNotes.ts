// The notes on where objects come from: on sheets and in the cards of objects.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isGiven } from '../kinds/lot/lotEdge.ts';
import { isLocated } from '../kinds/located.ts';
import { titleOf } from '../distances/titleOf.ts';

/** What a traced object was traced from; undefined if it wasn't, isn't built yet, or if all its edges have been given since. */
export function tracedNote(object: PlanObject): string | undefined {
  const { source, sourceFile } = object;
  const edges = kindOf(object).path?.edges?.(object);
  if (source !== 'traced' || !isLocated(object) || edges?.every(isGiven)) return undefined;
  return `Traced from ${sourceFile ?? 'a picture'}, not surveyed.`;
}

/** Where an object comes from, if that is known. */
export const sourceNote = (object: PlanObject): string | undefined =>
  tracedNote(object) ?? parcelNote(object);

const parcelNote = ({ parcelNumber, sourceFile }: PlanObject): string | undefined =>
  parcelNumber === undefined
    ? undefined
    : `Parcel ${parcelNumber}${sourceFile === undefined ? '' : `, from ${sourceFile}`}.`;

/** Names of objects listed in a note; the others are only counted. */
const maxNamed = 6;

/** One note for each file that objects were traced from, with their names. */
export function tracedNotes(objects: readonly PlanObject[]): readonly string[] {
  const names = new Map<string, string[]>();
  for (const object of objects) {
    const note = tracedNote(object);
    if (note !== undefined) names.set(note, [...(names.get(note) ?? []), titleOf(object)]);
  }
  return [...names].map(([note, all]) => {
    const named = [...new Set(all)];
    const more = named.length > maxNamed ? ` and ${named.length - maxNamed} more` : '';
    return `${named.slice(0, maxNamed).join(', ')}${more}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
  });
}
