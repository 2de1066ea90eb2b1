// The ground that shadows fall on: level, or triangles of a surface.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Point3 } from './space.ts';

export interface Terrain {
  /** Feet; undefined where it isn't known, and is taken to be level. */
  elevationAt(point: Point): number | undefined;
  /** Its triangles that may be within a box. */
  trianglesIn(box: Box): Iterable<readonly [Point3, Point3, Point3]>;
}

export const level: Terrain = { elevationAt: () => undefined, trianglesIn: () => [] };
