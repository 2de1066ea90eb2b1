// Approximates paths by straight segments. Feet.
import type { Path } from './pen.ts';
import { arcOf, type Edge, edgesOf } from './outline.ts';
import type { Point } from './point.ts';
import { pointOnArc } from './segment.ts';

/** Maximum distance between a chord and its arc in feet: an eighth of an inch. */
const defaultSagitta = 0.01;
/** Maximum segments of one arc and of all arcs of a path; each arc may have at least a few. */
const pieceLimits = { arc: 96, path: 20_000, minPerArc: 4 } as const;
/** Maximum segments where room for text is looked for, which takes many passes; with some 40 arcs or fewer, no limit. */
const maxForText = 4000;

/** The points of an edge except its last, with an arc approximated by chords within the sagitta. */
function pointsOf(edge: Edge, sagitta: number, maxPieces: number): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const step = 2 * Math.acos(Math.max(0, 1 - sagitta / arc.radius));
  const pieces = Math.min(maxPieces, Math.max(2, Math.ceil(Math.abs(arc.sweep) / step)));
  // A corner with its bulge would make an arc of the first chord where the points are taken for a path.
  const { x, y } = edge.from;
  return Array.from({ length: pieces }, (_, i) => (i === 0 ? { x, y } : pointOnArc(arc, i / pieces)));
}

/**
 * The corners of the approximation; a closed path's first corner is not repeated. maxPieces: segments of one arc at most,
 * even if they leave it by more than the sagitta.
 */
export function flatten(path: Path, sagitta = defaultSagitta, maxPieces: number = pieceLimits.arc): Point[] {
  const share = Math.floor(pieceLimits.path / path.vertices.length);
  const pieces = Math.min(maxPieces, Math.max(pieceLimits.minPerArc, share));
  const points = edgesOf(path).flatMap((edge) => pointsOf(edge, sagitta, pieces));
  const last = path.vertices.at(-1);
  return path.closed || !last ? points : [...points, last];
}

/** The approximation as a line, at whose end a closed path comes back to its first corner. */
export function lineAlong(path: Path): readonly Point[] {
  const corners = flatten(path);
  return path.closed ? [...corners, ...corners.slice(0, 1)] : corners;
}

/** The corners of a coarser approximation if the path has many arcs. */
export function flattenForText(path: Path, sagitta: number): Point[] {
  const share = Math.floor(maxForText / path.vertices.length);
  return flatten(path, sagitta, Math.min(pieceLimits.arc, Math.max(pieceLimits.minPerArc, share)));
}
