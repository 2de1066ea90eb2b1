// A surface of triangles between points of known elevation, with breaklines that no triangle crosses. It is exact: a
// point's elevation is that of the plane of its triangle. Feet; x and y as in the plan.
import type { Point } from '../geometry/point.ts';
import { makeTriangleGrid, type TriangleGrid, type Triangles, trianglesNear } from './triangleGrid.ts';

/** z: the elevation. */
export interface SurfacePoint extends Point {
  readonly z: number;
}

/** A point or a breakline that couldn't be used as given. Points and lines are indices of those given to makeSurface. */
export type SurfaceFault =
  /** The first point was used. */
  | {
      readonly kind: 'two elevations';
      readonly points: readonly [number, number];
      readonly at: Point;
      readonly elevations: readonly [number, number];
    }
  /** Two breaklines cross at different elevations. The part of the first that crosses the second isn't in the surface. */
  | {
      readonly kind: 'crossing';
      readonly lines: readonly [number, number];
      readonly at: Point;
      readonly elevations: readonly [number, number];
    }
  | { readonly kind: 'no number'; readonly points: readonly [number] };

/** The first vertices of a surface are the given points, without those at the place of an earlier one. */
export interface Surface extends Triangles {
  /** For each given point the index of its vertex; -1 if it wasn't used. */
  readonly vertexOf: Int32Array;
  /** Half-edge i starts at vertex triangles[i] and ends at the next one of its triangle; here is its other half, or -1. */
  readonly halfEdges: Int32Array;
  /** 1 for each half-edge that is part of a breakline. */
  readonly isBreak: Uint8Array;
  readonly faults: readonly SurfaceFault[];
}

export const nextHalfEdge = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1);
export const previousHalfEdge = (edge: number): number => (edge % 3 === 0 ? edge + 2 : edge - 1);

export const vertexAt = ({ vertices }: Surface, vertex: number): SurfacePoint => ({
  x: vertices[vertex * 3] ?? Number.NaN,
  y: vertices[vertex * 3 + 1] ?? Number.NaN,
  z: vertices[vertex * 3 + 2] ?? Number.NaN,
});

/** The three corners of a triangle. */
export function cornersOf(
  surface: Surface,
  triangle: number,
): readonly [SurfacePoint, SurfacePoint, SurfacePoint] {
  const corner = (at: number): SurfacePoint => vertexAt(surface, surface.triangles[triangle * 3 + at] ?? -1);
  return [corner(0), corner(1), corner(2)];
}

const grids = new WeakMap<Surface, TriangleGrid>();

/** The grid by which triangles are found, made when first asked for. */
export function gridOf(surface: Surface): TriangleGrid {
  const made = grids.get(surface) ?? makeTriangleGrid(surface);
  grids.set(surface, made);
  return made;
}

/** The triangle that a point is in or on the border of; undefined outside the surface. without: those that don't count. */
export function triangleAt(
  surface: Surface,
  { x, y }: Point,
  without?: ReadonlySet<number>,
): number | undefined {
  let nearest: number | undefined;
  // A point on a border can be outside of both triangles by rounding.
  let least = -1e-9;
  for (const triangle of trianglesNear(gridOf(surface), { minX: x, minY: y, maxX: x, maxY: y })) {
    if (without?.has(triangle)) continue;
    const inside = leastShare(surface, triangle, x, y);
    if (inside >= 0) return triangle;
    if (inside > least) [nearest, least] = [triangle, inside];
  }
  return nearest;
}

/** The least of the three weights that a point has between the corners of a triangle: negative outside. */
function leastShare(surface: Surface, triangle: number, x: number, y: number): number {
  const [a, b, c] = cornersOf(surface, triangle);
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
  const ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
  return Math.min(1 - ofB - ofC, ofB, ofC);
}

/** The elevation at a point; undefined outside the surface. */
export function elevationAt(surface: Surface, at: Point): number | undefined {
  const triangle = triangleAt(surface, at);
  return triangle === undefined ? undefined : elevationIn(surface, triangle, at);
}

/** The elevation at a point of the plane of a triangle. */
export function elevationIn(surface: Surface, triangle: number, { x, y }: Point): number {
  const [a] = cornersOf(surface, triangle);
  const rise = gradientOf(surface, triangle);
  return a.z + rise.x * (x - a.x) + rise.y * (y - a.y);
}

/** Feet of rise per foot to the right and down the plan; undefined outside the surface. */
export function gradientAt(surface: Surface, at: Point): Point | undefined {
  const triangle = triangleAt(surface, at);
  return triangle === undefined ? undefined : gradientOf(surface, triangle);
}

export function gradientOf(surface: Surface, triangle: number): Point {
  const [a, b, c] = cornersOf(surface, triangle);
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  return {
    x: ((b.z - a.z) * (c.y - a.y) - (c.z - a.z) * (b.y - a.y)) / area,
    y: ((c.z - a.z) * (b.x - a.x) - (b.z - a.z) * (c.x - a.x)) / area,
  };
}
