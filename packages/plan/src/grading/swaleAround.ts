// Designs a swale around a building that drains the ground at its walls. It begins at its highest place, follows the walls,
// then runs straight to a lower lot line or into an existing swale.
import { areaOf, edgesOf, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { trimmedOffset } from '../geometry/offset.ts';
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

/** An existing swale or berm, with its middle line and its width in feet. */
export interface Channel {
  readonly bottom: Shape;
  readonly width: number;
  /** False for a berm, which only holds water back. */
  readonly isSwale: boolean;
}

export interface SwaleTask {
  /** Of the building. */
  readonly outline: Shape;
  /** Feet from the walls to the middle of the swale. */
  readonly off: number;
  /** Feet by which the bottom of the swale has to be lower than the ground at the walls. */
  readonly drop: number;
  readonly lot: SiteLot;
  /** What the swale may not cross. */
  readonly obstacles: readonly Shape[];
  /** Existing swales and berms. The new swale keeps out of them, but may end in a swale. */
  readonly channels: readonly Channel[];
  /** The elevation of the ground; undefined where it isn't known. */
  readonly elevation: (at: Point) => number | undefined;
  /** Whether the ground outside a wall has to be drained. out: away from the building. */
  readonly isWet: (place: { readonly at: Point; readonly out: Point }) => boolean;
}

/** Feet of fall per foot along the bottom. A flatter swale silts up. */
const minFall = 0.01;
/** Feet: a deeper one is a trench beside the foundation. */
const maxDepth = 3;
/** Feet between stations. */
const stationSpacing = 5;
/** Feet between the lot line and the end of the swale, and between the wall and the upper edge of the swale. */
const inset = 0.3;
/** Feet outside the wall where the ground at it is read. */
const besideWall = inset / 3;
/** An outlet toward a neighbor costs more than any digging, so that one toward a street is preferred. */
const neighborCost = 1e6;
/** Feet between the swale and its obstacles. */
const clearance = 1;
/** Feet by which the bottom stays below its limits, because elevations are rounded to hundredths. */
const roundingMargin = 0.02;

/** A place along the bottom of a swale. Elevations in feet. */
interface Station {
  readonly at: Point;
  readonly ground: number;
  readonly maxBottom: number;
  readonly isWet: boolean;
}

/** The stations from the building to the outlet, and what the outlet adds to the cost of a design. */
interface Outlet {
  readonly tail: readonly Station[];
  readonly cost: number;
}

interface Design {
  readonly swales: readonly Swale[];
  /** Square feet of digging, seen from the side, plus the cost of the outlet. */
  readonly cost: number;
}

/** All possible designs, cheapest first. */
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

/** The stations around the building; undefined where no swale can be. */
function ringOf(task: SwaleTask): readonly (Station | undefined)[] {
  const path = { vertices: flatten(task.outline.path), closed: true };
  const ring = trimmedOffset(path, signedArea(path) > 0 ? -task.off : task.off);
  const around = 'problem' in ring ? path : { vertices: ring.vertices, closed: true };
  if (areaOf(around) <= areaOf(path)) return [];
  return edgesOf(around).flatMap((edge) => {
    const count = Math.max(1, Math.round(distance(edge.from, edge.to) / stationSpacing));
    return Array.from({ length: count }, (_, i) => {
      // A station is checked up to halfway to its neighbors, so that no thin obstacle goes unnoticed between two.
      const ends = [Math.max(0, i - 0.5), i, i === count - 1 ? count : i + 0.5];
      const [before, here, after] = ends.map((n) => pointOnEdge(edge, n / count));
      return here && before && after && stationAt(here, [before, after], task);
    });
  });
}

/** around: the ends of the part of the ring that the station stands for. */
function stationAt(at: Point, around: readonly Point[], task: SwaleTask): Station | undefined {
  const here = shapeOf({ vertices: [at], closed: false });
  const { lot, outline, elevation, drop } = task;
  const ground = elevation(at);
  const wall = nearestBetween(here, outline)?.to;
  if (ground === undefined || !wall) return undefined;
  const out = unit(subtract(at, wall));
  const beside = add(wall, scaleBy(out, besideWall));
  const atWall = elevation(beside);
  if (atWall === undefined) return undefined;
  if (!isInside(lot.ground.path, at) || isBlocked(shapeOf({ vertices: around, closed: false }), task))
    return undefined;
  const isWet = task.isWet({ at: beside, out });
  const maxBottom = Math.min(ground - roundingMargin, isWet ? atWall - drop - roundingMargin : Infinity);
  return { at, ground, maxBottom, isWet };
}

/** Whether a part of the swale is too near an obstacle or another channel. into: the swale in which it ends. */
function isBlocked(shape: Shape, { off, obstacles, channels }: SwaleTask, into?: Channel): boolean {
  return (
    obstacles.some((other) => nearestBetween(shape, other, clearance)) ||
    channels.some((one) => one !== into && nearestBetween(shape, one.bottom, one.width / 2 + off - inset))
  );
}

/** The outlets from a station around the building: the shortest way to each lot line and to each existing swale. */
function outletsFrom(from: Station, task: SwaleTask): readonly Outlet[] {
  const outletTo = (edge: ShapeEdge, before: number, cost: number, into?: Channel): readonly Outlet[] => {
    const tail = tailTo(from, edge, before, task, into);
    return tail ? [{ tail, cost }] : [];
  };
  const swales = task.channels.filter(({ isSwale }) => isSwale);
  return [
    ...task.lot.lines.flatMap((line) => outletTo(line.edge, inset, isToNeighbor(line) ? neighborCost : 0)),
    ...swales.flatMap((swale) => swale.bottom.edges.flatMap((edge) => outletTo(edge, 0, 0, swale))),
  ];
}

/** The stations straight to an edge, ending `before` feet short of it; undefined if no swale can be there. */
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
  const count = Math.max(1, Math.ceil(distance(at, end) / stationSpacing));
  const tail = Array.from({ length: count }, (_, i): Station | undefined => {
    const place = pointOnEdge({ index: 0, from: at, to: end, bulge: 0 }, (i + 1) / count);
    const ground = task.elevation(place);
    return ground === undefined || !isInside(task.lot.ground.path, place)
      ? undefined
      : { at: place, ground, maxBottom: ground, isWet: false };
  });
  return isKnown(tail) ? tail : undefined;
}

/** The designs with an outlet: one branch of the ring drains all wet stations, or two that meet at the outlet do. */
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
    // The right branch drains the wet stations up to `last`, the left branch those from `next` on.
    const next = wet[k] ?? count;
    const isOnBoth = last > 0 && next < count;
    const summit = isOnBoth
      ? Math.round((last + next) / 2)
      : last > 0
        ? Math.min(count - 1, last + 1)
        : Math.max(1, next - 1);
    const toRight = last > 0 ? right.slice(0, summit + 1).toReversed() : [];
    const toLeft = isOnBoth || last === 0 ? left.slice(0, count - summit + 1).toReversed() : [];
    const [main, side] = toRight.length >= toLeft.length ? [toRight, toLeft] : [toLeft, toRight];
    const all = [...main, ...tail];
    if (!isKnown(all) || !isKnown(side)) return [];
    const design = designOf(all, main.length - 1, side, 2 * (off - inset));
    return design ? [{ ...design, cost: design.cost + cost }] : [];
  });
}

const isKnown = (all: readonly (Station | undefined)[]): all is readonly Station[] =>
  all.every((station) => station !== undefined);

/**
 * A swale and, if `side` isn't empty, one that runs into it at the station `joint`. Their bottoms are as high as possible;
 * undefined if they can't fall enough.
 */
function designOf(
  main: readonly Station[],
  joint: number,
  side: readonly Station[],
  width: number,
): Design | undefined {
  const end = toHundredth(main.at(-1)?.ground ?? Number.NaN);
  const one = startOf(main, end);
  if (one === undefined) return undefined;
  if (side.length === 0) {
    const swale = swaleOf(main, one, end, width);
    return swale && { swales: [swale], cost: diggingFor(main, swale) };
  }
  // Both begin at the same station and elevation. The lower that is, the lower they meet.
  const start = Math.min(one, startOf(side, bottomsOf(main, one, end)[joint] ?? Number.NaN) ?? one);
  const met = toHundredth(bottomsOf(main, start, end)[joint] ?? Number.NaN);
  const [first, second] = [swaleOf(main, start, end, width), swaleOf(side, start, met, width)];
  if (!first || !second) return undefined;
  return { swales: [first, second], cost: diggingFor(main, first) + diggingFor(side, second) };
}

const toHundredth = (feet: number): number => Math.round(feet * 100) / 100;

/** Feet from the first station to each station. */
const alongOf = (stations: readonly Station[]): readonly number[] => {
  let along = 0;
  return stations.map(({ at }, i) => {
    along += distance(stations[i - 1]?.at ?? at, at);
    return along;
  });
};

/** The elevations of an evenly falling bottom at the stations. */
function bottomsOf(stations: readonly Station[], start: number, end: number): readonly number[] {
  const along = alongOf(stations);
  return along.map((feet) => start + (feet / (along.at(-1) ?? 1)) * (end - start));
}

/** The highest elevation at which a swale may begin; undefined if it then wouldn't fall enough to its end. */
function startOf(stations: readonly Station[], end: number): number | undefined {
  const along = alongOf(stations);
  const length = along.at(-1) ?? 0;
  if (!(length > 0)) return undefined;
  const starts = stations.slice(0, -1).map(({ maxBottom }, i) => {
    const share = (along[i] ?? 0) / length;
    return (maxBottom - end * share) / (1 - share);
  });
  const start = Math.floor(Math.min(...starts) * 100) / 100;
  return start - end >= minFall * length ? start : undefined;
}

/** A swale with vertices only at its bends and ends; undefined if it would be too flat or too deep. */
function swaleOf(stations: readonly Station[], start: number, end: number, width: number): Swale | undefined {
  const isSteepEnough = start - end >= minFall * (alongOf(stations).at(-1) ?? 0);
  const bottoms = bottomsOf(stations, start, end);
  const isShallow = stations.every(({ ground }, i) => ground - (bottoms[i] ?? Number.NaN) <= maxDepth);
  if (!isSteepEnough || !isShallow) return undefined;
  const vertices = stations
    .filter((one, i) => i === 0 || i === stations.length - 1 || turns(stations[i - 1], one, stations[i + 1]))
    .map(({ at: { x, y } }) => ({ x, y }));
  return { vertices, width: toHundredth(width), start, end };
}

function turns(before: Station | undefined, here: Station, after: Station | undefined): boolean {
  if (!before || !after) return true;
  const [into, out] = [unit(subtract(here.at, before.at)), unit(subtract(after.at, here.at))];
  return distance(into, out) > 1e-6;
}

/** Square feet of digging, seen from the side. */
function diggingFor(stations: readonly Station[], { start, end }: Swale): number {
  const [along, bottoms] = [alongOf(stations), bottomsOf(stations, start, end)];
  return stations.reduce((sum, { ground }, i) => {
    const run = (along[i] ?? 0) - (along[i - 1] ?? 0);
    return sum + Math.max(0, ground - (bottoms[i] ?? ground)) * run;
  }, 0);
}
