// Curves as straight sides that stay on the safe side of the curve. In feet.
import type { Path } from '../geometry/pen.ts';
import { arcOf, type Edge, edgesOf, signedArea } from '../geometry/outline.ts';
import { type Point, polar } from '../geometry/point.ts';
import { type Arc, pointOnArc } from '../geometry/segment.ts';
import { lengthTolerance } from '../site/clearance.ts';

/** Feet by which a side may be off its arc: 1/64 inch, or 1/4 inch where many turns are combined. */
export const sagittas = { fine: lengthTolerance / 2, coarse: 1 / 48 } as const;
export type Precision = keyof typeof sagittas;
const maxSides = 400;

/** The number of sides for an arc. */
function sidesOf(radius: number, sweep: number, precision: Precision): number {
  const step = 2 * Math.acos(radius / (radius + sagittas[precision]));
  // At least one side for each quarter turn.
  const min = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
  return Math.min(maxSides, Math.max(min, Math.ceil(Math.abs(sweep) / step)));
}

/** A corner of a ring, and the edge of the path that the side after it belongs to. */
export interface RingCorner {
  readonly at: Point;
  readonly edge: number;
}

/** The corners of a ring around a closed path, or inside it. side: on which side of the path the ring is. */
export function cornersBeside(
  path: Path,
  side: 'outside' | 'inside',
  precision: Precision,
): readonly RingCorner[] {
  const sense = Math.sign(signedArea(path)) || 1;
  return edgesOf({ ...path, closed: true }).flatMap((edge) =>
    pointsOf(edge, sense, side, precision).map((at) => ({ at, edge: edge.index })),
  );
}

export const ringBeside = (path: Path, side: 'outside' | 'inside', precision: Precision): readonly Point[] =>
  cornersBeside(path, side, precision).map(({ at }) => at);

function pointsOf(
  edge: Edge,
  sense: number,
  side: 'outside' | 'inside',
  precision: Precision,
): readonly Point[] {
  const arc = arcOf(edge);
  if (!arc) return [edge.from];
  const count = sidesOf(arc.radius, arc.sweep, precision);
  const bulgesOut = arc.sweep * sense > 0;
  if (bulgesOut === (side === 'outside')) return [edge.from, ...tangentCorners(arc, count)];
  return Array.from({ length: count }, (_, i) => (i === 0 ? edge.from : pointOnArc(arc, i / count)));
}

/** The corners of the tangents of an arc, beginning at its ends. */
function tangentCorners({ center, radius, start, sweep }: Arc, count: number): readonly Point[] {
  const half = sweep / count / 2;
  const far = radius / Math.cos(half);
  return Array.from({ length: count }, (_, i) => polar(center, far, start + half * (2 * i + 1)));
}

/** A straight piece of a path. off: feet by which the path may be away from it. */
export interface Chord {
  readonly from: Point;
  readonly to: Point;
  readonly off: number;
}

/** The pieces of an open path. */
export const chordsAlong = (path: Path, precision: Precision): readonly Chord[] =>
  edgesOf(path).flatMap((edge): readonly Chord[] => {
    const arc = arcOf(edge);
    if (!arc) return [{ from: edge.from, to: edge.to, off: 0 }];
    const count = sidesOf(arc.radius, arc.sweep, precision);
    return Array.from({ length: count }, (_, i) => ({
      from: pointOnArc(arc, i / count),
      to: pointOnArc(arc, (i + 1) / count),
      off: arc.radius * (1 - Math.cos(arc.sweep / count / 2)),
    }));
  });

/** A sector of a disc, in radians, with a rim just outside the disc. */
export function sector(
  center: Point,
  radius: number,
  start: number,
  sweep: number,
  precision: Precision,
): readonly Point[] {
  const arc = { center, radius, start, sweep };
  const corners = tangentCorners(arc, sidesOf(radius, sweep, precision));
  return [center, pointOnArc(arc, 0), ...corners, pointOnArc(arc, 1)];
}

/** A ring just outside a disc. */
export const discAround = (center: Point, radius: number, precision: Precision): readonly Point[] =>
  tangentCorners({ center, radius, start: 0, sweep: 2 * Math.PI }, sidesOf(radius, 2 * Math.PI, precision));

/** The ground within so many feet of a straight line, or a little more. */
export function bandAround(from: Point, to: Point, feet: number, precision: Precision): readonly Point[] {
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  const [, ...end] = sector(to, feet, direction - Math.PI / 2, Math.PI, precision);
  const [, ...start] = sector(from, feet, direction + Math.PI / 2, Math.PI, precision);
  return [...end, ...start];
}
