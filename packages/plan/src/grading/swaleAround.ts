// Designs a swale around a building: along its walls from the highest place on, then straight to a lot line that is lower or
// to a swale that is there, so that the ground beside the walls falls into it and it falls all along itself.
import { areaOf, edgesOf, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { offsetPath } from '../geometry/offset.ts';
import {
  betweenEdges,
  nearestBetween,
  type Shape,
  type ShapeEdge,
  shapeEdge,
  shapeOf,
} from '../geometry/pathDistance.ts';
import { add, distance, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { isToNeighbor } from './water.ts';

export interface Swale {
  readonly vertices: readonly Point[];
  /** Feet. */
  readonly width: number;
  /** Elevations of its bottom. */
  readonly start: number;
  readonly end: number;
}

/** The middle of a swale or a berm that is there, and its width in feet. */
export interface Channel {
  readonly bottom: Shape;
  readonly width: number;
  /** Whether it leads water on: a berm only keeps it back. */
  readonly isSwale: boolean;
}

export interface SwaleTask {
  readonly outline: Shape;
  /** Feet from the walls to its bottom. */
  readonly off: number;
  /** Feet that its bottom has to be lower than the ground at the walls. */
  readonly drop: number;
  readonly lot: SiteLot;
  /** What it may not cross. */
  readonly obstacles: readonly Shape[];
  /** The swales and berms that are there: it keeps out of their beds, and may end in a swale. */
  readonly channels: readonly Channel[];
  /** Undefined where it isn't known. */
  readonly elevation: (at: Point) => number | undefined;
  /** Whether the ground outside a wall has to be drained. out: away from the building. */
  readonly isWet: (place: { readonly at: Point; readonly out: Point }) => boolean;
}

/** Feet of fall per foot along its bottom: less silts up. */
const leastFall = 0.01;
/** Feet: a deeper one is a trench beside the foundation. */
const deepest = 3;
/** Feet between places at which it is worked out. */
const step = 5;
/** Feet between the lot line and where it ends, and between its upper edge and the wall. */
const inset = 0.3;
/** Feet that it keeps from what it may not cross. */
const clear = 1;
/** Feet: elevations are written to a hundredth. */
const spare = 0.02;

/** A place along its bottom. */
interface Station {
  readonly at: Point;
  /** The ground, and the highest that the bottom may be. */
  readonly ground: number;
  readonly cap: number;
  readonly isWet: boolean;
}

interface Outlet {
  readonly tail: readonly Station[];
  /** As of a design. */
  readonly cost: number;
}

interface Design {
  readonly swales: readonly Swale[];
  /** Toward the street first, then the least digging. */
  readonly cost: number;
}

/** Designs, the best first. */
export function swalesAround(task: SwaleTask): readonly (readonly Swale[])[] {
  const ring = ringOf(task);
  if (!ring.some((station) => station?.isWet)) return [];
  return ring
    .flatMap((from, at) =>
      from ? outletsFrom(from, task).flatMap((outlet) => designsFor(ring, at, outlet, task)) : [],
    )
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ swales }) => swales);
}

/** The places around the building; undefined where no swale can be. */
function ringOf(task: SwaleTask): readonly (Station | undefined)[] {
  const path = { vertices: flatten(task.outline.path), closed: true };
  const ring = offsetPath(path, signedArea(path) > 0 ? -task.off : task.off);
  const around = 'problem' in ring ? path : { vertices: ring.vertices, closed: true };
  if (areaOf(around) <= areaOf(path)) return [];
  return edgesOf(around).flatMap((edge) => {
    const count = Math.max(1, Math.round(distance(edge.from, edge.to) / step));
    return Array.from({ length: count }, (_, i) => {
      // To halfway to the next place, so that nothing thin is between two places.
      const ends = [Math.max(0, i - 0.5), i, i === count - 1 ? count : i + 0.5];
      const [before, here, after] = ends.map((n) => pointOnEdge(edge, n / count));
      return here && before && after && stationAt(here, [before, after], task);
    });
  });
}

/** around: the ends of the part of the ring that it stands for. */
function stationAt(at: Point, around: readonly Point[], task: SwaleTask): Station | undefined {
  const here = shapeOf({ vertices: [at], closed: false });
  const { lot, outline, elevation, drop } = task;
  const ground = elevation(at);
  const wall = nearestBetween(here, outline)?.to;
  if (ground === undefined || !wall) return undefined;
  const out = unit(subtract(at, wall));
  const beside = add(wall, scaleBy(out, inset / 3));
  const atWall = elevation(beside);
  if (atWall === undefined) return undefined;
  if (!isInside(lot.ground.path, at) || isBlocked(shapeOf({ vertices: around, closed: false }), task))
    return undefined;
  const isWet = task.isWet({ at: beside, out });
  const cap = Math.min(ground - spare, isWet ? atWall - drop - spare : Infinity);
  return { at, ground, cap, isWet };
}

/** Whether a place or a way is too near to what it may not cross. into: the swale in which it ends. */
function isBlocked(shape: Shape, { off, obstacles, channels }: SwaleTask, into?: Channel): boolean {
  return (
    obstacles.some((other) => nearestBetween(shape, other, clear)) ||
    channels.some((one) => one !== into && nearestBetween(shape, one.bottom, one.width / 2 + off - inset))
  );
}

/** The straight ways from a place around the building to the lot lines and to other swales, square to each. */
function outletsFrom(from: Station, task: SwaleTask): readonly Outlet[] {
  const outlet = (edge: ShapeEdge, before: number, cost: number, into?: Channel): readonly Outlet[] => {
    const tail = tailTo(from, edge, before, task, into);
    return tail ? [{ tail, cost }] : [];
  };
  const swales = task.channels.filter(({ isSwale }) => isSwale);
  return [
    ...task.lot.lines.flatMap((line) => outlet(line.edge, inset, isToNeighbor(line) ? 1e6 : 0)),
    ...swales.flatMap((swale) => swale.bottom.edges.flatMap((edge) => outlet(edge, 0, 0, swale))),
  ];
}

/** The places on the way to an edge, up to so many feet before it; undefined where no swale can be. */
function tailTo(
  { at }: Station,
  edge: ShapeEdge,
  before: number,
  task: SwaleTask,
  into?: Channel,
): readonly Station[] | undefined {
  const { to, feet } = betweenEdges(shapeEdge({ index: 0, from: at, to: at, bulge: 0 }), edge);
  const end = add(to, scaleBy(unit(subtract(at, to)), before));
  const way = shapeOf({ vertices: [at, end], closed: false });
  if (feet < 2 * inset || nearestBetween(way, task.outline, 2 * inset) || isBlocked(way, task, into))
    return undefined;
  const count = Math.max(1, Math.ceil(distance(at, end) / step));
  const tail = Array.from({ length: count }, (_, i): Station | undefined => {
    const place = pointOnEdge({ index: 0, from: at, to: end, bulge: 0 }, (i + 1) / count);
    const ground = task.elevation(place);
    return ground === undefined || !isInside(task.lot.ground.path, place)
      ? undefined
      : { at: place, ground, cap: ground, isWet: false };
  });
  return isKnown(tail) ? tail : undefined;
}

/** The designs with an outlet: all the wet places on one branch of the ring, or on two that meet at the outlet. */
function designsFor(
  ring: readonly (Station | undefined)[],
  at: number,
  { tail, cost }: Outlet,
  { off }: SwaleTask,
): readonly Design[] {
  const count = ring.length;
  // Both ways around from the outlet.
  const around = (turn: 1 | -1): readonly (Station | undefined)[] =>
    Array.from({ length: count }, (_, i) => ring[(((at + turn * i) % count) + count) % count]);
  const [right, left] = [around(1), around(-1)];
  const wet = right.flatMap((station, i) => (station?.isWet && i > 0 ? [i] : []));
  return [0, ...wet].flatMap((last, k): Design[] => {
    // Wet places up to the last drain by the right branch, those from the next one on by the left branch.
    const next = wet[k] ?? count;
    const isOnBoth = last > 0 && next < count;
    const summit = isOnBoth
      ? Math.round((last + next) / 2)
      : last > 0
        ? Math.min(count - 1, last + 1)
        : Math.max(1, next - 1);
    const toRight = right.slice(0, summit + 1).toReversed();
    const toLeft = left.slice(0, count - summit + 1).toReversed();
    const [main, side] = isOnBoth
      ? toRight.length >= toLeft.length
        ? [toRight, toLeft]
        : [toLeft, toRight]
      : last > 0
        ? [toRight, []]
        : [toLeft, []];
    const all = [...main, ...tail];
    if (!isKnown(all) || !isKnown(side)) return [];
    const design = designed(all, main.length - 1, side, 2 * (off - inset));
    return design ? [{ ...design, cost: design.cost + cost }] : [];
  });
}

const isKnown = (all: readonly (Station | undefined)[]): all is readonly Station[] =>
  all.every((station) => station !== undefined);

/** The bottoms of a swale and of one that ends in it, as high as they may be; undefined if they can't fall enough. */
function designed(
  main: readonly Station[],
  joint: number,
  side: readonly Station[],
  width: number,
): Design | undefined {
  const end = rounded(main.at(-1)?.ground ?? Number.NaN);
  const one = startOf(main, end);
  if (one === undefined) return undefined;
  if (side.length === 0) {
    const swale = swaleOf(main, one, end, width);
    return swale && { swales: [swale], cost: dug(main, swale) };
  }
  // Both begin at one place, at one elevation. The lower they do, the lower they meet.
  const other = startOf(side, bottomAt(main, one, end, joint)) ?? one;
  const start = Math.min(one, other);
  const met = rounded(bottomAt(main, start, end, joint));
  const swales = [swaleOf(main, start, end, width), swaleOf(side, start, met, width)];
  const [first, second] = swales;
  return first && second && { swales: [first, second], cost: dug(main, first) + dug(side, second) };
}

const rounded = (feet: number): number => Math.round(feet * 100) / 100;

const alongOf = (stations: readonly Station[]): readonly number[] => {
  let along = 0;
  return stations.map(({ at }, i) => {
    along += distance(stations[i - 1]?.at ?? at, at);
    return along;
  });
};

function bottomAt(stations: readonly Station[], start: number, end: number, index: number): number {
  const along = alongOf(stations);
  return start + ((along[index] ?? 0) / (along.at(-1) ?? 1)) * (end - start);
}

/** The highest elevation at which it may begin, if it then falls enough to its end. */
function startOf(stations: readonly Station[], end: number): number | undefined {
  const along = alongOf(stations);
  const length = along.at(-1) ?? 0;
  if (!(length > 0)) return undefined;
  const starts = stations.slice(0, -1).map(({ cap }, i) => {
    const share = (along[i] ?? 0) / length;
    return (cap - end * share) / (1 - share);
  });
  const start = Math.floor(Math.min(...starts) * 100) / 100;
  return start - end >= leastFall * length ? start : undefined;
}

/** It has corners where its places have, and at its ends. */
function swaleOf(stations: readonly Station[], start: number, end: number, width: number): Swale | undefined {
  const along = alongOf(stations);
  const length = along.at(-1) ?? 0;
  const isEven = start - end >= leastFall * length;
  const isShallow = stations.every(
    ({ ground }, i) => ground - (start + ((along[i] ?? 0) / length) * (end - start)) <= deepest,
  );
  if (!isEven || !isShallow) return undefined;
  const vertices = stations
    .filter((one, i) => i === 0 || i === stations.length - 1 || turns(stations[i - 1], one, stations[i + 1]))
    .map(({ at: { x, y } }) => ({ x, y }));
  return { vertices, width: rounded(width), start, end };
}

function turns(before: Station | undefined, here: Station, after: Station | undefined): boolean {
  if (!before || !after) return true;
  const [into, out] = [unit(subtract(here.at, before.at)), unit(subtract(after.at, here.at))];
  return distance(into, out) > 1e-6;
}

/** Square feet of ground dug out, seen from the side. */
function dug(stations: readonly Station[], { start, end }: Swale): number {
  const along = alongOf(stations);
  const length = along.at(-1) ?? 1;
  return stations.reduce((sum, { ground }, i) => {
    const run = (along[i] ?? 0) - (along[i - 1] ?? 0);
    return sum + Math.max(0, ground - (start + ((along[i] ?? 0) / length) * (end - start))) * run;
  }, 0);
}
