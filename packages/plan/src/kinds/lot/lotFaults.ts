// Faults of an outline that a lot may still have: edges that cross, or corners on one line.
import { capitalized } from '../../measure/letterCase.ts';
import { areaOf } from '../../geometry/outline.ts';
import { selfMeetings } from '../../geometry/selfMeeting.ts';
import type { Path } from '../../geometry/pen.ts';

/** Square feet: an outline with less has no area but for rounding. */
const minArea = 1e-3;

/** Maximum pairs of crossing edges to name, and to find. */
const max = { named: 3, found: 20 } as const;

/** Whether the corners of an outline lie on one line, or its edges double back over each other. */
export const hasNoArea = (path: Path): boolean => areaOf(path) < minArea;

/** nameOf: what an edge is called, by its number from 0. */
export function outlineFaults(path: Path, nameOf: (edge: number) => string): readonly string[] {
  const { found, more } = selfMeetings(path, max.found);
  const pairs = found.map(({ edges: [one, two] }) => `${nameOf(one)} and ${nameOf(two)}`);
  if (pairs.length > 0) {
    const listed = [...pairs.slice(0, max.named), ...restOf(pairs.length - max.named, more)].join('; ');
    return [`${capitalized(listed)} cross or touch. The area is only right if edges meet only at corners.`];
  }
  if (more) return ['It has too many edges close together to check whether any of them cross.'];
  return hasNoArea(path) ? ['Its corners lie on one line, so it has no area.'] : [];
}

/** The number of pairs that aren't named, in words. more: whether there are even more pairs, which were not counted. */
function restOf(count: number, more: boolean): readonly string[] {
  if (more) return ['and more pairs'];
  return count > 0 ? [`and ${count} more ${count === 1 ? 'pair' : 'pairs'}`] : [];
}
