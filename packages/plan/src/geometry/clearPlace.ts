// Where on some ground words stand clear of all else.
import { pathBox } from '../pen/boundsPen.ts';
import type { Path } from '../pen/pen.ts';
import { flatten } from './flatten.ts';
import type { Point } from './point.ts';
import { insideAt, type Span } from './roomInside.ts';
import { distanceToSegment } from './segment.ts';

/** Words are so many times wider than tall: level room counts for as much less. */
const wider = 4;
/** Levels at which a place is looked for. */
const levels = 40;
/** Stretches of one level that are looked at, the widest first: words need room. */
const mostFree = 12;
/** Feet by which an arc may be left. */
const sagitta = 0.1;

/**
 * The place within a closed path where words are farthest from its line and from what takes ground; undefined where no
 * place is so many feet clear of these.
 */
export function clearPlace(path: Path, taken: readonly Path[], least = 0): Point | undefined {
  const squeezed = (one: Path): Point[] => flatten(one, sagitta).map(({ x, y }) => ({ x: x / wider, y }));
  const [ground, others] = [squeezed(path), taken.map(squeezed)];
  const lines = [ground, ...others].flatMap((corners) =>
    corners.map((corner, i) => [corners.at(i - 1) ?? corner, corner] as const),
  );
  const { minY: top, maxY: bottom } = pathBox({ vertices: ground, closed: true });
  let best: { readonly at: Point; readonly room: number } | undefined;
  for (let i = 1; i < levels; i += 1) {
    const y = top + ((bottom - top) * i) / levels;
    const free = without(
      insideAt(ground, y),
      others.flatMap((corners) => insideAt(corners, y)),
    );
    for (const [from, to] of free.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, mostFree)) {
      const at: Point = { x: (from + to) / 2, y };
      const room = clearance(at, lines, best ? Math.max(least, best.room + 1e-9) : least, (to - from) / 2);
      if (room !== undefined) best = { at: { x: at.x * wider, y }, room };
    }
  }
  return best?.at;
}

/** How far the nearest line is, most at the most; undefined where that is less than least. */
function clearance(
  at: Point,
  lines: readonly (readonly [Point, Point])[],
  least: number,
  most: number,
): number | undefined {
  let room = most;
  for (const [a, b] of lines) {
    if (room < least) return undefined;
    room = Math.min(room, distanceToSegment(at, a, b));
  }
  return room < least ? undefined : room;
}

/** What is left of stretches, from left to right, where others are taken out. */
function without(spans: readonly Span[], taken: readonly Span[]): readonly Span[] {
  const sorted = taken.toSorted((a, b) => a[0] - b[0]);
  const left: Span[] = [];
  let first = 0;
  for (const [start, end] of spans) {
    let from = start;
    while (first < sorted.length && (sorted[first]?.[1] ?? end) <= start) first += 1;
    for (let i = first; i < sorted.length && (sorted[i]?.[0] ?? end) < end; i += 1) {
      const [begins, ends] = sorted[i] ?? [end, end];
      if (begins > from) left.push([from, begins]);
      from = Math.max(from, ends);
    }
    if (from < end) left.push([from, end]);
  }
  return left;
}
