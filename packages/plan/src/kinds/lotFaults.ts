// What is wrong with the outline of a lot that stands all the same: edges that cross, or corners on one line.
import { capitalised } from '../capitalised.ts';
import { areaOf } from '../geometry/outline.ts';
import { selfMeetings } from '../geometry/selfMeeting.ts';
import type { Path } from '../pen/pen.ts';

/** Square feet. */
const leastArea = 1e-3;

/** Pairs of edges that are named. */
const mostTold = 3;

/** nameOf: what an edge is called, by its number from 0. */
export function outlineFaults(path: Path, nameOf: (edge: number) => string): readonly string[] {
  const pairs = selfMeetings(path).map(({ edges: [one, two] }) => `${nameOf(one)} and ${nameOf(two)}`);
  if (pairs.length > 0) {
    const more = pairs.length - mostTold;
    const told = [
      ...pairs.slice(0, mostTold),
      ...(more > 0 ? [`and ${more} more ${more === 1 ? 'pair' : 'pairs'}`] : []),
    ].join('; ');
    return [`${capitalised(told)} cross or touch. The area is right when the edges meet at corners only.`];
  }
  return areaOf(path) < leastArea ? ['Its corners lie on one line, so it has no area.'] : [];
}
