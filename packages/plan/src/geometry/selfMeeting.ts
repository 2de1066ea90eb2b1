// A path that meets itself: where two of its edges cross, touch or cover one another. Feet.
import { pathBox } from '../pen/boundsPen.ts';
import type { Path } from '../pen/pen.ts';
import { type Box, boxWidth, grow, overlaps } from './box.ts';
import { crossings, near } from './crossings.ts';
import { type Edge, edgeLength, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point, rotate } from './point.ts';

export interface SelfMeeting {
  /** The numbers of the two edges, the smaller first. */
  readonly edges: readonly [number, number];
  readonly at: Point;
}

export interface SelfMeetings {
  /** One for each two edges that cross, touch or cover one another, by the numbers of the edges. */
  readonly found: readonly SelfMeeting[];
  /** Whether there may be more: so many were found, or so much compared, that the search ended early. */
  readonly more: boolean;
}

/** Comparisons per edge: simple outlines take some tens, and a search beyond this would not stay linear. */
const comparisonsPerEdge = 200;
/** Comparing two edges closely costs about as much as this many comparisons of their extents. */
const closeLook = 20;

/** An edge and its box in axes of which x is the direction of the sweep. */
interface Extent {
  readonly edge: Edge;
  readonly box: Box;
}

/**
 * Sweeps over the edges for those that meet: n log n for n edges, as it stops once it has found the most wanted, or has
 * compared too much for so few edges.
 */
export function selfMeetings(path: Path, most = Infinity): SelfMeetings {
  const extents = sweptExtents(edgesOf(path));
  const found: SelfMeeting[] = [];
  let left = comparisonsPerEdge * extents.length;
  let active: Extent[] = [];
  for (const one of extents) {
    left -= active.length;
    active = active.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of active) {
      if (!overlaps(one.box, other.box)) continue;
      left -= closeLook;
      if (left < 0 || found.length === most) return { found: inOrder(found), more: true };
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

/** The radians that turn the direction most of the edges' length runs in upright, across the sweep. */
function uprightTurn(edges: readonly Edge[]): number {
  const sum = edges.reduce(
    ({ x, y }, { from, to }) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy) || 1;
      // The direction's angle doubled: an edge that runs the other way counts the same.
      return { x: x + (dx * dx - dy * dy) / length, y: y + (2 * dx * dy) / length };
    },
    { x: 0, y: 0 },
  );
  return (Math.PI - Math.atan2(sum.y, sum.x)) / 2;
}

/** The edges in the order of the sweep, which goes in the direction in which they reach least far. */
function sweptExtents(edges: readonly Edge[]): readonly Extent[] {
  const turned = [0, Math.PI / 2, uprightTurn(edges)].map((angle) =>
    edges.map((edge) => ({ edge, box: boxOf(edge, angle) })),
  );
  const reach = (extents: readonly Extent[]): number =>
    extents.reduce((sum, { box }) => sum + boxWidth(box), 0);
  const [best = []] = turned.toSorted((a, b) => reach(a) - reach(b));
  return best.toSorted((a, b) => a.box.minX - b.box.minX);
}

/** Where two edges of a path meet other than at the end that one hands on to the other. */
function meetingOf(a: Edge, b: Edge): Point | undefined {
  const covered = coveredAt(a, b) ?? coveredAt(b, a);
  if (covered) return covered;
  const handed = [
    [a.to, b.from],
    [b.to, a.from],
  ].flatMap(([end, start]) => (end && start && distance(end, start) <= near ? [end] : []));
  return crossings(a, b).find((point) => handed.every((end) => distance(point, end) > near));
}

/** Feet from its ends at which it is looked whether one edge lies along another. */
const looks = [0.2, 0.5] as const;

/** An end of an edge from which on it lies along the other. */
function coveredAt(a: Edge, b: Edge): Point | undefined {
  const length = edgeLength(a);
  const isOn = (fraction: number): boolean => {
    const point = pointOnEdge(a, fraction);
    return distance(point, pointOnEdge(b, nearestOnEdge(b, point))) <= near;
  };
  const into = looks.map((feet) => Math.min(feet / length, 0.5));
  if (into.every(isOn)) return a.from;
  return into.every((fraction) => isOn(1 - fraction)) ? a.to : undefined;
}

function boxOf({ from, to, bulge }: Edge, angle: number): Box {
  const turn = (at: Point): Point => (angle === 0 ? at : rotate(at, angle, { x: 0, y: 0 }));
  return grow(pathBox({ vertices: [{ ...turn(from), bulge }, turn(to)], closed: false }), near);
}
