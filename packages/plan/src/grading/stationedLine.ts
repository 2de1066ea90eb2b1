// A line that knows how far along it its points are: places on it, and parts of it.
import { distance, type Point } from '../geometry/point.ts';

export interface StationedLine {
  readonly points: readonly Point[];
  /** How far along the line each point is, in feet. */
  readonly stations: readonly number[];
}

/** The line without points that are nearer than the detail (in feet) to the last one kept; its ends stay. */
export function thinned(line: readonly Point[], detail: number): readonly Point[] {
  if (detail <= 0) return line;
  let last = line[0];
  return line.filter((point, i) => {
    if (i > 0 && i < line.length - 1 && last && distance(last, point) < detail) return false;
    last = point;
    return true;
  });
}

/** How far along the line each point is, in feet. */
export function stationsOf(line: readonly Point[]): number[] {
  let along = 0;
  return line.map((point, i) => {
    const before = line[i - 1];
    if (before) along += distance(before, point);
    return along;
  });
}

/** The part of a line between two distances along it. */
export function partOf(line: StationedLine, from: number, to: number): readonly Point[] {
  const { points, stations } = line;
  if (from <= 0 && to >= (stations.at(-1) ?? 0)) return points;
  const between = points.slice(firstFrom(stations, from), firstFrom(stations, to));
  // The part may start exactly at a point of the line.
  const [first] = between;
  const start = placeAt(line, from);
  const startsAtPoint = first !== undefined && distance(start, first) === 0;
  return [...(startsAtPoint ? [] : [start]), ...between, placeAt(line, to)];
}

/** The index of the first station that isn't before a distance; past the last one if all are. */
function firstFrom(stations: readonly number[], along: number): number {
  let [from, to] = [0, stations.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((stations[middle] ?? Infinity) < along) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function placeAt({ points, stations }: StationedLine, along: number): Point {
  const next = Math.max(1, firstFrom(stations, along));
  const [a, b] = [points[next - 1], points[next]];
  const [start = 0, end = 0] = [stations[next - 1], stations[next]];
  if (!a || !b) return points.at(-1) ?? { x: 0, y: 0 };
  const share = end > start ? (along - start) / (end - start) : 0;
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}
