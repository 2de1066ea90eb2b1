// What is to be said of the edges of a deed before they become a lot, by the numbers that stand beside them.
import { closingTitle } from '../kinds/lot/lotEdge.ts';
import { outlineFaults } from '../kinds/lot/lotFaults.ts';
import { type Leg, outlineOf } from './traverse.ts';
import { isSplit } from './closeTraverse.ts';

/** The number that stands beside the edge of a leg. */
type NumberOf = (leg: number) => number;

export const legFaults = (legs: readonly Leg[], numberOf: NumberOf): readonly string[] =>
  outlineFaults(outlineOf(legs), (i) => (i < legs.length ? `edge ${numberOf(i)}` : closingTitle));

/** The curves that become two edges each, so that the edges of the lot are counted otherwise than those of the deed. */
export function splitCurves(legs: readonly Leg[], numberOf: NumberOf): readonly string[] {
  const corners = outlineOf(legs).vertices.length;
  return legs.flatMap(({ bulge }, i) => {
    if (!isSplit(bulge, corners)) return [];
    const shape = corners < 3 ? 'a curve' : 'nearly a full circle';
    return `Edge ${numberOf(i)} is ${shape}: in the lot it is two edges, and the numbers after it are one higher.`;
  });
}
