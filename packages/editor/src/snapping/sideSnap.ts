// Snaps a side that is dragged by its handle. Only its distance from the opposite side changes: it snaps to the level of a place
// near the pointer or in line with it, or to an edge that it meets.
import type { Span } from '@homeplot/plan/capabilities';
import { boxBetween, grow } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import {
  add,
  distance,
  dot,
  type Point,
  radians,
  rotate,
  scaleBy,
  subtract,
  tidyPoint,
} from '@homeplot/plan/point';
import { edgesNear, shapeOf } from '../view/shapes.ts';
import type { Snapped } from './snapMarks.ts';
import type { ObjectSnap } from './snaps.ts';

/** What snapping a side needs to know; lengths in feet. */
export interface SideQuery {
  /** Snap distance of a place or an edge at the pointer; 0 if the snap is off. */
  readonly reach: (snap: ObjectSnap) => number;
  /** Snap distance of places that are only in line. */
  readonly guideReach: number;
  readonly objects: readonly PlanObject[];
}

const origin = { x: 0, y: 0 };

/** Where the side snaps to; undefined if nothing is near. */
export function snapSide(
  at: Point,
  { from, as, turn = 0 }: Span,
  { reach, guideReach, objects }: SideQuery,
): Snapped | undefined {
  const along = rotate(as === 'width' ? { x: 1, y: 0 } : { x: 0, y: 1 }, radians(turn), origin);
  const far = dot(subtract(at, from), along);
  const on = (value: number): Point => tidyPoint(add(from, scaleBy(along, value)));
  let best: { readonly off: number; readonly snapped: Snapped } | undefined;
  const offer = (value: number, within: number, mark: Omit<Snapped, 'at'>): void => {
    const off = Math.abs(value - far);
    if (off <= within && (!best || off < best.off - 1e-9))
      best = { off, snapped: { ...mark, at: on(value) } };
  };
  const is = Math.abs(along.x) > Math.abs(along.y) ? 'plumb' : 'level';
  const within = reach('nearest');
  const way = grow(boxBetween(on(far - within), on(far + within)), 1e-6);
  const ray = { index: 0, from: on(far - within), to: on(far + within), bulge: 0 };
  for (const object of objects) {
    for (const place of shapeOf(object).anchors) {
      const isAtPointer = distance(place.at, at) <= reach(place.is);
      const mark = { snap: 'guides', guides: [{ is, by: [place.at] }] } as const;
      offer(dot(subtract(place.at, from), along), isAtPointer ? reach(place.is) : guideReach, mark);
    }
    for (const edge of within > 0 ? edgesNear(object, way) : [])
      for (const crossing of crossings(ray, edge))
        offer(dot(subtract(crossing, from), along), within, { snap: 'nearest' });
  }
  return best?.snapped;
}
