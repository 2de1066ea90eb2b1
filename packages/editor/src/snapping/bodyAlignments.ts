// Lines on which a moved object is aligned with others, or leaves gaps equal to theirs.
import type { PlanObject } from '@homeplot/plan/kind';
import { shifted } from '@homeplot/plan/box';
import { dot, type Point } from '@homeplot/plan/point';
import type { Guide } from './guides.ts';
import type { MovedBody } from '../view/movedBody.ts';
import { shapeOf } from '../view/shapes.ts';
import type { ObjectSnap } from './snaps.ts';
import { type Axis, evenSpacing, otherAxis } from './spacing.ts';

/** What snapping a move needs to know; lengths in feet. */
export interface BodyQuery {
  /** Snap distance; 0 if the snap is off. */
  readonly reach: (snap: ObjectSnap) => number;
  /** Snap distance of guides; 0 if they are off. */
  readonly guideReach: number;
  /** Objects within the snap distance of a point, nearest first. */
  readonly near: (at: Point) => readonly PlanObject[];
  /** A joint of another object that a joint snaps to. */
  readonly jointAt: (at: Point) => Point | undefined;
  /** Objects to align with. Called only if no place is near, because the search takes time. */
  readonly sight: () => readonly PlanObject[];
  /** Objects among which to space evenly. */
  readonly row: () => readonly PlanObject[];
  readonly isInView: (at: Point) => boolean;
}

/** The offsets whose component along a unit vector has a value. */
export interface Line {
  readonly normal: Point;
  readonly value: number;
  readonly guide?: Guide;
  /** A moved point, before the move, that comes to lie on an edge. */
  readonly contact?: Point;
  /** For a contact with an arc, the line across the first one, since the contact holds only at that point of the arc. */
  readonly along?: Line;
}

/** Feet. */
export const tolerance = 1e-6;

const unitAlong: Readonly<Record<Axis, Point>> = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } };

/** For the sides and middles of the box and for the grabbed point: the best alignment of each with a place of another object. */
export function alignments(
  { box, grabbed }: MovedBody,
  offset: Point,
  { guideReach, sight }: BodyQuery,
): Line[] {
  if (guideReach === 0) return [];
  const places = sight().flatMap((object) => shapeOf(object).anchors.map(({ at }) => at));
  const own: Readonly<Record<Axis, readonly number[]>> = {
    x: [box.minX, (box.minX + box.maxX) / 2, box.maxX, grabbed.x],
    y: [box.minY, (box.minY + box.maxY) / 2, box.maxY, grabbed.y],
  };
  const span: Readonly<Record<Axis, readonly [number, number]>> = {
    x: [box.minX, box.maxX],
    y: [box.minY, box.maxY],
  };
  return (['x', 'y'] as const).flatMap((axis) => {
    const across = otherAxis[axis];
    const [low, high] = span[across];
    const awayFrom = (place: Point): number => {
      const at = place[across] - offset[across];
      return Math.max(0, low - at, at - high);
    };
    return own[axis].flatMap((value): Line[] => {
      const place = bestAligned(places, axis, value + offset[axis], guideReach, awayFrom);
      if (!place) return [];
      const end = Math.min(high, Math.max(low, place[across] - offset[across]));
      const at = axis === 'x' ? { x: value, y: end } : { x: end, y: value };
      const guide: Guide = { is: axis === 'x' ? 'plumb' : 'level', by: [place], at };
      return [{ normal: unitAlong[axis], value: place[axis] - value, guide }];
    });
  });
}

/** The place nearest in the direction of an axis; of several, the one nearest across it. */
function bestAligned(
  places: readonly Point[],
  axis: Axis,
  value: number,
  reach: number,
  awayFrom: (place: Point) => number,
): Point | undefined {
  let best: { readonly place: Point; readonly off: number } | undefined;
  for (const place of places) {
    const off = Math.abs(place[axis] - value);
    if (off > reach || (best && off > best.off + tolerance)) continue;
    const isBetter = !best || off < best.off - tolerance || awayFrom(place) < awayFrom(best.place);
    if (isBetter) best = { place, off };
  }
  return best?.place;
}

/** Equal gaps in a row of objects. */
export function evenGaps({ box }: MovedBody, offset: Point, { guideReach, row }: BodyQuery): Line[] {
  if (guideReach === 0) return [];
  const moved = shifted(box, offset);
  return (['x', 'y'] as const).flatMap((axis): Line[] => {
    const found = evenSpacing(axis, moved, guideReach, row());
    if (!found) return [];
    const guide: Guide = { is: 'equal', by: [], gaps: found.gaps };
    return [{ normal: unitAlong[axis], value: offset[axis] + found.by, guide }];
  });
}

/** Feet from an offset to a line. */
export const offLine = ({ normal, value }: Line, by: Point): number => Math.abs(dot(normal, by) - value);
