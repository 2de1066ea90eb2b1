// Clips a line or a ring to a box, and simplifies lines with too many points.
import type { Box } from '@homeplot/plan/box';
import { distance, type Point } from '@homeplot/plan/point';
import { distanceToSegment, pointAlong } from '@homeplot/plan/segment';

export interface ClippedLine {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

export function linesWithin(line: readonly Point[], closed: boolean, box: Box): readonly ClippedLine[] {
  const [first] = line;
  const sides = closed && first ? [...line, first] : line;
  const lines: Point[][] = [];
  let last: Point | undefined;
  for (const [i, to] of sides.entries()) {
    const from = sides[i - 1];
    const inside = from && within(from, to, box);
    if (!inside) continue;
    const [start, end] = inside;
    if (last && distance(last, start) < joinTolerance) lines.at(-1)?.push(end);
    else lines.push([start, end]);
    last = end;
  }
  const [head] = lines;
  const tail = lines.at(-1);
  const [start] = head ?? [];
  // If a ring's first corner is inside, the lines that begin and end there are joined.
  if (closed && head && tail && start && last && distance(start, last) < joinTolerance) {
    if (head === tail) return [{ points: head.slice(0, -1), closed: true }];
    lines.splice(-1);
    lines[0] = [...tail, ...head.slice(1)];
  }
  return lines.map((points) => ({ points, closed: false }));
}

/** Feet: ends that are closer are the same point. */
const joinTolerance = 1e-6;

/** The part of a segment that is in a box, by the Liang-Barsky algorithm. */
function within(from: Point, to: Point, box: Box): readonly [Point, Point] | undefined {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const borders = [
    [-dx, from.x - box.minX],
    [dx, box.maxX - from.x],
    [-dy, from.y - box.minY],
    [dy, box.maxY - from.y],
  ] as const;
  for (const [step, room] of borders) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return undefined;
  return [start === 0 ? from : pointAlong(from, to, start), end === 1 ? to : pointAlong(from, to, end)];
}

/** Feet by which the first simplification may be off; each further attempt allows twice as much. */
const firstTolerance = 0.25;

/** The line simplified to a maximum number of edges. */
export function simplified(points: readonly Point[], maxEdges: number): readonly Point[] {
  let kept = points;
  for (let tolerance = firstTolerance; kept.length > maxEdges; tolerance *= 2)
    kept = thinned(points, tolerance);
  return kept;
}

/** Simplifies by the Douglas-Peucker algorithm, without recursion since a border may have a hundred thousand points. */
function thinned(points: readonly Point[], tolerance: number): readonly Point[] {
  const keeps = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    let [farthest, off] = [0, tolerance];
    if (!a || !b) continue;
    for (let i = from + 1; i < to; i += 1) {
      const at = points[i];
      const away = at ? distanceToSegment(at, a, b) : 0;
      if (away > off) [farthest, off] = [i, away];
    }
    if (farthest === 0) continue;
    keeps.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => keeps.has(i));
}
