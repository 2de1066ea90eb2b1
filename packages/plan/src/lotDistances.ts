// The distances from an object to the lines of the lot that it is on.
import { outlineOf } from './anchors.ts';
import { flatten } from './geometry/flatten.ts';
import { crossings } from './geometry/crossings.ts';
import {
  areaOf,
  directionOn,
  type Edge,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from './geometry/outline.ts';
import { distance, dot, type Point, subtract } from './geometry/point.ts';
import { HitPen } from './pen/hitPen.ts';
import type { Path } from './pen/pen.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';

export interface LotDistance {
  /** The lot line: `the front edge`, `the left edge` or `edge 3`. */
  readonly to: string;
  /** Feet from the nearest point of the object to the line; negative by how far the object reaches over it. */
  readonly feet: number;
}

/** Pairs of a point and an edge; more would take noticeably long. */
const maxPairs = 200_000;

/** Feet. An object that is over a line by less stands on it: half of the hundredth that surveys are drawn to. */
const minOver = 0.005;

const isLot = (object: PlanObject): boolean => kindOf(object).path?.isProperty === true;
/** A lot of a deed; a rectangle may also be a patio on a lot. */
const isDeedLot = (object: PlanObject): boolean => isLot(object) && kindOf(object).path?.edges !== undefined;

/**
 * The distances to all lines of the smallest lot around the object's center, or else of one that it reaches into, nearest
 * first; none if it is on no lot, is one, has no outline, or has too many edges. around: objects at the same place, among
 * which the lot is found.
 */
export function lotDistances(object: PlanObject, around: Iterable<PlanObject>): readonly LotDistance[] {
  const outline = outlineOf(object);
  const [first] = outline?.vertices ?? [];
  if (!outline || !first || isDeedLot(object)) return [];
  const points = flatten(outline);
  const lots = [...around].filter(isLot);
  const lot =
    lotAround(object, lots, [middleOf(points)]) ??
    // A rectangle off every lot is more likely a lot beside it.
    (isLot(object) ? undefined : lotAround(object, lots, points));
  const path = lot && outlineOf(lot);
  if (!path) return [];
  const own = edgesOf(outline);
  const edges = edgesOf(path);
  if (edges.length * points.length > maxPairs) return [];
  const names = lineNames(path, edges, kindOf(lot).path?.edges?.(lot));
  const outward = signedArea(path) < 0 ? -1 : 1;
  const crossed = edges.map(
    (edge) => own.some((one) => crossings(one, edge).length > 0) || isWithin(edge.from, outline),
  );
  const outside = crossed.includes(true) ? cornersOutside(outline, path, points) : [];
  return edges
    .map((edge, i) => ({
      to: names[i] ?? '',
      feet: crossed[i] ? overBy(edge, outward, outside) : distanceTo(edge, own, points),
    }))
    .toSorted((a, b) => a.feet - b.feet);
}

/** The smallest lot around any of the points that is larger than the object. */
function lotAround(
  object: PlanObject,
  lots: readonly PlanObject[],
  points: readonly Point[],
): PlanObject | undefined {
  const outline = outlineOf(object);
  const own = outline?.closed ? areaOf(outline) : 0;
  let found: { readonly lot: PlanObject; readonly area: number } | undefined;
  for (const lot of lots) {
    const path = lot === object ? undefined : outlineOf(lot);
    const area = path?.closed && points.some((at) => contains(path, at)) ? areaOf(path) : 0;
    // A rectangle on a lot is no lot of what it lies on.
    if (area <= own) continue;
    if (!found || area < found.area) found = { lot, area };
  }
  return found?.lot;
}

function contains(path: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(path, { layer: '', fill: '#000000' });
  return pen.hit;
}

const isWithin = (at: Point, path: Path): boolean => path.closed && contains(path, at);

/** The corners of what an object covers outside of a lot. */
const cornersOutside = (object: Path, lot: Path, points: readonly Point[]): readonly Point[] => [
  ...points.filter((at) => !contains(lot, at)),
  ...edgesOf(lot).flatMap((edge) => edgesOf(object).flatMap((one) => crossings(one, edge))),
  ...lot.vertices.filter((at) => isWithin(at, object)),
];

/** How far the farthest of the points is over an edge, in negative feet; 0 if none is. */
function overBy(edge: Edge, outward: number, points: readonly Point[]): number {
  const over = points.map((at) => {
    const fraction = nearestOnEdge(edge, at);
    const { x, y } = directionOn(edge, fraction);
    return dot(subtract(at, pointOnEdge(edge, fraction)), { x: y * outward, y: -x * outward });
  });
  const most = Math.max(0, ...over);
  return most < minOver ? 0 : -most;
}

const middleOf = (points: readonly Point[]): Point => {
  const middle = (of: (point: Point) => number): number => {
    const values = points.map(of);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
};

function distanceTo(edge: Edge, own: readonly Edge[], points: readonly Point[]): number {
  const away = (to: Edge, at: Point): number => distance(at, pointOnEdge(to, nearestOnEdge(to, at)));
  return Math.min(
    ...points.map((at) => away(edge, at)),
    ...own.flatMap((one) => [away(one, edge.from), away(one, edge.to)]),
  );
}

/** By the name that the lot has for it or by the side that it faces, or by both, if only one does, else by its number. */
export function lineNames(
  path: Path,
  edges: readonly Edge[],
  known: readonly { readonly name?: string }[] = [],
): readonly string[] {
  const outward = signedArea(path) < 0 ? -1 : 1;
  const facing = edges.map((edge) => sideOf(directionOn(edge, 0.5), outward));
  const called = edges.map(({ index }, i) => known[index]?.name ?? facing[i]);
  const inFull = edges.map(({ index }, i) => `${facing[i]} ${known[index]?.name ?? ''}`.trim());
  const isUnique = (names: readonly (string | undefined)[], i: number): boolean =>
    names.filter((other) => other === names[i]).length === 1;
  return edges.map(({ index }, i) => {
    if (isUnique(called, i)) return `the ${called[i]} edge`;
    if (isUnique(inFull, i)) return `the ${inFull[i]} edge`;
    const own = known[index]?.name;
    return `edge ${index + 1}${own ? ` (${own})` : ''}`;
  });
}

/** The side that an edge of this direction faces. */
function sideOf({ x, y }: Point, outward: number): string {
  const [across, down] = [y * outward, -x * outward];
  if (Math.abs(across) >= Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}
