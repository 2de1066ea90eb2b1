// The nearest points of the borders of two paths, at which dimensions between two objects end: exact for straight edges,
// approached for arcs. pathDistance.ts also knows crossings; it is fetched with the checks.
import type { Path } from '../pen/pen.ts';
import { nearestOf } from './nearest.ts';
import { edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';

type Places = readonly [Point, Point];

/** Straight edges need none; between two arcs each leaves a share of the error. */
const steps = 20;

/** The point of a path's border nearest to another point; that point itself if the path has no edges. */
export const nearestOn = (path: Path, to: Point): Point =>
  nearestOf(
    edgesOf(path).map((edge) => pointOnEdge(edge, nearestOnEdge(edge, to))),
    (at) => distance(at, to),
  ) ?? to;

/** undefined if neither has a vertex. Of several that are as near, the first. */
export function nearestPlaces(a: Path, b: Path): Places | undefined {
  const pairs = [
    ...a.vertices.map((at): Places => [at, nearestOn(b, at)]),
    ...b.vertices.map((at): Places => [nearestOn(a, at), at]),
  ];
  let nearest = nearestOf(pairs, ([from, to]) => distance(from, to));
  for (let step = 0; nearest && step < steps; step += 1) {
    const to = nearestOn(b, nearest[0]);
    nearest = [nearestOn(a, to), to];
  }
  return nearest;
}
