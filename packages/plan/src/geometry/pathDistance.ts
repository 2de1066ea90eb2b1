// The shortest distance between two paths, exact for straight edges and arcs. Feet.
import { pathBox } from './boundsPen.ts';
import type { Path } from './pen.ts';
import type { Box } from './box.ts';
import { crossings } from './crossings.ts';
import { arcOf, type Edge, edgePath, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';
import type { Arc } from './segment.ts';

/** A path prepared for measuring: its edges, each with its arc and its box. A single vertex is an edge without length. */
export interface Shape {
  readonly path: Path;
  readonly edges: readonly ShapeEdge[];
  readonly box: Box;
}

export interface ShapeEdge extends Edge {
  readonly arc: Arc | undefined;
  readonly box: Box;
}

export interface Distance {
  readonly feet: number;
  /** The nearest points of the two. */
  readonly from: Point;
  readonly to: Point;
}

export function shapeOf(path: Path): Shape {
  const [only] = path.vertices;
  const edges =
    only && path.vertices.length === 1 ? [{ index: 0, from: only, to: only, bulge: 0 }] : edgesOf(path);
  return { path, edges: edges.map(shapeEdge), box: pathBox(path) };
}

export const shapeEdge = (edge: Edge): ShapeEdge => ({
  ...edge,
  arc: arcOf(edge),
  box: pathBox(edgePath(edge)),
});

/** Feet between two boxes; 0 if they overlap. */
export function boxGap(a: Box, b: Box): number {
  const across = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const down = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return across === 0 ? down : down === 0 ? across : Math.hypot(across, down);
}

/** The nearest points of the edges of two shapes; undefined if they are at least `within` feet apart. */
export function nearestBetween(
  a: Pick<Shape, 'edges' | 'box'>,
  b: Pick<Shape, 'edges' | 'box'>,
  within = Infinity,
): Distance | undefined {
  let nearest: Distance | undefined;
  let limit = within;
  if (boxGap(a.box, b.box) >= limit) return undefined;
  for (const one of a.edges) {
    if (boxGap(one.box, b.box) >= limit) continue;
    for (const other of b.edges) {
      if (boxGap(one.box, other.box) >= limit) continue;
      const found = betweenEdges(one, other);
      if (found.feet < limit) {
        nearest = found;
        limit = found.feet;
      }
      if (limit <= 0) return nearest;
    }
  }
  return nearest;
}

/** The nearest points of two edges. */
export function betweenEdges(a: ShapeEdge, b: ShapeEdge): Distance {
  const [shared] = crossings(a, b);
  if (shared) return { feet: 0, from: shared, to: shared };
  let nearest = fromPoint(a.from, b);
  const consider = (found: Distance): void => {
    if (found.feet < nearest.feet) nearest = found;
  };
  consider(fromPoint(a.to, b));
  consider(swapped(fromPoint(b.from, a)));
  consider(swapped(fromPoint(b.to, a)));
  // Within its sweep an arc is nearest where the line from its center meets the other edge squarely.
  if (b.arc) for (const at of squareTo(a, b.arc.center)) consider(fromPoint(at, b));
  if (a.arc) for (const at of squareTo(b, a.arc.center)) consider(swapped(fromPoint(at, a)));
  return nearest;
}

const swapped = ({ feet, from, to }: Distance): Distance => ({ feet, from: to, to: from });

function fromPoint(at: Point, edge: Edge): Distance {
  const to = pointOnEdge(edge, nearestOnEdge(edge, at));
  return { feet: distance(at, to), from: at, to };
}

/** The points of an edge nearest to and farthest from a center; of an arc both lie on the line through the two centers. */
function squareTo(edge: ShapeEdge, center: Point): readonly Point[] {
  const near = pointOnEdge(edge, nearestOnEdge(edge, center));
  if (!edge.arc) return [near];
  const { center: own } = edge.arc;
  const opposite = { x: 2 * own.x - center.x, y: 2 * own.y - center.y };
  return [near, pointOnEdge(edge, nearestOnEdge(edge, opposite))];
}
