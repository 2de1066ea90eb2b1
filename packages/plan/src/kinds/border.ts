// The border of a rectangle between its gates, as lines that run round the corners without a seam.
import { distance, type Point } from '../geometry/point.ts';
import { pointAlong } from '../geometry/segment.ts';
import type { Entrance } from './entrance.ts';
import { type Frame, frameCorners } from './frame.ts';

/** Feet; pieces of border no longer than this are not seen. */
const least = 1e-6;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a gate lies, in feet along the border, clockwise from the top left corner. */
function stretchOf({ width, height }: Frame, { edge, offset, width: opening }: Entrance): Stretch {
  const begins = {
    top: offset,
    right: width + offset,
    bottom: 2 * width + height - offset - opening,
    left: 2 * (width + height) - offset - opening,
  }[edge];
  return { from: begins, to: begins + opening };
}

/** The pieces of border of a frame with at least one gate. */
export function borderPieces(frame: Frame, entrances: readonly Entrance[]): Point[][] {
  const around = 2 * (frame.width + frame.height);
  const gates = entrances.map((entrance) => stretchOf(frame, entrance)).toSorted((a, b) => a.from - b.from);
  const [first] = gates;
  if (!first) return [];
  const pieces: Point[][] = [];
  let from = first.to;
  for (const gate of [...gates.slice(1), { from: first.from + around, to: Infinity }]) {
    if (gate.from - from > least) pieces.push(alongBorder(frame, from, gate.from));
    from = Math.max(from, gate.to);
  }
  return pieces;
}

/** The border from one distance along it to another, which may lie beyond the corner where it began. */
function alongBorder(frame: Frame, from: number, to: number): Point[] {
  const corners = frameCorners(frame);
  const vertices: Point[] = [];
  let passed = 0;
  for (let i = 0; passed < to; i += 1) {
    const [a, b] = [corners[i % 4], corners[(i + 1) % 4]];
    if (!a || !b) break;
    const length = distance(a, b);
    if (passed + length > from) {
      if (vertices.length === 0) vertices.push(pointAlong(a, b, (from - passed) / length));
      vertices.push(pointAlong(a, b, Math.min(1, (to - passed) / length)));
    }
    passed += length;
  }
  return vertices;
}
