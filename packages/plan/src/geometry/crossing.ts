// Where edges meet: straight ones and arcs, pair by pair, and a path that meets itself. Feet.
import { BoundsPen } from '../pen/boundsPen.ts';
import type { Path } from '../pen/pen.ts';
import { type Box, grow, overlaps } from './box.ts';
import { arcOf, type Edge, edgeLength, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { add, cross, distance, dot, type Point, scaleBy, subtract } from './point.ts';
import { type Arc, arcCovers } from './segment.ts';

/** Feet within which points are one: a thousandth of what can be typed. */
const near = 1e-5;

/** The points that two edges share, their ends included; none where one lies along the other. */
export function meetings(a: Edge, b: Edge): readonly Point[] {
  const [arcA, arcB] = [arcOf(a), arcOf(b)];
  const points = arcA
    ? arcB
      ? circlesMeet(arcA, arcB)
      : lineMeetsCircle(b, arcA)
    : arcB
      ? lineMeetsCircle(a, arcB)
      : linesMeet(a, b);
  return points.filter((point) => lies(point, a, arcA) && lies(point, b, arcB));
}

/** Whether a point of an edge's line or circle lies on the edge itself. */
function lies(point: Point, { from, to }: Edge, arc: Arc | undefined): boolean {
  if (distance(point, from) <= near || distance(point, to) <= near) return true;
  if (arc) return arcCovers(arc, Math.atan2(point.y - arc.centre.y, point.x - arc.centre.x));
  return dot(subtract(point, from), subtract(point, to)) <= 0;
}

function linesMeet(a: Edge, b: Edge): Point[] {
  const [along, other] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const turn = cross(along, other);
  if (Math.abs(turn) <= 1e-12 * Math.hypot(along.x, along.y) * Math.hypot(other.x, other.y)) return [];
  return [add(a.from, scaleBy(along, cross(subtract(b.from, a.from), other) / turn))];
}

function lineMeetsCircle({ from, to }: Edge, { centre, radius }: Arc): Point[] {
  const along = subtract(to, from);
  const square = dot(along, along);
  if (square === 0) return [];
  const middle = dot(subtract(centre, from), along) / square;
  const foot = add(from, scaleBy(along, middle));
  return eitherSide(foot, scaleBy(along, 1 / Math.sqrt(square)), radius * radius - squared(foot, centre));
}

function circlesMeet(a: Arc, b: Arc): Point[] {
  const apart = distance(a.centre, b.centre);
  if (apart <= near) return [];
  const along = scaleBy(subtract(b.centre, a.centre), 1 / apart);
  const reach = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const foot = add(a.centre, scaleBy(along, reach));
  return eitherSide(foot, { x: -along.y, y: along.x }, a.radius * a.radius - reach * reach);
}

const squared = (a: Point, b: Point): number => dot(subtract(a, b), subtract(a, b));

/** The points off a foot along a unit vector by a root; one where they touch, none where they do not reach. */
function eitherSide(foot: Point, along: Point, square: number): Point[] {
  if (square < -near * near) return [];
  const off = Math.sqrt(Math.max(0, square));
  return off <= near ? [foot] : [add(foot, scaleBy(along, off)), add(foot, scaleBy(along, -off))];
}

export interface SelfMeeting {
  /** The numbers of the two edges, the smaller first. */
  readonly edges: readonly [number, number];
  readonly at: Point;
}

/** A place where a path crosses, touches or covers itself; undefined where it never does. */
export function selfMeeting(path: Path): SelfMeeting | undefined {
  const edges = edgesOf(path).map((edge) => ({ edge, box: boxOf(edge) }));
  const sorted = edges.toSorted((a, b) => a.box.minX - b.box.minX);
  let active: typeof edges = [];
  for (const one of sorted) {
    active = active.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of active) {
      const at = overlaps(one.box, other.box) ? meetingOf(one.edge, other.edge) : undefined;
      const [i, j] = [one.edge.index, other.edge.index];
      if (at) return { edges: [Math.min(i, j), Math.max(i, j)], at };
    }
    active.push(one);
  }
  return undefined;
}

/** Where two edges of a path meet other than at the end that one hands on to the other. */
function meetingOf(a: Edge, b: Edge): Point | undefined {
  const covered = coveredAt(a, b) ?? coveredAt(b, a);
  if (covered) return covered;
  const handed = [
    [a.to, b.from],
    [b.to, a.from],
  ].flatMap(([end, start]) => (end && start && distance(end, start) <= near ? [end] : []));
  return meetings(a, b).find((point) => handed.every((end) => distance(point, end) > near));
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

function boxOf(edge: Edge): Box {
  const pen = new BoundsPen();
  pen.path({ vertices: [{ ...edge.from, bulge: edge.bulge }, edge.to], closed: false });
  return grow(pen.box, near);
}
