// Finds where a path meets itself: where two of its edges cross, touch or overlap. Feet.
import { pathBox } from './boundsPen.ts';
import type { Path } from './pen.ts';
import { type Box, boxWidth, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import { pointTolerance } from './meetings.ts';
import { type Edge, edgeLength, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point, rotate } from './point.ts';

export interface SelfMeeting {
  /** The indexes of the two edges, the smaller first. */
  readonly edges: readonly [number, number];
  readonly at: Point;
}

export interface SelfMeetings {
  /** One for each pair of edges that meet, sorted by edge indexes. */
  readonly found: readonly SelfMeeting[];
  /** Whether there may be more: the search ended early, at the limit of meetings or comparisons. */
  readonly more: boolean;
}

/** Comparisons per edge. Simple outlines need a few dozen; the limit keeps the search linear. */
const comparisonsPerEdge = 200;
/** Cost of comparing two edges exactly, in comparisons of boxes. */
const exactComparisonCost = 20;

/** An edge and its box, rotated so that x is the sweep direction. */
interface Extent {
  readonly edge: Edge;
  readonly box: Box;
}

/** Sweep-line search in O(n log n): it ends early when maxFound are found or the budget of comparisons is used up. */
export function selfMeetings(path: Path, maxFound = Infinity): SelfMeetings {
  const extents = sweptExtents(edgesOf(path));
  const found: SelfMeeting[] = [];
  let budget = comparisonsPerEdge * extents.length;
  let active: Extent[] = [];
  for (const one of extents) {
    budget -= active.length;
    active = active.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of active) {
      if (!overlaps(one.box, other.box)) continue;
      budget -= exactComparisonCost;
      if (budget < 0 || found.length === maxFound) return { found: inOrder(found), more: true };
      const at = meetingOf(one.edge, other.edge);
      const [i, j] = [one.edge.index, other.edge.index];
      if (at) found.push({ edges: [Math.min(i, j), Math.max(i, j)], at });
    }
    active.push(one);
  }
  return { found: inOrder(found), more: false };
}

const inOrder = (found: readonly SelfMeeting[]): readonly SelfMeeting[] =>
  found.toSorted((a, b) => a.edges[0] - b.edges[0] || a.edges[1] - b.edges[1]);

/** The rotation in radians that turns the dominant direction of the edges vertical, across the sweep. */
function uprightTurn(edges: readonly Edge[]): number {
  const sum = edges.reduce(
    ({ x, y }, { from, to }) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy) || 1;
      // Angles are doubled so that opposite directions count the same.
      return { x: x + (dx * dx - dy * dy) / length, y: y + (2 * dx * dy) / length };
    },
    { x: 0, y: 0 },
  );
  return (Math.PI - Math.atan2(sum.y, sum.x)) / 2;
}

/** The edges in sweep order, in the direction in which their boxes are narrowest. */
function sweptExtents(edges: readonly Edge[]): readonly Extent[] {
  const turned = [0, Math.PI / 2, uprightTurn(edges)].map((angle) =>
    edges.map((edge) => ({ edge, box: boxOf(edge, angle) })),
  );
  const reach = (extents: readonly Extent[]): number =>
    extents.reduce((sum, { box }) => sum + boxWidth(box), 0);
  const [best = []] = turned.toSorted((a, b) => reach(a) - reach(b));
  return best.toSorted((a, b) => a.box.minX - b.box.minX);
}

/** Where two edges of a path meet, other than at the vertex that joins them. */
function meetingOf(a: Edge, b: Edge): Point | undefined {
  const covered = coveredAt(a, b) ?? coveredAt(b, a);
  if (covered) return covered;
  const sharedEnds = [
    [a.to, b.from],
    [b.to, a.from],
  ].flatMap(([end, start]) => (end && start && distance(end, start) <= pointTolerance ? [end] : []));
  return crossings(a, b).find((point) => sharedEnds.every((end) => distance(point, end) > pointTolerance));
}

/** Feet from the ends of an edge at which to test whether it overlaps another. */
const overlapProbes = [0.2, 0.5] as const;

/** The end of edge a from which it overlaps edge b. */
function coveredAt(a: Edge, b: Edge): Point | undefined {
  const length = edgeLength(a);
  const isOn = (fraction: number): boolean => {
    const point = pointOnEdge(a, fraction);
    return distance(point, pointOnEdge(b, nearestOnEdge(b, point))) <= pointTolerance;
  };
  const into = overlapProbes.map((feet) => Math.min(feet / length, 0.5));
  if (into.every(isOn)) return a.from;
  return into.every((fraction) => isOn(1 - fraction)) ? a.to : undefined;
}

function boxOf({ from, to, bulge }: Edge, angle: number): Box {
  const turn = (at: Point): Point => (angle === 0 ? at : rotate(at, angle, { x: 0, y: 0 }));
  return grow(pathBox({ vertices: [{ ...turn(from), bulge }, turn(to)], closed: false }), pointTolerance);
}
