// Makes a lot of the legs of a traverse, with warnings that name edges by the numbers in the edge table.
import { closingName, type LotEdge, closingTitle } from './lotEdge.ts';
import { edgesOf, pointOnEdge } from '../../geometry/outline.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { type Leg, outlineOf } from '../../survey/traverse.ts';
import { outlineFaults } from './lotFaults.ts';

/** An arc with a larger bulge is nearly a full circle, and is split in two. Chosen by eye. */
const maxBulge = 10;
const minVertices = 3;

/** Whether an edge of an outline with so many corners becomes two edges of the lot. */
const isSplit = (bulge: number, corners: number): boolean =>
  bulge !== 0 && (corners < minVertices || Math.abs(bulge) > maxBulge);

/** The corners and edges of the lot. If a gap remains, its edge has the closing name. */
export function lotOf(
  legs: readonly Leg[],
  source: 'surveyed' | 'deed' = 'deed',
): {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly LotEdge[];
} {
  const outline = outlineOf(legs);
  const parts = edgesOf(outline).map((edge) => {
    const { from, bulge, index } = edge;
    const recorded = legs[index]?.recorded;
    const edgeData: LotEdge = recorded ? { source, recorded } : { name: closingName, recorded: {} };
    if (!isSplit(bulge, outline.vertices.length))
      return { vertices: [bulge === 0 ? from : { ...from, bulge }], edges: [edgeData] };
    // The bulge of half the arc: the tangent of half the angle whose tangent is the bulge.
    const half = bulge / (1 + Math.sqrt(1 + bulge * bulge));
    const middle = pointOnEdge(edge, 0.5);
    const piece: LotEdge = { ...edgeData, recorded: recorded?.radius ? { radius: recorded.radius } : {} };
    return {
      vertices: [
        { x: from.x, y: from.y, bulge: half },
        { ...middle, bulge: half },
      ],
      edges: [piece, piece],
    };
  });
  return { vertices: parts.flatMap(({ vertices }) => vertices), edges: parts.flatMap(({ edges }) => edges) };
}

/** The number in the edge table of the edge that a leg belongs to. */
type NumberOf = (leg: number) => number;

export const legFaults = (legs: readonly Leg[], numberOf: NumberOf): readonly string[] =>
  outlineFaults(outlineOf(legs), (i) => (i < legs.length ? `edge ${numberOf(i)}` : closingTitle));

/** A sentence for each curve that becomes two edges of the lot, with the numbers of these edges. */
export function splitCurves(legs: readonly Leg[], numberOf: NumberOf): readonly string[] {
  const corners = outlineOf(legs).vertices.length;
  const split = legs.flatMap(({ bulge }, i) => (isSplit(bulge, corners) ? [i] : []));
  return split.map((i, before) => {
    const shape = corners < minVertices ? 'a curve' : 'nearly a full circle';
    const first = i + 1 + before;
    return `Edge ${numberOf(i)} is ${shape}. In the lot it becomes edges ${first} and ${first + 1}.`;
  });
}
