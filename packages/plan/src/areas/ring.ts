// A closed path as the polygon that areas are computed with. Arcs become chords whose corners stand off the arc just so
// far that the polygon has the same area as the path: what overlaps nothing is measured exactly. Feet.
import { type Edge, edgesOf } from '../geometry/outline.ts';
import { arcOf } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { type Arc, pointOnArc } from '../geometry/segment.ts';
import type { Path } from '../geometry/pen.ts';

/** Feet by which chords may be off an arc. */
const sagitta = 0.002;
const pieces = { least: 3, most: 500 } as const;

export const ringOf = (path: Path): readonly Point[] =>
  edgesOf({ ...path, closed: true }).flatMap((edge) => pointsOf(edge));

function pointsOf(edge: Edge): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const step = 2 * Math.acos(Math.max(0, 1 - sagitta / arc.radius));
  const wanted = Math.ceil(Math.abs(arc.sweep) / step);
  const count = Math.min(pieces.most, Math.max(pieces.least, wanted));
  const radius = equalAreaRadius(arc, count);
  return Array.from({ length: count }, (_, i): Point => {
    if (i === 0) return edge.from;
    return pointOnArc({ ...arc, radius }, i / count);
  });
}

/**
 * The radius of the corners between an arc's ends at which the fan of triangles about its center has the area of the
 * sector: (n - 2) r² + 2 R r = R² θ / sin(θ / n), for r.
 */
function equalAreaRadius({ radius, sweep }: Arc, count: number): number {
  const angle = Math.abs(sweep);
  const inner = count - 2;
  return (radius * (Math.sqrt(1 + (inner * angle) / Math.sin(angle / count)) - 1)) / inner;
}
