// The buffer line of a path: all points at a distance from it, on one side or on both. Fronts (fronts.ts) are split where they
// meet, and pieces that are nowhere nearer are kept. A path may be open and may cross itself. Arcs stay arcs. Feet.
import { grow } from './box.ts';
import { pathBox } from './boundsPen.ts';
import { chainsOf } from './chains.ts';
import { cutApart, distanceToEdge, type Front, frontsOf, tolerance, withoutDuplicates } from './fronts.ts';
import { directionOn, type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import type { Path } from './pen.ts';
import { cross, distance, type Point, subtract } from './point.ts';

/** Seen along the path. */
export const bufferSides = ['left', 'right', 'both'] as const;
export type BufferSide = (typeof bufferSides)[number];

/** With more edges, it would take too long. */
export const maxBufferedEdges = 200;
/** Feet within which the ends of two pieces meet. */
const joinTolerance = 1e-3;

/** The buffer lines. An open path has no round ends, since the thing that it follows is assumed to continue beyond them. */
export function bufferOf(path: Path, feet: number, side: BufferSide): readonly Path[] {
  const edges = edgesOf(path).filter(({ from, to }) => distance(from, to) > tolerance);
  if (feet <= 0 || edges.length === 0 || edges.length > maxBufferedEdges) return [];
  const ends = path.closed ? [] : [edges[0]?.from, edges.at(-1)?.to];
  const isShown = (piece: Front): boolean => {
    const middle = pointOnEdge(piece, 0.5);
    const nearest = nearestEdge(edges, middle);
    if (distanceToEdge(nearest, middle) < feet - tolerance) return false;
    const share = nearestOnEdge(nearest, middle);
    const foot = pointOnEdge(nearest, share);
    const isRoundEnd =
      piece.along === undefined && ends.some((end) => end && distance(end, foot) <= tolerance);
    if (isRoundEnd) return false;
    const isRight = cross(directionOn(nearest, share), subtract(middle, foot)) > 0;
    return side === 'both' || isRight === (side === 'right');
  };
  const pieces = cutApart(frontsAround(edges, feet, path.closed), grow(pathBox(path), feet)).filter(isShown);
  const paths = withoutDuplicates(pieces).map(({ from, to, bulge }): Path => {
    const start = { x: from.x, y: from.y };
    return { vertices: [bulge ? { ...start, bulge } : start, { x: to.x, y: to.y }], closed: false };
  });
  return chainsOf(paths, joinTolerance).map(({ vertices, closed }) => ({ vertices, closed }));
}

/** The fronts of all edges and, for an open path, the one around its last end. */
function frontsAround(edges: readonly Edge[], feet: number, isClosed: boolean): readonly Front[] {
  const all = frontsOf(
    edges,
    edges.map(() => feet),
    1,
  );
  const last = edges.at(-1);
  if (isClosed || !last) return all;
  const back = { ...last, from: last.to, to: last.from, bulge: -last.bulge };
  const ends = frontsOf([back], [feet], 1).filter(({ along }) => along === undefined);
  return [...all, ...ends.map((end, i) => ({ ...end, index: all.length + i }))];
}

function nearestEdge(edges: readonly Edge[], at: Point): Edge {
  let [best, least] = [edges[0] as Edge, Infinity];
  for (const edge of edges) {
    const feet = distanceToEdge(edge, at);
    if (feet < least - tolerance) [best, least] = [edge, feet];
  }
  return best;
}
