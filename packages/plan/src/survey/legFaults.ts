// Warnings about the edges of a deed before they become a lot. They name edges by the numbers in the edge table.
import { closingTitle } from '../kinds/lot/lotEdge.ts';
import { outlineFaults } from '../kinds/lot/lotFaults.ts';
import { type Leg, outlineOf } from './traverse.ts';
import { isSplit } from './closeTraverse.ts';

/** The number in the edge table of the edge that a leg belongs to. */
type NumberOf = (leg: number) => number;

export const legFaults = (legs: readonly Leg[], numberOf: NumberOf): readonly string[] =>
  outlineFaults(outlineOf(legs), (i) => (i < legs.length ? `edge ${numberOf(i)}` : closingTitle));

/** Warnings about curves that become two edges each, which changes the numbers of the later edges. */
export function splitCurves(legs: readonly Leg[], numberOf: NumberOf): readonly string[] {
  const corners = outlineOf(legs).vertices.length;
  return legs.flatMap(({ bulge }, i) => {
    if (!isSplit(bulge, corners)) return [];
    const shape = corners < 3 ? 'a curve' : 'nearly a full circle';
    return `Edge ${numberOf(i)} is ${shape}: in the lot it is two edges, and the numbers after it are one higher.`;
  });
}
