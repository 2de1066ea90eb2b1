// A path that meets itself: where two of its edges cross, touch or cover one another. Feet.
import { pathBox } from '../pen/boundsPen.ts';
import type { Path } from '../pen/pen.ts';
import { type Box, grow, overlaps } from './box.ts';
import { crossings, near } from './crossings.ts';
import { type Edge, edgeLength, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';

export interface SelfMeeting {
  /** The numbers of the two edges, the smaller first. */
  readonly edges: readonly [number, number];
  readonly at: Point;
}

/** One place for each two edges of a path that cross, touch or cover one another, by the numbers of the edges. */
export function selfMeetings(path: Path): readonly SelfMeeting[] {
  const meetings: SelfMeeting[] = [];
  const edges = edgesOf(path).map((edge) => ({ edge, box: boxOf(edge) }));
  const sorted = edges.toSorted((a, b) => a.box.minX - b.box.minX);
  let active: typeof edges = [];
  for (const one of sorted) {
    active = active.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of active) {
      const at = overlaps(one.box, other.box) ? meetingOf(one.edge, other.edge) : undefined;
      const [i, j] = [one.edge.index, other.edge.index];
      if (at) meetings.push({ edges: [Math.min(i, j), Math.max(i, j)], at });
    }
    active.push(one);
  }
  return meetings.toSorted((a, b) => a.edges[0] - b.edges[0] || a.edges[1] - b.edges[1]);
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

const boxOf = ({ from, to, bulge }: Edge): Box =>
  grow(pathBox({ vertices: [{ ...from, bulge }, to], closed: false }), near);
