// The border of an object between its gates, as lines that continue around corners without a seam.
import { type Edge, edgeLength, edgesOf, pointOnEdge } from '../geometry/outline.ts';
import type { Path, Vertex } from '../geometry/pen.ts';

/** Feet: shorter pieces of border aren't visible. */
const minPiece = 1e-6;

/** The place of a gate, in feet along the border from its first vertex. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Feet of a border that are open. The gaps may overlap. */
export function lengthOfGaps(gaps: readonly Gap[]): number {
  let [length, end] = [0, -Infinity];
  for (const { from, to } of gaps.toSorted((a, b) => a.from - b.from)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}

/** The pieces of a border between its gaps; none if it has no gap, since it is then drawn whole. */
export function borderPieces(border: Path, unsorted: readonly Gap[]): Vertex[][] {
  let around = 0;
  const edges = edgesOf(border).map((edge): Measured => {
    const length = edgeLength(edge);
    around += length;
    return { edge, length, begins: around - length };
  });
  const gaps = unsorted.toSorted((a, b) => a.from - b.from);
  const [first] = gaps;
  if (!first) return [];
  const pieces: Vertex[][] = [];
  const end = { from: border.closed ? first.from + around : around, to: Infinity };
  let from = border.closed ? first.to : 0;
  for (const gap of [...gaps.slice(border.closed ? 1 : 0), end]) {
    if (gap.from - from > minPiece) pieces.push(alongBorder({ edges, around }, from, gap.from));
    from = Math.max(from, gap.to);
  }
  return pieces;
}

interface Measured {
  readonly edge: Edge;
  readonly length: number;
  /** Feet along the border to its beginning. */
  readonly begins: number;
}

/** The border from one distance along it to another, which may be more than its length: then it passes the first corner. */
function alongBorder(
  { edges, around }: { readonly edges: readonly Measured[]; readonly around: number },
  from: number,
  to: number,
): Vertex[] {
  const vertices: Vertex[] = [];
  for (let i = edgeAt(edges, from); i < 2 * edges.length; i += 1) {
    const here = edges[i % edges.length];
    if (!here) break;
    const { edge, length } = here;
    const begins = here.begins + (i < edges.length ? 0 : around);
    if (begins >= to) break;
    if (begins + length > from) {
      const [begin, end] = [Math.max(0, (from - begins) / length), Math.min(1, (to - begins) / length)];
      // The end of the previous edge is the start of this one, which is added with the bulge.
      if (vertices.length > 0) vertices.pop();
      vertices.push(bent(pointOnEdge(edge, begin), edge.bulge, end - begin), pointOnEdge(edge, end));
    }
  }
  return vertices;
}

/** The index of the edge at a distance along the border, or of an edge before that. */
function edgeAt(edges: readonly Measured[], distance: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle]?.begins ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A vertex with the bulge of a fraction of an edge. */
const bent = (at: Vertex, bulge: number, fraction: number): Vertex =>
  bulge === 0 ? at : { ...at, bulge: Math.tan(Math.atan(bulge) * fraction) };
