// The half-edges and the neighbors around a vertex of a surface.
import { nextHalfEdge, previousHalfEdge, type Surface } from './surface.ts';

const firsts = new WeakMap<Surface, Int32Array>();

/** A half-edge that starts at each vertex; at the border, the one that has no other half. */
function firstEdges(surface: Surface): Int32Array {
  const made = firsts.get(surface);
  if (made) return made;
  const { triangles, halfEdges, vertices } = surface;
  const edges = new Int32Array(vertices.length / 3).fill(-1);
  for (const [edge, vertex] of triangles.entries())
    if (edges[vertex] === -1 || halfEdges[edge] === -1) edges[vertex] = edge;
  firsts.set(surface, edges);
  return edges;
}

export interface Around {
  /** The half-edges that start at the vertex, one of each triangle. */
  readonly edges: readonly number[];
  readonly isOnHull: boolean;
}

export function edgesFrom(surface: Surface, vertex: number): Around {
  const { halfEdges } = surface;
  const first = firstEdges(surface)[vertex] ?? -1;
  const edges: number[] = [];
  let edge = first;
  while (edge >= 0) {
    edges.push(edge);
    // The other half of the edge before it in its triangle starts here too.
    edge = halfEdges[previousHalfEdge(edge)] ?? -1;
    if (edge === first) return { edges, isOnHull: false };
  }
  return { edges, isOnHull: true };
}

/** The vertices joined to one by an edge. */
export function neighborsOf(surface: Surface, vertex: number): readonly number[] {
  const { edges, isOnHull } = edgesFrom(surface, vertex);
  const { triangles } = surface;
  const ends = edges.map((edge) => triangles[nextHalfEdge(edge)] ?? -1);
  const last = edges.at(-1);
  if (isOnHull && last !== undefined) ends.push(triangles[previousHalfEdge(last)] ?? -1);
  return ends;
}
