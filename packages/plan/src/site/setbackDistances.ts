// The distances that a setback line stores, by the names of the edges of its lot, and whether they leave a line to draw.
import type { SetbackDistance } from '../objects/capabilities.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { SetbackLine } from '../kinds/lot/setbackLine.ts';

/** None if the object isn't a setback line. */
export const setbackDistancesOf = (line: PlanObject): readonly SetbackDistance[] =>
  kindOf(line).ties?.setback?.distances(line) ?? [];

/** Whether it is drawn: with a fault, such as distances that leave no ground, there is no line. */
export const isDrawn = (line: PlanObject): boolean => !kindOf(line).faults?.(line).length;

/** The line at other distances. It keeps those of names that aren't among them: an edge may get such a name again. */
export function withSetbackDistances(
  line: PlanObject,
  distances: readonly SetbackDistance[],
  computed: SetbackLine,
): PlanObject {
  const names = new Set(distances.map(({ edges }) => edges));
  const others = setbackDistancesOf(line).filter(({ edges }) => !names.has(edges));
  return kindOf(line).ties?.setback?.redraw(line, [...distances, ...others], computed) ?? line;
}
