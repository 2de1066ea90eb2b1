// A curve of a DXF drawing, in pieces: polylines, ellipses and splines.
import type { Triple } from './matrix.ts';

export interface Curve {
  /** Each piece starts where the previous one ends. */
  readonly pieces: readonly Piece[];
  readonly closed: boolean;
}

export type Piece = PolylinePiece | EllipsePiece | SplinePiece;

export interface PolylinePiece {
  readonly kind: 'polyline';
  /** x, y, z of each vertex. */
  readonly points: readonly number[];
  /** The bulge of the segment that starts at each vertex; counterclockwise if positive. Absent if all segments are straight. */
  readonly bulges?: readonly number[];
}

/** The points center + u cos t + v sin t, for t from start to end; radians. */
export interface EllipsePiece {
  readonly kind: 'ellipse';
  readonly center: Triple;
  readonly u: Triple;
  readonly v: Triple;
  readonly start: number;
  readonly end: number;
}

export interface SplinePiece {
  readonly kind: 'spline';
  readonly degree: number;
  readonly knots: readonly number[];
  /** x, y, z of each control point. */
  readonly points: readonly number[];
  /** One for each control point; absent if all are equal. */
  readonly weights?: readonly number[];
}
