// Paths as straight pieces: arcs are followed closely enough that nobody sees the difference. Feet.
import type { Path } from '../pen/pen.ts';
import { arcOf, type Edge, edgesOf } from './outline.ts';
import type { Point } from './point.ts';
import { pointOnArc } from './segment.ts';

/** Feet by which a chord may leave its arc: an eighth of an inch. */
const usualSagitta = 0.01;
/** Pieces of one arc at most. */
const most = 96;

/** The points of an edge but its last, an arc as the chords that leave it by no more than the sagitta. */
function pointsOf(edge: Edge, sagitta: number): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const step = 2 * Math.acos(Math.max(0, 1 - sagitta / arc.radius));
  const pieces = Math.min(most, Math.max(2, Math.ceil(Math.abs(arc.sweep) / step)));
  return Array.from({ length: pieces }, (_, i) => (i === 0 ? edge.from : pointOnArc(arc, i / pieces)));
}

/** The corners of the path in straight pieces; of a closed one the first is not repeated. */
export function flatten(path: Path, sagitta = usualSagitta): Point[] {
  const points = edgesOf(path).flatMap((edge) => pointsOf(edge, sagitta));
  const last = path.vertices.at(-1);
  return path.closed || !last ? points : [...points, last];
}
