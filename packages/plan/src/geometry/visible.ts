// Clips edges to a box, so that details along an edge are computed only where they are visible. Feet.
import type { Box } from './box.ts';
import { arcOf, type Edge } from './outline.ts';
import type { Point } from './point.ts';
import { type Range, arcRanges } from './arcRanges.ts';

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
