// Whether the direction of north is known: from the user, a deed, a survey or a map. Otherwise it is only assumed to be up.
import { kindOf } from '../kinds/index.ts';
import { isOfRecord, northOfBearings } from '../kinds/lot/lotEdge.ts';
import type { Plan } from './plan.ts';

export function isNorthKnown({ settings, objects }: Plan): boolean {
  const { north, isNorthSet, northReference, ground, map } = settings;
  if (north !== 0 || isNorthSet || northReference) return true;
  // A typed location says where the plan lies, but not which way; with a map under the plan both are seen.
  if (ground && (map || ground.source !== 'typed')) return true;
  for (const object of objects.values()) {
    const edges = kindOf(object).path?.edges?.(object) ?? [];
    if (edges.some(({ recorded, source }) => recorded?.direction !== undefined || source === 'county map'))
      return true;
  }
  return false;
}

/**
 * Degrees from the top of the sheet, clockwise, to the north of the bearings that a deed or a survey gives; undefined if the
 * plan has no lot lines from either.
 */
export function northOfRecord({ settings: { north }, objects }: Plan): number | undefined {
  for (const object of objects.values()) {
    const edges = kindOf(object).path?.edges?.(object) ?? [];
    if (edges.some(isOfRecord)) return northOfBearings(edges, north);
  }
  return undefined;
}
