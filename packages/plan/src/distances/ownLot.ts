// The lot that an object is on, how far it is from the lines of that lot, and how deep the lot is.
import { outlineOf } from './anchors.ts';
import { bodiesOf, isWithin } from './clearances.ts';
import { distancesToLot, isDeedLot, isLot, type LotDistance } from './lotDistances.ts';
import { flatten } from '../geometry/flatten.ts';
import { areaOf, edgesOf, signedArea } from '../geometry/outline.ts';
import { overEdge } from '../geometry/overLine.ts';
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import { sample } from '../geometry/sample.ts';
import type { PlanObject } from '../objects/kind.ts';

/**
 * The distances to all lines of the lot that an object is on, nearest first; none if it is on none, is one, has no outline,
 * or has too many edges. around: objects at the same place, among which the lot is found.
 */
export function distancesToOwnLot(object: PlanObject, around: Iterable<PlanObject>): readonly LotDistance[] {
  const lot = lotOf(object, around);
  return lot ? distancesToLot(object, lot) : [];
}

/** The smallest lot around the object's center, or else one that it reaches into; undefined if it is a lot itself. */
export function lotOf(object: PlanObject, around: Iterable<PlanObject>): PlanObject | undefined {
  const outline = outlineOf(object);
  if (!outline || outline.vertices.length === 0 || isDeedLot(object)) return undefined;
  const lots = [...around].filter(isLot);
  if (lots.length === 0) return undefined;
  const points = bodiesOf(object)?.walls.points ?? [];
  return (
    lotAround(object, lots, [middleOf(points)]) ??
    // A rectangle off every lot is more likely a lot beside it.
    (isLot(object) ? undefined : lotAround(object, lots, sample(points)))
  );
}

// A drag measures the same lots in every frame.
const areas = new WeakMap<PlanObject, number>();

/** Square feet within the outline of a lot. */
function lotArea(lot: PlanObject, path: Path): number {
  const area = areas.get(lot) ?? areaOf(path);
  areas.set(lot, area);
  return area;
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
    if (!path?.closed) continue;
    const area = lotArea(lot, path);
    // An object isn't on a lot that is no larger than the object itself.
    if (area <= own || (found && area >= found.area)) continue;
    // Last, since it takes the longest, and a dense plan has many lots around a place.
    if (points.some((at) => isWithin(at, path))) found = { lot, area };
  }
  return found?.lot;
}

const middleOf = (points: readonly Point[]): Point => {
  const middle = (of: (point: Point) => number): number => {
    const values = points.map(of);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
};

/** The most feet that a point of the lot is away from one of its edges, square to it. */
export function depthFrom(lot: PlanObject, index: number): number {
  const path = outlineOf(lot);
  const edge = path && edgesOf(path).find((one) => one.index === index);
  if (!path || !edge) return 0;
  const outward = signedArea(path) < 0 ? -1 : 1;
  return Math.max(0, ...flatten(path).map((at) => -overEdge(edge, at, outward)));
}
