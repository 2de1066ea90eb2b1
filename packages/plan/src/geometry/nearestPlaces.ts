// The nearest points of two shapes, at which the distance between them is measured and drawn: exact for straight edges and
// arcs, and the same in whichever order the two are given. Where parallel edges face each other, every place along them would
// do, so one is chosen by a share of that stretch. Feet.
import type { Path } from './pen.ts';
import { nearestOf } from './nearest.ts';
import { type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { type Distance, nearestBetween, type Shape } from './pathDistance.ts';
import { add, cross, distance, dot, lengthOf, type Point, scaleBy, subtract } from './point.ts';

/** Feet within which two distances, or two places, are the same. */
const tolerance = 1e-6;

/** The point of a path's border nearest to another point; that point itself if the path has no edges. */
export const nearestOn = (path: Path, to: Point): Point =>
  nearestOf(
    edgesOf(path).map((edge) => pointOnEdge(edge, nearestOnEdge(edge, to))),
    (at) => distance(at, to),
  ) ?? to;

type Edges = Pick<Shape, 'edges' | 'box'>;

/**
 * The nearest points of two shapes, each with at least one edge. along: if parallel edges are nearest, where along the stretch
 * on which they face each other, from 0 to 1 in the direction of the first shape's edge.
 */
export function nearestPlaces(a: Edges, b: Edges, along = 0.5): Distance {
  const nearest = nearestBetween(a, b);
  if (!nearest) throw new Error('A shape has no edges, so there is no distance to it. Give it a vertex.');
  if (nearest.feet < tolerance) return nearest;
  let widest: Facing | undefined;
  for (const one of a.edges)
    for (const other of b.edges) {
      const facing = facingAt(one, other, nearest.feet);
      if (facing && (!widest || facing.to - facing.from > widest.to - widest.from + tolerance))
        widest = facing;
    }
  if (!widest) return nearest;
  const { edge, axis, from, to, other } = widest;
  const start = add(edge.from, scaleBy(axis, from + (to - from) * along));
  return { feet: nearest.feet, from: start, to: pointOnEdge(other, nearestOnEdge(other, start)) };
}

/** The stretch of an edge that faces a parallel one, in feet along its axis. */
interface Facing {
  readonly edge: Edge;
  readonly other: Edge;
  /** Unit vector along the edge. */
  readonly axis: Point;
  readonly from: number;
  readonly to: number;
}

/** The stretch along which two edges face each other; undefined unless both are straight, parallel, and so many feet apart. */
function facingAt(edge: Edge, other: Edge, feet: number): Facing | undefined {
  if (edge.bulge !== 0 || other.bulge !== 0) return undefined;
  const chord = subtract(edge.to, edge.from);
  const length = lengthOf(chord);
  if (length < tolerance) return undefined;
  const axis = scaleBy(chord, 1 / length);
  const ends = [other.from, other.to].map((end) => subtract(end, edge.from));
  if (!ends.every((end) => Math.abs(Math.abs(cross(axis, end)) - feet) < tolerance)) return undefined;
  const places = ends.map((end) => dot(axis, end));
  const [from, to] = [Math.max(0, Math.min(...places)), Math.min(length, Math.max(...places))];
  return to - from > tolerance ? { edge, other, axis, from, to } : undefined;
}
