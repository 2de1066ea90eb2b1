// The lock of Shift: straight from the point before, squarely to the edge that ended there or in steps of 15 degrees, as
// far as the pointer reaches.
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
import { edgesNear, shapeOf } from './shapes.ts';

const step = 15;
/** Degrees off square to the edge before, or straight on from it, within which that is meant and no step. */
const nearlySquare = 5;

export interface Locking {
  readonly from: Point;
  /** Where the edge began that ended at from. */
  readonly before?: Point | undefined;
  /** Feet within which the length is drawn to something. */
  readonly reach: number;
  /** Objects nearby whose places and edges stop the line, and other points that do. */
  readonly objects: readonly PlanObject[];
  readonly points: readonly Point[];
  /** The whole number of squares nearest to a length. */
  readonly snapLength: (length: number) => number;
}

export interface Locked {
  readonly at: Point;
  readonly guide?: Guide;
  /** Whether it ends on an edge. */
  readonly crosses: boolean;
}

/** The unit vector of a whole number of steps; those along the axes have no dust in them. */
function heading(steps: number): Point {
  const clean = (value: number): number => Math.round(value * 1e15) / 1e15;
  return { x: clean(Math.cos(radians(steps * step))), y: clean(Math.sin(radians(steps * step))) };
}

/** The unit vector square to an edge, or along it, that a way is near to; undefined where it is near to none. */
function squareTo(edge: Point, way: Point): Point | undefined {
  const along = unit(edge);
  const least = dot(way, way) * Math.cos(radians(nearlySquare)) ** 2;
  return [along, turnRight(along), scaleBy(along, -1), scaleBy(turnRight(along), -1)].find((one) => {
    const length = dot(way, one);
    return length > 0 && length ** 2 >= least;
  });
}

/** Whether an edge goes by whole steps, as do all that are square to it. */
const goesBySteps = (edge: Point): boolean => {
  const steps = Math.round(degrees(Math.atan2(edge.y, edge.x)) / step);
  return Math.abs(cross(unit(edge), heading(steps))) < 1e-9;
};

export function locked(at: Point, { from, before, reach, objects, points, snapLength }: Locking): Locked {
  const way = subtract(at, from);
  const steps = Math.round(degrees(Math.atan2(way.y, way.x)) / step);
  const last = before && subtract(from, before);
  const square = last && dot(last, last) > 0 && !goesBySteps(last) ? squareTo(last, way) : undefined;
  const along = square ?? heading(steps);
  const length = dot(way, along);
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
  return { at: on(squares()), crosses: false };

  /** Where the line meets an edge, or is level or plumb with a place: whichever is nearest to the pointer. */
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

  /** The length that ends on the grid; in a slanting direction other than 45 degrees whole squares long. */
  function squares(): number {
    const lead = Math.abs(along.x) >= Math.abs(along.y) ? 'x' : 'y';
    const onGrid = !square && steps % 3 === 0;
    if (!onGrid) return snapLength(length);
    return (snapLength(from[lead] + along[lead] * length) - from[lead]) / along[lead];
  }
}
