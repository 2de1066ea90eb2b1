// Finds slivers at the border of a surface. A point a little outside a row of others makes long thin triangles along the row,
// whose slope says nothing about the ground: contours would end in hooks there.
import { distance, midpoint, type Point } from '../geometry/point.ts';
import { elevationIn, nextHalfEdge, previousHalfEdge, type Surface, vertexAt } from './surface.ts';

/** A triangle is a sliver if the angle opposite its border edge is at least 165 degrees; this is the cosine. */
const sliverCosine = Math.cos((165 / 180) * Math.PI);
/** Feet by which a sliver may differ from the ground beside it: no level or laser is better. */
const maxStep = 0.05;

const known = new WeakMap<Surface, ReadonlySet<number>>();

/**
 * The triangles along the border that are slivers and don't continue the ground beside them. No contour and no grade is read
 * from them; they stay in the surface, so that volumes are those of all that was measured.
 */
export function sliversOf(surface: Surface): ReadonlySet<number> {
  const found = known.get(surface) ?? findSlivers(surface);
  known.set(surface, found);
  return found;
}

function findSlivers(surface: Surface): ReadonlySet<number> {
  const { triangles, halfEdges, isBreak } = surface;
  const border = [...halfEdges.keys()].filter((edge) => halfEdges[edge] === -1);
  const onBorder = new Set(border.map((edge) => triangles[edge]));
  const slivers = new Set<number>();
  const isBorder = (edge: number): boolean => {
    const other = halfEdges[edge] ?? -1;
    return other === -1 || slivers.has(Math.floor(other / 3));
  };
  for (const edge of border) {
    const sides = [nextHalfEdge(edge), previousHalfEdge(edge)];
    const apex = triangles[previousHalfEdge(edge)] ?? -1;
    // Without the triangle, the border would pass its third corner, which must not be on the border already.
    if (onBorder.has(apex) || sides.some(isBorder) || [edge, ...sides].some((one) => isBreak[one] === 1))
      continue;
    if (!isFlat(surface, edge) || isContinued(surface, edge)) continue;
    slivers.add(Math.floor(edge / 3));
    onBorder.add(apex);
    border.push(...sides.map((side) => halfEdges[side] ?? -1));
  }
  return slivers;
}

/** Whether the third corner of a border edge's triangle is almost on that edge. */
function isFlat(surface: Surface, edge: number): boolean {
  const [from, to, apex] = [edge, nextHalfEdge(edge), previousHalfEdge(edge)].map((one) =>
    vertexAt(surface, surface.triangles[one] ?? -1),
  );
  if (!from || !to || !apex) return false;
  const lengths = distance(from, apex) * distance(to, apex);
  return (from.x - apex.x) * (to.x - apex.x) + (from.y - apex.y) * (to.y - apex.y) < sliverCosine * lengths;
}

/** Whether the ground beside a border edge's triangle, extended, passes the middle of that edge. */
function isContinued(surface: Surface, edge: number): boolean {
  const triangle = Math.floor(edge / 3);
  const [from, to] = [edge, nextHalfEdge(edge)].map((one) => vertexAt(surface, surface.triangles[one] ?? -1));
  if (!from || !to) return true;
  const middle: Point = midpoint(from, to);
  const here = elevationIn(surface, triangle, middle);
  return [nextHalfEdge(edge), previousHalfEdge(edge)].every((side) => {
    const beside = Math.floor((surface.halfEdges[side] ?? -1) / 3);
    return beside < 0 || Math.abs(elevationIn(surface, beside, middle) - here) <= maxStep;
  });
}
