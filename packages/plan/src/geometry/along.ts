// Places at even distances along a path, as posts, letters and plants stand. Feet.
import type { Path, Vertex } from '../pen/pen.ts';
import { directionOn, type Edge, edgeLength, edgesOf, pointOnEdge } from './outline.ts';
import type { Point } from './point.ts';

export interface Place {
  readonly at: Point;
  /** Unit vector in which the path goes there. */
  readonly along: Point;
}

/** Places along one path at most. */
const most = 400;

const placeOn = (edge: Edge, fraction: number): Place => ({
  at: pointOnEdge(edge, fraction),
  along: directionOn(edge, fraction),
});

/** The corners, and between them places evenly apart, no further than the spacing: where posts stand. */
export function postsAlong(path: Path, spacing: number): Place[] {
  const edges = edgesOf(path);
  const total = edges.reduce((sum, edge) => sum + edgeLength(edge), 0);
  const apart = Math.max(spacing, total / most);
  const places = edges.flatMap((edge) => {
    const bays = Math.max(1, Math.ceil(edgeLength(edge) / apart - 1e-6));
    return Array.from({ length: bays }, (_, i) => placeOn(edge, i / bays));
  });
  const last = edges.at(-1);
  return path.closed || !last ? places : [...places, placeOn(last, 1)];
}

/** Places along the middle of the path, a spacing apart and as far from both ends; one in the middle at least. */
export function marksAlong(path: Path, spacing: number): Place[] {
  const edges = edgesOf(path);
  const total = edges.reduce((sum, edge) => sum + edgeLength(edge), 0);
  if (total === 0) return [];
  const count = Math.min(most, Math.max(1, Math.floor(total / spacing)));
  const places: Place[] = [];
  let passed = 0;
  let next = 0;
  for (const edge of edges) {
    const length = edgeLength(edge);
    for (; next < count; next += 1) {
      const along = ((next + 0.5) * total) / count - passed;
      if (along > length || length === 0) break;
      places.push(placeOn(edge, along / length));
    }
    passed += length;
  }
  return places;
}

/** The part of a path between two distances along it. */
export function stretchAlong(path: Path, from: number, to: number): Path {
  const vertices: Vertex[] = [];
  let passed = 0;
  for (const edge of edgesOf(path)) {
    const length = edgeLength(edge);
    const [begin, end] = [Math.max(from, passed), Math.min(to, passed + length)];
    if (end > begin) {
      const part = (end - begin) / length;
      const bulge = edge.bulge ? Math.tan(Math.atan(edge.bulge) * part) : undefined;
      const start = pointOnEdge(edge, (begin - passed) / length);
      vertices.pop();
      vertices.push(bulge ? { ...start, bulge } : start, pointOnEdge(edge, (end - passed) / length));
    }
    passed += length;
  }
  return { vertices, closed: false };
}
