// The border of an object between its gates, as lines that run round the corners without a seam.
import { type Edge, edgeLength, edgesOf, pointOnEdge } from '../geometry/outline.ts';
import type { Path, Vertex } from '../pen/pen.ts';

/** Feet; pieces of border no longer than this are not seen. */
const least = 1e-6;

/** Where a gate lies, in feet along the border from its first vertex. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The pieces of a border with at least one gap. */
export function borderPieces(border: Path, openings: readonly Gap[]): Vertex[][] {
  const lengths = edgesOf(border).map((edge) => ({ edge, length: edgeLength(edge) }));
  const around = lengths.reduce((sum, { length }) => sum + length, 0);
  const gaps = openings.toSorted((a, b) => a.from - b.from);
  const [first] = gaps;
  if (!first) return [];
  const pieces: Vertex[][] = [];
  const end = { from: border.closed ? first.from + around : around, to: Infinity };
  let from = border.closed ? first.to : 0;
  for (const gap of [...gaps.slice(border.closed ? 1 : 0), end]) {
    if (gap.from - from > least) pieces.push(alongBorder(lengths, from, gap.from));
    from = Math.max(from, gap.to);
  }
  return pieces;
}

/** The border from one distance along it to another, which may lie beyond the corner where it began. */
function alongBorder(
  lengths: readonly { readonly edge: Edge; readonly length: number }[],
  from: number,
  to: number,
): Vertex[] {
  const vertices: Vertex[] = [];
  let passed = 0;
  for (let i = 0; passed < to && i < 2 * lengths.length; i += 1) {
    const here = lengths[i % lengths.length];
    if (!here) break;
    const { edge, length } = here;
    if (passed + length > from) {
      const [begin, end] = [Math.max(0, (from - passed) / length), Math.min(1, (to - passed) / length)];
      // What begins within an edge has been ended at its start by the edge before.
      if (vertices.length > 0) vertices.pop();
      vertices.push(bent(pointOnEdge(edge, begin), edge.bulge, end - begin), pointOnEdge(edge, end));
    }
    passed += length;
  }
  return vertices;
}

/** A vertex from which a fraction of an edge of the bulge runs. */
const bent = (at: Vertex, bulge: number, fraction: number): Vertex =>
  bulge === 0 ? at : { ...at, bulge: Math.tan(Math.atan(bulge) * fraction) };
