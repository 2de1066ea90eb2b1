// The types of @kninnug/constrainautor. Its own are its source, which our stricter compiler settings don't accept.
export interface Triangulation {
  readonly coords: ArrayLike<number>;
  readonly triangles: Uint32Array;
  readonly halfedges: Int32Array;
}

export default class Constrainautor {
  /** For each vertex a half-edge that ends at it: at the hull, the one from which going around meets all others. */
  readonly vertMap: Uint32Array;
  constructor(triangulation: Triangulation);
  /** Makes an edge of the triangulation between two vertices. Throws if another vertex or constrained edge is between. */
  constrainOne(from: number, to: number): number;
  isConstrained(halfEdge: number): boolean;
}
