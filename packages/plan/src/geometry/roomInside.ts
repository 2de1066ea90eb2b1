// Finds room for a horizontal line of text within an outline, however irregular. Feet.
import { pathBox } from './boundsPen.ts';
import type { Path } from './pen.ts';
import { edgesOf, pointOnEdge } from './outline.ts';
import type { Point } from './point.ts';

export interface Room {
  /** The center of the room. */
  readonly at: Point;
  readonly width: number;
}

/** The place within a closed path with the most room for text; its first corner if it encloses nothing. */
export const placeInside = (path: Path): Point =>
  roomInside(path, 0, 0)?.at ?? path.vertices[0] ?? { x: 0, y: 0 };

/** Maximum segments that approximate one arc and all arcs of a path; each arc may have at least a few. */
const pieceLimits = { arc: 12, path: 2000, minPerArc: 2 } as const;
/** Number of levels, from top to bottom, at which room is looked for. */
const levels = 16;

export type Span = readonly [number, number];

/** Relative to the widest room: only rooms at least this wide are considered. */
const minRelativeWidth = 0.5;

/** Room for a horizontal strip within a closed path, in the middle of its wide part; undefined if there is none. */
export function roomInside(path: Path, width: number, height: number): Room | undefined {
  const points = flattened(path);
  const { minY: top, maxY: bottom } = pathBox({ vertices: points, closed: true });
  const half = height / 2;
  const rooms: Room[] = [];
  for (let i = 1; i < levels; i += 1) {
    const y = top + ((bottom - top) * i) / levels;
    const strip = intersectSpans(insideAt(points, y - half), insideAt(points, y + half));
    const here = intersectSpans(strip, insideAt(points, y)).map(([from, to]) => ({
      at: { x: (from + to) / 2, y },
      width: to - from,
    }));
    const [widest] = here.toSorted((a, b) => b.width - a.width);
    if (widest) rooms.push(widest);
  }
  const least = Math.max(width, minRelativeWidth * Math.max(0, ...rooms.map((room) => room.width)));
  const fitting = rooms.filter((room) => room.width >= least);
  return fitting[Math.floor(fitting.length / 2)];
}

function flattened(path: Path): Point[] {
  const share = Math.floor(pieceLimits.path / path.vertices.length);
  const arcPieces = Math.min(pieceLimits.arc, Math.max(pieceLimits.minPerArc, share));
  return edgesOf({ ...path, closed: true }).flatMap((edge) =>
    edge.bulge === 0
      ? [edge.from]
      : Array.from({ length: arcPieces }, (_, i) => pointOnEdge(edge, i / arcPieces)),
  );
}

/** The spans of a horizontal line inside a closed polygon, from left to right. */
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

/** The intersection of two lists of spans, each sorted from left to right. */
export function intersectSpans(a: readonly Span[], b: readonly Span[]): Span[] {
  const both: Span[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [[from, to], [start, end]] = [a[i] ?? emptySpan, b[j] ?? emptySpan];
    if (Math.max(from, start) < Math.min(to, end)) both.push([Math.max(from, start), Math.min(to, end)]);
    if (to < end) i += 1;
    else j += 1;
  }
  return both;
}

const emptySpan: Span = [0, 0];
