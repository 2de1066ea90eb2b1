// Fronts, of which the border of a buildable area consists: the edges of a path offset inward by their distances, and
// half circles about their ends. Feet.
import { pathBox } from './boundsPen.ts';
import { type Box, grow } from './box.ts';
import { directionOn, type Edge, edgePath, nearestOnEdge, offsetEdge, pointOnEdge } from './outline.ts';
import { add, distance, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** Feet within which a point is on a front; shorter pieces are dropped. */
export const tolerance = 1e-5;
/** Feet between the end of a piece and the start of the next: where fronts touch, a crossing is less exact. */
const joinTolerance = 1e-4;
/** Feet. Shorter edges of the result are dropped. */
export const minEdgeLength = 1e-3;

/** Part of the border of a zone; on a clockwise path the ground outside the zone is to its right. */
export interface Front extends Edge {
  /** Index of the front, shared by all its pieces. */
  readonly index: number;
  /** Index of the edge that it is an offset of; undefined for an arc about a corner. */
  readonly along: number | undefined;
}

export interface Boxed {
  readonly front: Front;
  readonly box: Box;
}

/** The ground too near to an edge. */
export interface Zone {
  readonly edge: Edge;
  readonly feet: number;
  readonly box: Box;
}

export function frontsOf(
  edges: readonly Edge[],
  distances: readonly number[],
  side: number,
): readonly Front[] {
  const fronts = edges.flatMap((edge, i) => {
    const [feet, before] = [distances[i] ?? 0, distances.at(i - 1) ?? 0];
    const inner = offsetEdge(edge, side * feet);
    const outer = feet > 0 ? offsetEdge(edge, -side * feet) : undefined;
    return [
      ...(inner ? [{ ...inner, along: edge.index }] : []),
      // The outer side of an edge matters only where the path turns back beside it.
      ...(outer ? [{ ...backward(outer), along: edge.index }] : []),
      // Beyond the end of an edge its corner is nearest; of the two circles about a corner the larger covers the other.
      ...(feet >= before
        ? roundEnd(edge.from, scaleBy(turnRight(directionOn(edge, 0)), -feet), side)
        : roundEnd(edge.from, scaleBy(turnRight(directionOn(edges.at(i - 1) ?? edge, 1)), before), side)),
    ];
  });
  return fronts.map((front, index) => ({ ...front, index }));
}

const backward = ({ index, from, to, bulge }: Edge): Edge => ({ index, from: to, to: from, bulge: -bulge });

/** Half a circle about a corner, from one side of an edge to the other. */
function roundEnd(corner: Point, radius: Point, side: number): readonly Front[] {
  if (radius.x === 0 && radius.y === 0) return [];
  const ends = [add(corner, radius), subtract(corner, radius)] as const;
  const [from, to] = side > 0 ? ends : [ends[1], ends[0]];
  return [{ index: -1, from, to, bulge: -side, along: undefined }];
}

export const distanceToEdge = (edge: Edge, at: Point): number =>
  distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)));

export const boxOf = (edge: Edge): Box => grow(pathBox(edgePath(edge)), tolerance);

export const isNear = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) <= joinTolerance && Math.abs(a.y - b.y) <= joinTolerance;

export const isSame = (a: Front, b: Front): boolean =>
  isNear(a.from, b.from) && isNear(a.to, b.to) && isNear(pointOnEdge(a, 0.5), pointOnEdge(b, 0.5));
