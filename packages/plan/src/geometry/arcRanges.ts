// Finds the parts of an arc that pass through a box.
import { type Box, grow, overlaps } from './box.ts';
import { type Arc, pointOnArc } from './segment.ts';

/** A part of an edge, by fractions of its length. */
export type Range = readonly [from: number, to: number];

/** Maximum bisections of an arc: enough for a precision of a foot on the longest arc in a plan. */
const maxDepth = 20;

/**
 * Bisects the arc between two fractions of its length wherever it may pass through the box, down to pieces about as long as the
 * box is wide. Call it with depth 0.
 */
export function arcRanges(arc: Arc, box: Box, from: number, to: number, depth: number): readonly Range[] {
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
