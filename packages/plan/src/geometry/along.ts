// Evenly spaced places along a path, for posts, letters and plants. Feet.
import type { Path, Vertex } from './pen.ts';
import { everywhere, type Box } from './box.ts';
import { directionOn, type Edge, edgeLength, edgesOf, pointOnEdge } from './outline.ts';
import type { Point } from './point.ts';
import { visibleRanges } from './visible.ts';

export interface Place {
  readonly at: Point;
  /** Direction of the path there, a unit vector. */
  readonly along: Point;
}

/** Maximum number of places along one path, if all of it is drawn or only what is in view. */
const maxPlaces = { everywhere: 400, inView: 2000 } as const;

const placeOn = (edge: Edge, fraction: number): Place => ({
  at: pointOnEdge(edge, fraction),
  along: directionOn(edge, fraction),
});

const measure = (path: Path): { readonly edges: readonly Measured[]; readonly total: number } => {
  let total = 0;
  const edges = edgesOf(path).map((edge): Measured => {
    const length = edgeLength(edge);
    total += length;
    return { edge, length, begins: total - length };
  });
  return { edges, total };
};

interface Measured {
  readonly edge: Edge;
  readonly length: number;
  /** Feet along the path to its start. */
  readonly begins: number;
}

/** The spacing, or a wider one if the whole path would have too many places. */
const spacingOn = (total: number, spacing: number, view: Box): number =>
  view === everywhere ? Math.max(spacing, total / maxPlaces.everywhere) : spacing;

/** The corners, and between them evenly spaced places no further apart than the spacing. Only those in or near the view. */
export function postsAlong(path: Path, spacing: number, view = everywhere): Place[] {
  const { edges, total } = measure(path);
  const apart = spacingOn(total, spacing, view);
  const places: Place[] = [];
  for (const { edge, length } of edges) {
    const bays = Math.max(1, Math.ceil(length / apart - 1e-6));
    for (const [from, to] of visibleRanges(edge, view)) {
      const last = Math.min(bays - 1, Math.ceil(to * bays));
      for (let i = Math.floor(from * bays); i <= last && isRoom(places, view); i += 1)
        places.push(placeOn(edge, i / bays));
    }
  }
  const last = edges.at(-1);
  return path.closed || !last ? places : [...places, placeOn(last.edge, 1)];
}

/** Places a spacing apart, half a spacing from both ends; at least one, in the middle. */
export function marksAlong(path: Path, spacing: number, view = everywhere): Place[] {
  const { edges, total } = measure(path);
  if (total === 0) return [];
  const count = Math.max(1, Math.floor(total / spacingOn(total, spacing, view)));
  const step = total / count;
  const places: Place[] = [];
  for (const { edge, length, begins } of edges) {
    if (length === 0) continue;
    for (const [from, to] of visibleRanges(edge, view)) {
      // A place at the end that two edges share belongs to the first.
      const first = Math.floor((begins + from * length) / step - 0.5) + 1;
      const start = begins === 0 && from === 0 ? 0 : first;
      const end = Math.min(count - 1, Math.floor((begins + to * length) / step - 0.5));
      for (let i = start; i <= end && isRoom(places, view); i += 1)
        places.push(placeOn(edge, Math.min(1, Math.max(0, ((i + 0.5) * step - begins) / length))));
    }
  }
  return places;
}

const isRoom = (places: readonly Place[], view: Box): boolean =>
  view === everywhere || places.length < maxPlaces.inView;

/** The part of a path between two distances along it. */
export const subpath = (path: Path, from: number, to: number): Path =>
  subpaths(path, [[from, to]])[0] ?? { vertices: [], closed: false };

/** The parts of a path between distances along it, given in ascending order. */
export function subpaths(path: Path, parts: readonly (readonly [from: number, to: number])[]): Path[] {
  const { edges } = measure(path);
  let first = 0;
  return parts.map(([from, to]) => {
    const vertices: Vertex[] = [];
    while (first < edges.length - 1 && endOf(edges[first]) <= from) first += 1;
    for (let i = first; i < edges.length && (edges[i]?.begins ?? to) < to; i += 1) {
      const measured = edges[i];
      if (!measured) break;
      const { edge, length, begins } = measured;
      const [begin, end] = [Math.max(from, begins), Math.min(to, begins + length)];
      if (end <= begin) continue;
      const part = (end - begin) / length;
      const bulge = edge.bulge ? Math.tan(Math.atan(edge.bulge) * part) : undefined;
      const start = pointOnEdge(edge, (begin - begins) / length);
      vertices.pop();
      vertices.push(bulge ? { ...start, bulge } : start, pointOnEdge(edge, (end - begins) / length));
    }
    return { vertices, closed: false };
  });
}

const endOf = (measured: Measured | undefined): number => (measured ? measured.begins + measured.length : 0);
