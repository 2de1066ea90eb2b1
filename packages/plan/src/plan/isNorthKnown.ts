// Whether the direction of north is known: from the user, a deed, a survey or a map. Otherwise it is only assumed to be up.
import { kindOf } from '../kinds/index.ts';
import { isOfRecord } from '../kinds/lot/lotEdge.ts';
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

/** Whether a plan has lot lines from a deed or a survey, whose bearings depend on north. */
export const hasBearingsOfRecord = ({ objects }: Plan): boolean =>
  [...objects.values()].some((object) => kindOf(object).path?.edges?.(object).some(isOfRecord));
