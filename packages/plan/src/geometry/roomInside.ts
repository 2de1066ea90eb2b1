// Where within an outline a line of text has the most room: no corner of the outline is too odd for its label.
import { pathBox } from '../pen/boundsPen.ts';
import type { Path } from '../pen/pen.ts';
import { edgesOf, pointOnEdge } from './outline.ts';
import type { Point } from './point.ts';

export interface Room {
  /** The middle of the room. */
  readonly at: Point;
  readonly width: number;
}

/** The place within a closed path where words have the most room; its first corner where it encloses nothing. */
export const placeInside = (path: Path): Point =>
  roomInside(path, 0, 0)?.at ?? path.vertices[0] ?? { x: 0, y: 0 };

/** Straight pieces in which an arc is looked at, and those of a path, as far as each arc may have a few. */
const most = { arc: 12, path: 2000, least: 2 } as const;
/** Levels at which room is looked for, between the top and the bottom of the outline. */
const levels = 16;

export type Span = readonly [number, number];

/** Of the widest room: what is at least so wide is ground on which a label belongs. */
const wide = 0.5;

/**
 * Room for a level strip of a width and a height within a closed path, in the middle of where it is wide; undefined
 * where there is none.
 */
export function roomInside(path: Path, width: number, height: number): Room | undefined {
  const points = flattened(path);
  const { minY: top, maxY: bottom } = pathBox({ vertices: points, closed: true });
  const half = height / 2;
  const rooms: Room[] = [];
  for (let i = 1; i < levels; i += 1) {
    const y = top + ((bottom - top) * i) / levels;
    const strip = shared(insideAt(points, y - half), insideAt(points, y + half));
    const here = shared(strip, insideAt(points, y)).map(([from, to]) => ({
      at: { x: (from + to) / 2, y },
      width: to - from,
    }));
    const [widest] = here.toSorted((a, b) => b.width - a.width);
    if (widest) rooms.push(widest);
  }
  const least = Math.max(width, wide * Math.max(0, ...rooms.map((room) => room.width)));
  const fitting = rooms.filter((room) => room.width >= least);
  return fitting[Math.floor(fitting.length / 2)];
}

function flattened(path: Path): Point[] {
  const share = Math.floor(most.path / path.vertices.length);
  const arcPieces = Math.min(most.arc, Math.max(most.least, share));
  return edgesOf({ ...path, closed: true }).flatMap((edge) =>
    edge.bulge === 0
      ? [edge.from]
      : Array.from({ length: arcPieces }, (_, i) => pointOnEdge(edge, i / arcPieces)),
  );
}

/** The stretches of a level line that lie inside a closed path of corners, from left to right. */
export function insideAt(points: readonly Point[], y: number): Span[] {
  const crossed: number[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (before && before.y > y !== point.y > y)
      crossed.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x));
    before = point;
  }
  const sorted = crossed.toSorted((a, b) => a - b);
  return sorted.flatMap((from, i): Span[] => {
    const to = sorted[i + 1];
    return i % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

/** What two lists of stretches, each from left to right, have in common. */
export function shared(a: readonly Span[], b: readonly Span[]): Span[] {
  const both: Span[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [[from, to], [start, end]] = [a[i] ?? nowhere, b[j] ?? nowhere];
    if (Math.max(from, start) < Math.min(to, end)) both.push([Math.max(from, start), Math.min(to, end)]);
    if (to < end) i += 1;
    else j += 1;
  }
  return both;
}

const nowhere: Span = [0, 0];
