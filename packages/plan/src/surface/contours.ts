// Contours of a surface: exact on its triangles, and joined into lines that have the higher ground on their right.
import type { Point } from '../geometry/point.ts';
import { nextHalfEdge, type Surface } from './surface.ts';

export interface Contour {
  readonly elevation: number;
  readonly points: readonly Point[];
  /** Whether the last point joins the first, which isn't repeated. */
  readonly closed: boolean;
}

/** Contours at base and at every whole interval from there, the lowest first. */
export function contoursOf(surface: Surface, interval: number, base = 0): Contour[] {
  const contours: Contour[] = [];
  if (!(interval > 0)) return contours;
  // For each triangle the stamp, which is 1 and up, of the last level at which it was traced.
  const traced = new Int32Array(surface.triangles.length / 3);
  const levels = [...trianglesByLevel(surface, interval, base)].toSorted(([a], [b]) => a - b);
  for (const [stamp, [level, triangles]] of levels.entries()) {
    const elevation = base + level * interval;
    const tracer = new Tracer(surface, elevation, traced, stamp + 1);
    // First the open contours, which begin at the border of the surface.
    for (const triangle of triangles)
      if (surface.halfEdges[tracer.entryOf(triangle)] === -1) contours.push(tracer.trace(triangle));
    for (const triangle of triangles)
      if (traced[triangle] !== stamp + 1) contours.push(tracer.trace(triangle));
  }
  return contours.filter(({ points }) => points.length > 1);
}

/** The triangles that are partly below each level; a corner at a level counts as above it. */
function trianglesByLevel({ vertices, triangles }: Surface, interval: number, base: number) {
  const levels = new Map<number, number[]>();
  const height = (i: number): number => vertices[(triangles[i] ?? 0) * 3 + 2] ?? 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [height(i), height(i + 1), height(i + 2)];
    const lowest = Math.min(a, b, c);
    const highest = Math.max(a, b, c);
    // Rounding in the division can include a level too many, which is checked below.
    const last = Math.ceil((highest - base) / interval);
    for (let level = Math.floor((lowest - base) / interval); level <= last; level += 1) {
      const elevation = base + level * interval;
      if (!(lowest < elevation && elevation <= highest)) continue;
      const crossed = levels.get(level);
      if (crossed) crossed.push(i / 3);
      else levels.set(level, [i / 3]);
    }
  }
  return levels;
}

class Tracer {
  private readonly surface: Surface;
  private readonly elevation: number;
  private readonly traced: Int32Array;
  private readonly stamp: number;

  constructor(surface: Surface, elevation: number, traced: Int32Array, stamp: number) {
    this.surface = surface;
    this.elevation = elevation;
    this.traced = traced;
    this.stamp = stamp;
  }

  /** The half-edge by which the contour enters a triangle: the one that rises through it. */
  entryOf(triangle: number): number {
    return this.edgeOf(triangle, (from, to) => from < this.elevation && to >= this.elevation);
  }

  /** The contour from a triangle on. */
  trace(first: number): Contour {
    const { halfEdges } = this.surface;
    const points = [this.pointOn(this.entryOf(first))];
    let triangle = first;
    let next = -1;
    do {
      this.traced[triangle] = this.stamp;
      const exit = this.edgeOf(triangle, (from, to) => from >= this.elevation && to < this.elevation);
      const point = this.pointOn(exit);
      if (!isSame(point, points.at(-1))) points.push(point);
      next = halfEdges[exit] ?? -1;
      triangle = Math.floor(next / 3);
    } while (next >= 0 && triangle !== first);
    const closed = next >= 0;
    if (closed && points.length > 1 && isSame(points[0], points.at(-1))) points.pop();
    return { elevation: this.elevation, points, closed };
  }

  private edgeOf(triangle: number, fits: (from: number, to: number) => boolean): number {
    for (let edge = triangle * 3; edge < triangle * 3 + 3; edge += 1)
      if (fits(this.height(edge), this.height(nextHalfEdge(edge)))) return edge;
    return triangle * 3;
  }

  private height(edge: number): number {
    return this.surface.vertices[(this.surface.triangles[edge] ?? 0) * 3 + 2] ?? 0;
  }

  /** Where the contour crosses an edge: exactly the same point for both of its half-edges. */
  private pointOn(edge: number): Point {
    const { triangles, vertices } = this.surface;
    const ends = [triangles[edge] ?? 0, triangles[nextHalfEdge(edge)] ?? 0];
    const a = Math.min(...ends) * 3;
    const b = Math.max(...ends) * 3;
    const [ax = 0, ay = 0, az = 0] = vertices.subarray(a, a + 3);
    const [bx = 0, by = 0, bz = 0] = vertices.subarray(b, b + 3);
    const along = (this.elevation - az) / (bz - az);
    return { x: ax + along * (bx - ax), y: ay + along * (by - ay) };
  }
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9;
