// The ground that shadows fall on: level, or triangles of a surface.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Point3 } from './space.ts';

export interface ShadowGround {
  /** Feet; undefined where the elevation isn't known and the ground counts as level. */
  elevationAt(point: Point): number | undefined;
  /** The triangles of the surface that may reach into a box. */
  trianglesIn(box: Box): Iterable<readonly [Point3, Point3, Point3]>;
}

export const level: ShadowGround = { elevationAt: () => undefined, trianglesIn: () => [] };
