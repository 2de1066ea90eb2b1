// Paths as straight pieces: arcs are followed closely enough that nobody sees the difference. Feet.
import type { Path } from '../pen/pen.ts';
import { arcOf, type Edge, edgesOf } from './outline.ts';
import type { Point } from './point.ts';
import { pointOnArc } from './segment.ts';

/** Feet by which a chord may leave its arc: an eighth of an inch. */
const usualSagitta = 0.01;
/** Pieces of one arc at most, and of all the arcs of a path as far as each may have a few. */
const most = { arc: 96, path: 20_000, least: 4 } as const;

/** The points of an edge but its last, an arc as the chords that leave it by no more than the sagitta. */
function pointsOf(edge: Edge, sagitta: number, mostPieces: number): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const step = 2 * Math.acos(Math.max(0, 1 - sagitta / arc.radius));
  const pieces = Math.min(mostPieces, Math.max(2, Math.ceil(Math.abs(arc.sweep) / step)));
  return Array.from({ length: pieces }, (_, i) => (i === 0 ? edge.from : pointOnArc(arc, i / pieces)));
}

/** The corners of the path in straight pieces; of a closed one the first is not repeated. */
export function flatten(path: Path, sagitta = usualSagitta): Point[] {
  const share = Math.floor(most.path / path.vertices.length);
  const pieces = Math.min(most.arc, Math.max(most.least, share));
  const points = edgesOf(path).flatMap((edge) => pointsOf(edge, sagitta, pieces));
  const last = path.vertices.at(-1);
  return path.closed || !last ? points : [...points, last];
}
