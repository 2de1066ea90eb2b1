// Fronts: the edges of a path offset inward by their distances, and half circles about its corners. The border of a buildable
// area consists of pieces of them. Feet.
import { pathBox } from './boundsPen.ts';
import { type Box, boxAround, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import {
  directionOn,
  type Edge,
  edgeLength,
  edgePath,
  nearestOnEdge,
  offsetEdge,
  pointOnEdge,
} from './outline.ts';
import { add, distance, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** Feet within which a point is on a front; shorter pieces are dropped. */
export const tolerance = 1e-5;
/** Feet within which the end of a piece and the start of the next are one point: where fronts touch, crossings are less exact. */
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

interface Boxed {
  readonly front: Front;
  readonly box: Box;
}

/** The ground too near to an edge. */
export interface Zone {
  readonly edge: Edge;
  readonly feet: number;
  readonly box: Box;
}

/** side: 1 if the path is clockwise on the screen, else -1. */
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

const isSame = (a: Front, b: Front): boolean =>
  isNear(a.from, b.from) && isNear(a.to, b.to) && isNear(pointOnEdge(a, 0.5), pointOnEdge(b, 0.5));

/** The fronts, split where others cross, touch or end on them. */
export function cutApart(fronts: readonly Front[], within: Box): readonly Front[] {
  const all = fronts
    .map((front): Boxed => ({ front, box: boxOf(front) }))
    .filter(({ box }) => overlaps(box, within))
    .toSorted((a, b) => a.box.minX - b.box.minX);
  const cuts = new Map<Front, number[]>(all.map(({ front }) => [front, []]));
  const cut = (front: Front, at: Point): void => void cuts.get(front)?.push(nearestOnEdge(front, at));
  let open: Boxed[] = [];
  for (const one of all) {
    open = open.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of open) {
      if (!overlaps(one.box, other.box)) continue;
      for (const at of meetingsOf(one, other)) {
        cut(one.front, at);
        cut(other.front, at);
      }
    }
    open.push(one);
  }
  return fronts.flatMap((front) => cutAt(front, cuts.get(front)));
}

/** Where two fronts cross, and where one ends on the other, which includes collinear overlaps. */
const meetingsOf = (a: Boxed, b: Boxed): readonly Point[] => [
  ...crossings(a.front, b.front),
  ...endsOn(a.front, b),
  ...endsOn(b.front, a),
];

const endsOn = ({ from, to }: Front, { front, box }: Boxed): readonly Point[] =>
  [from, to].filter((at) => overlaps(box, boxAround(at, 0)) && distanceToEdge(front, at) <= tolerance);

function cutAt(front: Front, shares: readonly number[] | undefined): readonly Front[] {
  if (!shares) return [];
  const length = edgeLength(front);
  let start = 0;
  return [...shares, 1]
    .toSorted((a, b) => a - b)
    .flatMap((end): Front[] => {
      if ((end - start) * length < tolerance) return [];
      const bulge = Math.tan(Math.atan(front.bulge) * (end - start));
      const piece = { ...front, from: pointOnEdge(front, start), to: pointOnEdge(front, end), bulge };
      start = end;
      return [piece];
    });
}

/** Keeps the first of coinciding pieces. */
export const withoutDuplicates = (pieces: readonly Front[]): readonly Front[] =>
  pieces.filter((piece, i) => !pieces.slice(0, i).some((other) => isSame(piece, other)));
