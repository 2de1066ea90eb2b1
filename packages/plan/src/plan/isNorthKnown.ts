// Whether somebody has said where north is, or a deed, a survey or a map has. Until then it is only assumed to be up.
import { kindOf } from '../kinds/index.ts';
import type { Plan } from './plan.ts';

export function isNorthKnown({ settings, objects }: Plan): boolean {
  if (settings.north !== 0 || settings.isNorthSet || settings.ground) return true;
  for (const object of objects.values()) {
    const edges = kindOf(object).path?.edges?.(object) ?? [];
    if (edges.some(({ recorded }) => recorded?.direction !== undefined)) return true;
  }
  return false;
}
