// Edits of a path: vertices added, moved and taken away, edges bent, pieces cut out. Each tells for every edge of what
// comes of it which edge of the path it is, or is a piece of, as reshape is told.
import type { Path, Vertex } from '../pen/pen.ts';
import { planLimits } from '../planLimits.ts';
import { tidy } from '../units.ts';
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

/** As many as a file may list: what has more could not be opened again. */
export const mostVertices = planLimits.members;

export const leastVertices = ({ closed }: Pick<Path, 'closed'>): number => (closed ? 3 : 2);

/** The bulge of a piece of an edge that takes so much of it. */
const bulgeOfPiece = (bulge: number, share: number): number =>
  bulge === 0 ? 0 : tidy(Math.tan(Math.atan(bulge) * share));

const vertexAt = ({ x, y }: Point, bulge = 0): Vertex =>
  bulge === 0 ? { x: tidy(x), y: tidy(y) } : { x: tidy(x), y: tidy(y), bulge };

const kept = (path: Path): number[] => edgesOf(path).map(({ index }) => index);

export function movedVertex(path: Path, index: number, to: Point): Reshaped {
  const vertices = path.vertices.map((vertex, i) => (i === index ? vertexAt(to, vertex.bulge) : vertex));
  return { vertices, from: kept(path) };
}

/** The edge with both its ends moved by a way. */
export function movedEdge(path: Path, edge: number, by: Point): Reshaped {
  const ends = new Set([edge, (edge + 1) % path.vertices.length]);
  const vertices = path.vertices.map((vertex, i) =>
    ends.has(i) ? vertexAt(add(vertex, by), vertex.bulge) : vertex,
  );
  return { vertices, from: kept(path) };
}

/** The edge as an arc of a bulge, straight where it is 0. */
export function bentEdge(path: Path, edge: number, bulge: number): Reshaped {
  const vertices = path.vertices.map((vertex, i) => (i === edge ? vertexAt(vertex, tidy(bulge)) : vertex));
  return { vertices, from: kept(path) };
}

/** A vertex more, at a place on an edge; the path runs as it did. Its number is that of the edge and one. */
export function addedVertex(path: Path, { edge: index, fraction }: Place): Reshaped {
  const edge = edgesOf(path)[index];
  if (!edge) return { vertices: path.vertices, from: kept(path) };
  const before = vertexAt(edge.from, bulgeOfPiece(edge.bulge, fraction));
  const added = vertexAt(pointOnEdge(edge, fraction), bulgeOfPiece(edge.bulge, 1 - fraction));
  return {
    vertices: path.vertices.toSpliced(index, 1, before, added),
    from: kept(path).toSpliced(index, 0, index),
  };
}

/** Bulges of the two edges at a vertex as one edge, where both are pieces of one arc; else straight. */
function mergedBulge(one: Edge, two: Edge): number {
  const [a, b] = [arcOf(one), arcOf(two)];
  if (!a || !b || Math.sign(one.bulge) !== Math.sign(two.bulge)) return 0;
  const alike =
    distance(a.center, b.center) < 1e-4 * a.radius && Math.abs(a.radius - b.radius) < 1e-4 * a.radius;
  return alike ? tidy(Math.tan(Math.atan(one.bulge) + Math.atan(two.bulge))) : 0;
}

/** The path without a vertex; undefined where it has no more than it must. */
export function removedVertex(path: Path, index: number): Reshaped | undefined {
  const { vertices, closed } = path;
  if (vertices.length <= leastVertices(path) || !vertices[index]) return undefined;
  const edges = edgesOf(path);
  const before = (index + vertices.length - 1) % vertices.length;
  const [one, two] = [edges[before], edges[index]];
  const joins = one && two && (closed || index > 0);
  const bulge = joins ? mergedBulge(one, two) : 0;
  const rest = vertices.flatMap((vertex, i) =>
    i === index ? [] : [i === before ? vertexAt(vertex, bulge) : vertex],
  );
  // Of the two edges that become one the first stays; at an end of an open path its edge goes with it.
  const gone = !closed && index === vertices.length - 1 ? index - 1 : index;
  return { vertices: rest, from: kept(path).filter((edge) => edge !== gone) };
}

/** The piece of a path from one place to another, as an open path; round the start of a closed one where it must. */
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
