// Clips edges to a box, so that details along an edge are computed only where they are visible. Feet.
import { type Box, grow, overlaps } from './box.ts';
import { arcOf, type Edge } from './outline.ts';
import type { Point } from './point.ts';
import { type Arc, pointOnArc } from './segment.ts';

const all: readonly Range[] = [[0, 1]];

/** The parts of an edge in a box or slightly beyond it. */
export function visibleRanges(edge: Edge, box: Box): readonly Range[] {
  if (box.minX === -Infinity) return all;
  const arc = arcOf(edge);
  if (arc) return arcRanges(arc, box, 0, 1, 0);
  const range = clippedRange(edge.from, edge.to, box);
  return range ? [range] : [];
}

/** The part of a segment in a box (Liang-Barsky); undefined if it misses the box. */
export function clippedRange(a: Point, b: Point, { minX, minY, maxX, maxY }: Box): Range | undefined {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [along, room] of [
    [-dx, a.x - minX],
    [dx, maxX - a.x],
    [-dy, a.y - minY],
    [dy, maxY - a.y],
  ] as const) {
    if (along === 0 && room < 0) return undefined;
    if (along < 0) from = Math.max(from, room / along);
    else if (along > 0) to = Math.min(to, room / along);
  }
  return from <= to ? [from, to] : undefined;
}

/** A part of an edge, by fractions of its length. */
type Range = readonly [from: number, to: number];

/** Maximum bisections of an arc: enough for a precision of a foot on the longest arc in a plan. */
const maxDepth = 20;

/**
 * Bisects the arc between two fractions of its length wherever it may pass through the box, down to pieces about as long as the
 * box is wide. Call it with depth 0.
 */
function arcRanges(arc: Arc, box: Box, from: number, to: number, depth: number): readonly Range[] {
  const [a, b] = [pointOnArc(arc, from), pointOnArc(arc, to)];
  const sweep = Math.abs(arc.sweep) * (to - from);
  // Maximum distance from the chord: the sagitta up to a half circle, the diameter beyond.
  const bow = sweep > Math.PI ? 2 * arc.radius : arc.radius * (1 - Math.cos(sweep / 2));
  const around = grow(
    {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    },
    bow,
  );
  if (!overlaps(around, box)) return [];
  if (depth === maxDepth || arc.radius * sweep < box.maxX - box.minX) return [[from, to]];
  const middle = (from + to) / 2;
  return joined([
    ...arcRanges(arc, box, from, middle, depth + 1),
    ...arcRanges(arc, box, middle, to, depth + 1),
  ]);
}

/** Merges adjacent parts. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const done: Range[] = [];
  for (const range of ranges) {
    const last = done.at(-1);
    if (last && last[1] === range[0]) done[done.length - 1] = [last[0], range[1]];
    else done.push(range);
  }
  return done;
}
