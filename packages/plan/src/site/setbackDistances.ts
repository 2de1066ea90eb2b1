// The distances that a setback line stores, by the names of the edges of its lot, and whether there is a line at them.
import type { SetbackDistance } from '../objects/capabilities.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { SetbackLine } from '../kinds/lot/setbackLine.ts';

/** The distances of a setback line; empty for any other object. */
export const setbackDistancesOf = (line: PlanObject): readonly SetbackDistance[] =>
  kindOf(line).ties?.setback?.distances(line) ?? [];

/** Whether a setback line is drawn. It isn't if it has a fault, such as distances that leave no ground. */
export const isDrawn = (line: PlanObject): boolean => !kindOf(line).faults?.(line).length;

/** The line at other distances. Its old distances for other edge names are kept, since an edge may get such a name again. */
export function withSetbackDistances(
  line: PlanObject,
  distances: readonly SetbackDistance[],
  computed: SetbackLine,
): PlanObject {
  const names = new Set(distances.map(({ edges }) => edges));
  const others = setbackDistancesOf(line).filter(({ edges }) => !names.has(edges));
  return kindOf(line).ties?.setback?.redraw(line, [...distances, ...others], computed) ?? line;
}
