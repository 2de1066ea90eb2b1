// While drawing, Shift locks the direction from the previous point: perpendicular or parallel to the previous edge, or in
// steps of 15 degrees. (A drag of whole objects is held to one axis in tools/bodyDrag.ts.)
import { boxBetween, grow } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Edge } from '@homeplot/plan/outline';
import {
  add,
  cross,
  degrees,
  distance,
  dot,
  type Point,
  radians,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import type { Guide } from './guides.ts';
import { edgesNear, shapeOf } from '../view/shapes.ts';

/** Degrees. */
const step = 15;
/** Degrees within which a direction snaps to the perpendicular or parallel of the previous edge instead of a step. */
const squareTolerance = 5;

export interface LockOptions {
  readonly from: Point;
  /** The start of the previous edge, which ends at `from`. */
  readonly before?: Point | undefined;
  /** Feet within which the length snaps to something. */
  readonly reach: number;
  /** Nearby objects and points at which the line can end. */
  readonly objects: readonly PlanObject[];
  readonly points: readonly Point[];
  readonly snapLength: (length: number) => number;
  /** Degrees, clockwise, of the axis from which the steps count. */
  readonly turn?: number;
}

export interface Locked {
  readonly at: Point;
  readonly guide?: Guide;
  /** Whether the line ends on an edge of an object. */
  readonly crosses: boolean;
}

/** The unit vector of a number of steps, without floating-point noise on the axes. */
function heading(steps: number, turn = 0): Point {
  const clean = (value: number): number => Math.round(value * 1e15) / 1e15;
  const angle = radians(steps * step + turn);
  return { x: clean(Math.cos(angle)), y: clean(Math.sin(angle)) };
}

/** The direction parallel or perpendicular to an edge that an offset is close to, as a unit vector. */
function squareTo(edge: Point, offset: Point): Point | undefined {
  const along = unit(edge);
  const least = dot(offset, offset) * Math.cos(radians(squareTolerance)) ** 2;
  return [along, turnRight(along), scaleBy(along, -1), scaleBy(turnRight(along), -1)].find((one) => {
    const length = dot(offset, one);
    return length > 0 && length ** 2 >= least;
  });
}

/** Whether an edge is in the direction of a step, so that its perpendiculars are too. */
const isAlongStep = (edge: Point): boolean => {
  const steps = Math.round(degrees(Math.atan2(edge.y, edge.x)) / step);
  return Math.abs(cross(unit(edge), heading(steps))) < 1e-9;
};

export function lockDirection(
  at: Point,
  { from, before, reach, objects, points, snapLength, turn = 0 }: LockOptions,
): Locked {
  const offset = subtract(at, from);
  const steps = Math.round((degrees(Math.atan2(offset.y, offset.x)) - turn) / step);
  const last = before && subtract(from, before);
  const square = last && dot(last, last) > 0 && !isAlongStep(last) ? squareTo(last, offset) : undefined;
  const along = square ?? heading(steps, turn);
  const length = dot(offset, along);
  const on = (far: number): Point => {
    const { x, y } = add(from, scaleBy(along, far));
    return { x: tidy(x), y: tidy(y) };
  };
  const stop = nearestStop();
  if (stop)
    return {
      at: on(stop.far),
      crosses: stop.guide === undefined,
      ...(stop.guide ? { guide: stop.guide } : {}),
    };
  return { at: on(gridLength()), crosses: false };

  /** The place nearest to the pointer where the line meets an edge, or is aligned with a place. */
  function nearestStop(): { readonly far: number; readonly guide?: Guide } | undefined {
    let best: { readonly far: number; readonly guide?: Guide } | undefined;
    const offer = (far: number, guide?: Guide): void => {
      const off = Math.abs(far - length);
      if (far > 1e-6 && off <= reach && (!best || off < Math.abs(best.far - length) - 1e-9))
        best = guide ? { far, guide } : { far };
    };
    const end = add(from, scaleBy(along, length + reach));
    const ray: Edge = { index: 0, from, to: end, bulge: 0 };
    const near = grow(boxBetween(add(from, scaleBy(along, Math.max(0, length - reach))), end), 1e-6);
    for (const object of objects)
      for (const edge of edgesNear(object, near))
        for (const crossing of crossings(ray, edge)) offer(distance(from, crossing));
    const places = objects.flatMap((object) => shapeOf(object).anchors.map((anchor) => anchor.at));
    for (const place of [...points, ...places]) {
      const to = subtract(place, from);
      if (Math.abs(along.y) > 1e-9) offer(to.y / along.y, { is: 'level', by: [place] });
      if (Math.abs(along.x) > 1e-9) offer(to.x / along.x, { is: 'plumb', by: [place] });
    }
    return best;
  }

  /** The length that ends on the grid; in directions other than multiples of 45 degrees, a whole number of squares. */
  function gridLength(): number {
    const mainAxis = Math.abs(along.x) >= Math.abs(along.y) ? 'x' : 'y';
    const meetsGrid = !square && turn === 0 && (steps * step) % 45 === 0;
    if (!meetsGrid) return snapLength(length);
    return (snapLength(from[mainAxis] + along[mainAxis] * length) - from[mainAxis]) / along[mainAxis];
  }
}
