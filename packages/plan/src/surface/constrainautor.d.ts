// The types of @kninnug/constrainautor. The package's own types are its source code, which our stricter compiler settings
// don't accept.
export interface Triangulation {
  readonly coords: ArrayLike<number>;
  readonly triangles: Uint32Array;
  readonly halfedges: Int32Array;
}

export default class Constrainautor {
  /** For each vertex a half-edge that ends at it: for a vertex of the hull, the outermost one, so that turning from it passes
   * all its other edges. */
  readonly vertMap: Uint32Array;
  constructor(triangulation: Triangulation);
  /**
   * Makes an edge of the triangulation between two vertices. Returns the half-edge that leads from the first to the second; on
   * the hull, where only the opposite one may exist, the negative of that. Throws if another vertex or constrained edge is
   * between.
   */
  constrainOne(from: number, to: number): number;
  isConstrained(halfEdge: number): boolean;
}
