// Edits of a path: adding, moving and removing vertices, bending edges, cutting out pieces. Each returns for every edge of
// the result which old edge it is, or is a piece of, as reshape expects it.
import type { Path, Vertex } from './pen.ts';
import { planLimits } from '../measure/planLimits.ts';
import { tidy } from '../measure/units.ts';
import { arcOf, type Edge, edgesOf, pointOnEdge } from './outline.ts';
import { add, distance, type Point } from './point.ts';

export interface Reshaped {
  readonly vertices: readonly Vertex[];
  readonly from: readonly (number | undefined)[];
}

/** A place on a path: an edge, and how far along it, 0 to 1. */
export interface Place {
  readonly edge: number;
  readonly fraction: number;
}

/** The limit of a plan file: a longer path could not be opened again. */
export const maxVertices = planLimits.listEntries;

export const minVertices = ({ closed }: Pick<Path, 'closed'>): number => (closed ? 3 : 2);

/** The bulge of a piece that is a share (0 to 1) of an edge. */
const bulgeOfPiece = (bulge: number, share: number): number =>
  bulge === 0 ? 0 : tidy(Math.tan(Math.atan(bulge) * share));

const vertexAt = ({ x, y }: Point, bulge = 0): Vertex =>
  bulge === 0 ? { x: tidy(x), y: tidy(y) } : { x: tidy(x), y: tidy(y), bulge };

const edgeIndices = (path: Path): number[] => edgesOf(path).map(({ index }) => index);

export function movedVertex(path: Path, index: number, to: Point): Reshaped {
  const vertices = path.vertices.map((vertex, i) => (i === index ? vertexAt(to, vertex.bulge) : vertex));
  return { vertices, from: edgeIndices(path) };
}

export function movedEdge(path: Path, edge: number, by: Point): Reshaped {
  const ends = new Set([edge, (edge + 1) % path.vertices.length]);
  const vertices = path.vertices.map((vertex, i) =>
    ends.has(i) ? vertexAt(add(vertex, by), vertex.bulge) : vertex,
  );
  return { vertices, from: edgeIndices(path) };
}

/** Sets the bulge of an edge; 0 makes it straight. */
export function bentEdge(path: Path, edge: number, bulge: number): Reshaped {
  const vertices = path.vertices.map((vertex, i) => (i === edge ? vertexAt(vertex, tidy(bulge)) : vertex));
  return { vertices, from: edgeIndices(path) };
}

/** Adds a vertex at a place without changing the course of the path. The new vertex has the edge's index plus 1. */
export function addedVertex(path: Path, { edge: index, fraction }: Place): Reshaped {
  const edge = edgesOf(path)[index];
  if (!edge) return { vertices: path.vertices, from: edgeIndices(path) };
  const before = vertexAt(edge.from, bulgeOfPiece(edge.bulge, fraction));
  const added = vertexAt(pointOnEdge(edge, fraction), bulgeOfPiece(edge.bulge, 1 - fraction));
  return {
    vertices: path.vertices.toSpliced(index, 1, before, added),
    from: edgeIndices(path).toSpliced(index, 0, index),
  };
}

/** The bulge of two adjacent edges merged: their common arc if they are pieces of one, else straight. */
function mergedBulge(one: Edge, two: Edge): number {
  const [a, b] = [arcOf(one), arcOf(two)];
  if (!a || !b || Math.sign(one.bulge) !== Math.sign(two.bulge)) return 0;
  const alike =
    distance(a.center, b.center) < 1e-4 * a.radius && Math.abs(a.radius - b.radius) < 1e-4 * a.radius;
  return alike ? tidy(Math.tan(Math.atan(one.bulge) + Math.atan(two.bulge))) : 0;
}

/** The path without a vertex; undefined if it would have too few. */
export function removedVertex(path: Path, index: number): Reshaped | undefined {
  const { vertices, closed } = path;
  if (vertices.length <= minVertices(path) || !vertices[index]) return undefined;
  const edges = edgesOf(path);
  const before = (index + vertices.length - 1) % vertices.length;
  const [one, two] = [edges[before], edges[index]];
  const joins = one && two && (closed || index > 0);
  const bulge = joins ? mergedBulge(one, two) : 0;
  const rest = vertices.flatMap((vertex, i) =>
    i === index ? [] : [i === before ? vertexAt(vertex, bulge) : vertex],
  );
  // Of the two merged edges the first remains; at an end of an open path the edge there is removed.
  const gone = !closed && index === vertices.length - 1 ? index - 1 : index;
  return { vertices: rest, from: edgeIndices(path).filter((edge) => edge !== gone) };
}

/** The piece of a path between two places, as an open path; on a closed path it may wrap around the start. */
export function pieceOf(path: Path, start: Place, end: Place): Reshaped {
  const edges = edgesOf(path);
  const vertices: Vertex[] = [];
  const from: number[] = [];
  const wraps = end.edge < start.edge || (end.edge === start.edge && end.fraction <= start.fraction);
  const last = end.edge + (wraps ? edges.length : 0);
  for (let i = start.edge; i <= last; i += 1) {
    const edge = edges[i % edges.length];
    if (!edge) break;
    const a = i === start.edge ? start.fraction : 0;
    const b = i === last ? end.fraction : 1;
    if (b - a < 1e-9) continue;
    vertices.push(vertexAt(pointOnEdge(edge, a), bulgeOfPiece(edge.bulge, b - a)));
    from.push(edge.index);
    if (i === last || (i === last - 1 && end.fraction < 1e-9)) {
      vertices.push(vertexAt(pointOnEdge(edge, b)));
      break;
    }
  }
  return { vertices, from };
}
