// Warnings about the edges of a deed before they become a lot. They name edges by the numbers in the edge table.
import { closingTitle } from './lotEdge.ts';
import { outlineFaults } from './lotFaults.ts';
import { type Leg, outlineOf } from '../../survey/traverse.ts';
import { isSplit } from './lotOfTraverse.ts';

/** The number in the edge table of the edge that a leg belongs to. */
type NumberOf = (leg: number) => number;

export const legFaults = (legs: readonly Leg[], numberOf: NumberOf): readonly string[] =>
  outlineFaults(outlineOf(legs), (i) => (i < legs.length ? `edge ${numberOf(i)}` : closingTitle));

/** What becomes of curves that are two edges of the lot, with the numbers that these have there. */
export function splitCurves(legs: readonly Leg[], numberOf: NumberOf): readonly string[] {
  const corners = outlineOf(legs).vertices.length;
  const split = legs.flatMap(({ bulge }, i) => (isSplit(bulge, corners) ? [i] : []));
  return split.map((i, before) => {
    const shape = corners < 3 ? 'a curve' : 'nearly a full circle';
    const first = i + 1 + before;
    return `Edge ${numberOf(i)} is ${shape}. In the lot it becomes edges ${first} and ${first + 1}.`;
  });
}
