// Cuts a long path into pieces of at most as many vertices as one object may have.
import type { Path } from '@homeplot/plan/pen';

/** Vertices of one object: longer lines are continued by another. */
const longest = 1000;

/** A path in pieces that the file can store. */
export function pieces(path: Path): readonly Path[] {
  const { vertices, closed } = path;
  if (vertices.length <= longest) return [path];
  const [first] = vertices;
  const line = closed && first ? [...vertices, first] : vertices;
  const count = Math.ceil((line.length - 1) / (longest - 1));
  return Array.from({ length: count }, (_, i) => ({
    vertices: line.slice(i * (longest - 1), (i + 1) * (longest - 1) + 1),
    closed: false,
  })).filter((piece) => piece.vertices.length > 1);
}
