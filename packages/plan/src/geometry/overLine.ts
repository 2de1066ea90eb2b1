// Whether something reaches over a lot line, by how far, and how a distance shows it: one rule for live distances, dimensions
// and tables.
import { crossings } from './crossings.ts';
import { flatten } from './flatten.ts';
import { directionOn, type Edge, nearestOnEdge, pointOnEdge, signedArea } from './outline.ts';
import { boxGap, type Shape, type ShapeEdge, shapeEdge, shapeOf } from './pathDistance.ts';
import { add, distance, dot, type Point, scaleBy, subtract, unit } from './point.ts';
import { insideAt, intersectSpans, type Span } from './roomInside.ts';
import { pathBox } from './boundsPen.ts';
import { isInside } from './hitPen.ts';
import type { Path } from './pen.ts';
import { formatLength, type Units } from '../measure/units.ts';

/** Feet. An object that is over a line by less stands on it: half of the hundredth to which surveys are drawn. */
export const minOver = 0.005;

/** `10'`, or `2' over`. */
export const clearanceText = (feet: number, units: Units): string =>
  feet < 0 ? `${formatLength(-feet, units)} over` : formatLength(feet, units);

/** The unit normal of a lot's edge at a point, out of the lot. outward: 1 if the lot is clockwise on the screen, else -1. */
export function outwardAt(edge: Edge, at: Point, outward: number): Point {
  const { x, y } = directionOn(edge, nearestOnEdge(edge, at));
  return { x: y * outward, y: -x * outward };
}

/** Feet by which a point is over an edge, out of the lot. */
export const overEdge = (edge: Edge, at: Point, outward: number): number => {
  const on = pointOnEdge(edge, nearestOnEdge(edge, at));
  return dot(subtract(at, on), outwardAt(edge, at, outward));
};

/** Whether an outline reaches over an edge of a lot. */
export const crossesEdge = ({ path, edges, box }: Shape, edge: ShapeEdge): boolean =>
  boxGap(box, edge.box) === 0 &&
  (edges.some((own) => boxGap(own.box, edge.box) === 0 && crossings(own, edge).length > 0) ||
    (path.closed && isInside(path, edge.from)));

/** The places of a shape outside of a lot that may be farthest over one of its lines. points: its corners, and some of its arcs. */
export const placesOutside = (
  { path: own, edges }: Shape,
  points: readonly Point[],
  { path: lot, edges: lines }: Shape,
): readonly Point[] => [
  ...points.filter((at) => !(lot.closed && isInside(lot, at))),
  ...lines.flatMap((line) =>
    edges.flatMap((one) => (boxGap(one.box, line.box) === 0 ? crossings(one, line) : [])),
  ),
  ...lot.vertices.filter((at) => own.closed && isInside(own, at)),
];

/** A place over a lot line, the place of the line nearest to it, and how far it is over, in feet. */
export interface Over {
  readonly feet: number;
  readonly from: Point;
  readonly at: Point;
}

/**
 * How far a shape that crosses a lot line reaches over it, exact for arcs; undefined if nothing of it is outside of the lot.
 * outside: as from placesOutside.
 */
export function farthestOver(
  line: ShapeEdge,
  outward: number,
  { edges }: Shape,
  lot: Path,
  outside: readonly Point[],
): Over | undefined {
  const placesOn = (one: ShapeEdge): readonly Point[] =>
    (one.arc ? farthestOn(one, line, outward) : middleFacing(one, line)).filter((at) => !isInside(lot, at));
  let most: Over | undefined;
  for (const from of [...edges.flatMap(placesOn), ...outside]) {
    const at = pointOnEdge(line, nearestOnEdge(line, from));
    const feet = dot(subtract(from, at), outwardAt(line, at, outward));
    if (!most || feet > most.feet + samePlace) most = { feet, from, at };
  }
  return most;
}

/** Feet. Of places that are as far over a line, the one that is found first is taken. */
const samePlace = 1e-6;

/** The middle of what faces a line of a side that is parallel to it: all of that is as far over, and square to the line. */
function middleFacing({ from, to }: ShapeEdge, line: ShapeEdge): readonly Point[] {
  const along = unit(subtract(line.to, line.from));
  const side = subtract(to, from);
  const run = dot(side, along);
  if (line.arc || Math.abs(run) < samePlace || Math.hypot(side.x, side.y) - Math.abs(run) > samePlace)
    return [];
  const [start, end] = [line.from, line.to].map((at) => dot(subtract(at, from), along) / run) as [
    number,
    number,
  ];
  const [first, last] = [Math.max(0, Math.min(start, end)), Math.min(1, Math.max(start, end))];
  return first < last ? [add(from, scaleBy(side, (first + last) / 2))] : [];
}

/** Feet: farther than any plan is wide. */
const farAway = 1e7;

/** The points of an arc that may be farthest over a line: those on the way out, and on the line through two centers. */
function farthestOn(arc: ShapeEdge, line: ShapeEdge, outward: number): readonly Point[] {
  const { center } = line.arc ?? {};
  const own = arc.arc?.center;
  const toward = (at: Point): Point => pointOnEdge(arc, nearestOnEdge(arc, at));
  if (!own) return [];
  if (!center) return [toward(add(own, scaleBy(outwardAt(line, line.from, outward), farAway)))];
  return [toward(center), toward({ x: 2 * own.x - center.x, y: 2 * own.y - center.y })];
}

/** Horizontal lines, from top to bottom, along which areas are compared. */
const levels = 32;

/** Whether at least half of the area of an outline is inside a lot. Then its object counts as standing on that lot. */
function isMostlyInside(outline: Path, lot: Path): boolean {
  const [own, ground] = [flatten(outline), flatten(lot)];
  const { minY, maxY } = pathBox({ vertices: own, closed: true });
  let [all, inside] = [0, 0];
  for (let i = 0; i < levels; i += 1) {
    const y = minY + ((maxY - minY) * (i + 0.5)) / levels;
    const spans = insideAt(own, y);
    all += total(spans);
    inside += total(intersectSpans(spans, insideAt(ground, y)));
  }
  return 2 * inside >= all - minOver;
}

const total = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Whether what is measured from a point of an object to one on an edge of its lot is how far it is over that edge. */
export function isOver(outline: Path, lot: Path, edge: Edge, from: Point, to: Point): boolean {
  const area = signedArea(lot);
  const over = overEdge(edge, from, Math.sign(area));
  return (
    outline.closed &&
    // Nothing is on a lot that is no larger than itself, as a house isn't on a patio.
    Math.abs(area) > Math.abs(signedArea(outline)) &&
    over >= minOver &&
    // Square to the edge.
    distance(from, to) - over < minOver &&
    !isInside(lot, from) &&
    crossesEdge(shapeOf(outline), shapeEdge(edge)) &&
    isMostlyInside(outline, lot)
  );
}
