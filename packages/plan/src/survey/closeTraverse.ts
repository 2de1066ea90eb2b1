// Closes the traverse of a deed that leaves a gap, and makes a lot of it.
import { closingName, type LotEdge } from '../kinds/lot/lotEdge.ts';
import { type Closure, compassRule } from './closure.ts';
import { edgesOf, pointOnEdge } from '../geometry/outline.ts';
import type { Vertex } from '../pen/pen.ts';
import { type Leg, outlineOf } from './traverse.ts';

export const finishes = ['last', 'closing', 'compass'] as const;
export type Finish = (typeof finishes)[number];

/** Usual tolerance for surveys of town lots: one foot of gap in 5,000 feet of perimeter. */
export const minRatio = 5000;

export const closesWell = ({ oneIn, perimeter, lastLeg }: Closure): boolean =>
  oneIn === undefined ? (lastLeg?.miss ?? 0) * minRatio <= perimeter : oneIn >= minRatio;

/** The default way to close the gap. */
export const usualFinish = (closure: Closure): Finish => (closesWell(closure) ? 'last' : 'closing');

export function finishedLegs(legs: readonly Leg[], finish: Finish, north: number): readonly Leg[] {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last || finish === 'closing') return legs;
  if (finish === 'compass') return compassRule(legs, north);
  return [...legs.slice(0, -1), { ...last, to: first.from }];
}

/** An arc with a larger bulge is nearly a circle, and is split in two. */
const maxBulge = 10;
const minVertices = 3;

/** Whether an edge of an outline with so many corners becomes two edges of the lot. */
export const isSplit = (bulge: number, corners: number): boolean =>
  bulge !== 0 && (corners < minVertices || Math.abs(bulge) > maxBulge);

/** The corners and edges of the lot. If a gap remains, its edge has the closing name. */
export function lotOf(legs: readonly Leg[]): {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly LotEdge[];
} {
  const outline = outlineOf(legs);
  const parts = edgesOf(outline).map((edge) => {
    const { from, bulge, index } = edge;
    const recorded = legs[index]?.recorded;
    const known: LotEdge = recorded ? { source: 'surveyed', recorded } : { name: closingName, recorded: {} };
    if (!isSplit(bulge, outline.vertices.length))
      return { vertices: [bulge === 0 ? from : { ...from, bulge }], edges: [known] };
    // Half the sweep: the tangent of half the angle.
    const half = bulge / (1 + Math.sqrt(1 + bulge * bulge));
    const middle = pointOnEdge(edge, 0.5);
    const piece: LotEdge = { ...known, recorded: recorded?.radius ? { radius: recorded.radius } : {} };
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
