// The nearest points of the borders of two paths, at which dimensions between two objects end. Exact for straight edges, and
// to a hundred-thousandth of a foot for arcs. pathDistance.ts also knows crossings; it is fetched with the checks.
import type { Path } from '../pen/pen.ts';
import { type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './outline.ts';
import { distance, type Point } from './point.ts';

type Places = readonly [Point, Point];

/** Between two arcs each step leaves a share of the error; straight edges need none. */
const maxSteps = 40;
/** Feet. */
const closeEnough = 1e-7;

/** undefined if one has no vertices. Of several that are as near, the first. */
export function nearestPlaces(a: Path, b: Path): Places | undefined {
  const [own, others] = [sidesOf(a), sidesOf(b)];
  const pairs = [
    ...a.vertices.map((at): Places => [at, nearestOn(others, at)]),
    ...b.vertices.map((at): Places => [nearestOn(own, at), at]),
  ];
  if (own.length === 0 || others.length === 0) return undefined;
  let [from, to] = pairs.reduce((least, one) =>
    lengthOf(one) < lengthOf(least) - closeEnough ? one : least,
  );
  for (let step = 0; step < maxSteps; step += 1) {
    const there = nearestOn(others, from);
    const here = nearestOn(own, there);
    if (distance(here, there) > distance(from, to) - closeEnough) break;
    [from, to] = [here, there];
  }
  return [from, to];
}

const lengthOf = ([from, to]: Places): number => distance(from, to);

function sidesOf(path: Path): readonly Edge[] {
  const [only] = path.vertices;
  return only && path.vertices.length === 1 ? [{ index: 0, from: only, to: only, bulge: 0 }] : edgesOf(path);
}

function nearestOn(edges: readonly Edge[], to: Point): Point {
  let best = to;
  let least = Infinity;
  for (const edge of edges) {
    const at = pointOnEdge(edge, nearestOnEdge(edge, to));
    const feet = distance(at, to);
    if (feet < least) [best, least] = [at, feet];
  }
  return best;
}
