// Whether something reaches over a lot line, by how far, and how a distance shows it: one rule for live distances, dimensions
// and tables.
import { crossings } from './crossings.ts';
import { flatten } from './flatten.ts';
import { directionOn, type Edge, nearestOnEdge, pointOnEdge, signedArea } from './outline.ts';
import { boxGap, type Shape, type ShapeEdge, shapeEdge, shapeOf } from './pathDistance.ts';
import { add, cross, distance, dot, type Point, scaleBy, subtract, unit } from './point.ts';
import { insideAt, intersectSpans, type Span } from './roomInside.ts';
import { pathBox } from './boundsPen.ts';
import { boxBetween } from './box.ts';
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
 * How far a shape reaches over each of the lot lines that it crosses, exact for arcs; undefined where nothing of it is over the
 * line, or where all of that is over another line by less. outside: as from placesOutside.
 */
export function farthestOver(
  crossed: readonly ShapeEdge[],
  outward: number,
  { edges }: Shape,
  lot: Shape,
  outside: readonly Point[],
): readonly (Over | undefined)[] {
  const lines = crossed.map((line) => {
    const known = new Map<Point, Over | undefined>();
    /** How a place is over the line; undefined if it isn't, or if the way back to the line runs through the lot. */
    const overFrom = (from: Point): Over | undefined => {
      if (known.has(from)) return known.get(from);
      const at = pointOnEdge(line, nearestOnEdge(line, from));
      const feet = dot(subtract(from, at), outwardAt(line, at, outward));
      const over = feet > -samePlace && !runsThrough(lot, from, at) ? { feet, from, at } : undefined;
      known.set(from, over);
      return over;
    };
    const placesOn = (one: ShapeEdge): readonly Point[] =>
      (one.arc ? farthestOn(one, line, outward) : middleFacing(one, line)).filter(
        (at) => !isInside(lot.path, at),
      );
    const overs = [...edges.flatMap(placesOn), ...outside]
      .flatMap((from) => overFrom(from) ?? [])
      .toSorted((a, b) => Math.round((b.feet - a.feet) / samePlace));
    return { line, overFrom, overs };
  });
  /** Whether a place is over another line and gets back across that, by which the shape is over it by less. */
  const isNearerElsewhere = ({ feet, from }: Over): boolean => {
    const ways = lines.flatMap(({ line, overFrom, overs }) => {
      const over = overFrom(from);
      const isSquare = over && distance(from, over.at) - over.feet < samePlace;
      return isSquare ? [{ toward: outwardAt(line, over.at, outward), most: overs[0]?.feet ?? 0 }] : [];
    });
    // Between two lines that face each other, as in a notch, nothing gets back across either.
    return ways.some(
      ({ toward, most }) =>
        most < feet - samePlace && !ways.some((other) => dot(other.toward, toward) < -samePlace),
    );
  };
  return lines.map(({ overs }) => overs.find((over) => !isNearerElsewhere(over)));
}

/** Whether a line runs through a lot, and not only along its border. */
function runsThrough(lot: Shape, from: Point, to: Point): boolean {
  const line = { index: 0, from, to, bulge: 0 };
  const box = boxBetween(from, to);
  const near = lot.edges.filter((edge) => boxGap(edge.box, box) === 0);
  if (near.some((edge) => !edge.arc && cutsThrough(edge, line))) return true;
  const cuts = near.flatMap((edge) => crossings(edge, line));
  const stops = [from, ...cuts, to].toSorted((a, b) => distance(from, a) - distance(from, b));
  return stops.some((at, i) => {
    const next = stops[i + 1] ?? at;
    const middle = scaleBy(add(at, next), 0.5);
    return distance(at, next) > minOver && isInside(lot.path, middle) && !isOnBorder(lot, middle);
  });
}

/** Whether two straight edges cross within both. */
const cutsThrough = (a: Edge, b: Edge): boolean => isOnBothSides(a, b) && isOnBothSides(b, a);

function isOnBothSides({ from, to }: Edge, of: Edge): boolean {
  const along = unit(subtract(to, from));
  const [start, end] = [cross(along, subtract(of.from, from)), cross(along, subtract(of.to, from))];
  return Math.min(start, end) < -minOver && Math.max(start, end) > minOver;
}

function isOnBorder({ edges }: Shape, at: Point): boolean {
  return edges.some((edge) => distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at) < samePlace);
}

/** Feet. Of places that are as far over a line, the one that is found first is taken. */
const samePlace = 1e-6;

/** Of a side parallel to a lot line, the middle of the part opposite that line: every point there is equally far over. */
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
    !runsThrough(shapeOf(lot), from, to) &&
    crossesEdge(shapeOf(outline), shapeEdge(edge)) &&
    isMostlyInside(outline, lot)
  );
}
