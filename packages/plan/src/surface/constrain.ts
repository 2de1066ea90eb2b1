// Makes breaklines edges of a triangulation, and finds where they pass through other vertices or cross one another.
import Constrainautor from '@kninnug/constrainautor';
import type Delaunator from 'delaunator';
import type { Point } from '../geometry/point.ts';
import { nextHalfEdge, previousHalfEdge, type SurfaceFault, type SurfacePoint } from './surface.ts';

export interface Constraints {
  readonly isBreak: Uint8Array;
  /** Where breaklines cross at one elevation, which becomes a vertex. */
  readonly crossings: readonly SurfacePoint[];
  readonly faults: readonly SurfaceFault[];
}

/**
 * lines: the vertices of the breaklines. tolerance: feet within which a vertex is on a breakline. sameElevation: feet within
 * which two breaklines meet where they cross.
 */
export function constrain(
  triangulation: Delaunator<Float64Array>,
  vertices: Float64Array,
  lines: readonly (readonly number[])[],
  tolerance: number,
  sameElevation: number,
): Constraints {
  const isBreak = new Uint8Array(triangulation.triangles.length);
  if (isBreak.length === 0 || lines.length === 0) return { isBreak, crossings: [], faults: [] };
  const constrainer = new Constrainer(triangulation, vertices, tolerance, sameElevation);
  for (const [index, line] of lines.entries())
    for (let i = 1; i < line.length; i += 1) constrainer.add(index, line[i - 1] ?? -1, line[i] ?? -1);
  for (let edge = 0; edge < isBreak.length; edge += 1)
    if (constrainer.edges.isConstrained(edge)) {
      isBreak[edge] = 1;
      const other = triangulation.halfedges[edge] ?? -1;
      if (other >= 0) isBreak[other] = 1;
    }
  return { isBreak, crossings: constrainer.crossings, faults: constrainer.faults };
}

/** A stretch of a breakline: the next vertex on it, and the edges that it crosses to get there. */
interface Stretch {
  readonly to: number;
  readonly crossed: readonly number[];
}

class Constrainer {
  readonly crossings: SurfacePoint[] = [];
  readonly faults: SurfaceFault[] = [];
  readonly edges: Constrainautor;
  /** The breakline of each constrained edge, by its vertices. */
  private readonly lineOf = new Map<number, number>();
  private readonly triangulation: Delaunator<Float64Array>;
  private readonly vertices: Float64Array;
  private readonly tolerance: number;
  private readonly sameElevation: number;

  constructor(
    triangulation: Delaunator<Float64Array>,
    vertices: Float64Array,
    tolerance: number,
    sameElevation: number,
  ) {
    this.triangulation = triangulation;
    this.vertices = vertices;
    this.tolerance = tolerance;
    this.sameElevation = sameElevation;
    this.edges = new Constrainautor(triangulation);
  }

  /** Makes a part of a breakline from one vertex to another an edge, or several if vertices are between. */
  add(line: number, from: number, to: number): void {
    let at = from;
    // A vertex is passed at most once.
    for (let steps = this.vertices.length; at !== to && steps > 0; steps -= 1) {
      const stretch = this.stretchToward(at, to);
      if (!stretch) return;
      const breaklines = stretch.crossed.filter((edge) => this.edges.isConstrained(edge));
      for (const edge of breaklines) this.recordCrossing(line, at, stretch.to, edge);
      if (breaklines.length === 0) this.constrain(line, at, stretch.to);
      at = stretch.to;
    }
  }

  private constrain(line: number, from: number, to: number): void {
    try {
      this.edges.constrainOne(from, to);
      this.lineOf.set(this.keyOf(from, to), line);
    } catch {
      // By rounding, another edge or vertex is in the way after all; where breaklines are that close, the edge adds nothing.
    }
  }

  private recordCrossing(line: number, from: number, to: number, edge: number): void {
    const start = this.triangulation.triangles[edge] ?? -1;
    const end = this.triangulation.triangles[nextHalfEdge(edge)] ?? -1;
    const [a, b, p, q] = [from, to, start, end].map((vertex) => this.place(vertex)) as [P, P, P, P];
    const [ofP, ofQ] = [side(a, b, p), side(a, b, q)];
    const along = ofP / (ofP - ofQ);
    const at = { x: p.x + along * (q.x - p.x), y: p.y + along * (q.y - p.y) };
    const other = p.z + along * (q.z - p.z);
    const here = a.z + (Math.hypot(at.x - a.x, at.y - a.y) / Math.hypot(b.x - a.x, b.y - a.y)) * (b.z - a.z);
    if (Math.abs(here - other) <= this.sameElevation) this.crossings.push({ ...at, z: (here + other) / 2 });
    else
      this.faults.push({
        kind: 'crossing',
        lines: [line, this.lineOf.get(this.keyOf(start, end)) ?? -1],
        at,
        elevations: [here, other],
      });
  }

  /** The stretch from a vertex of a breakline toward another. */
  private stretchToward(from: number, to: number): Stretch | undefined {
    const { triangles, halfedges } = this.triangulation;
    const first = this.edges.vertMap[from] ?? -1;
    if (triangles[first] === undefined) return undefined;
    // Around the start: `edge` ends there.
    let edge = first;
    let opposite = -1;
    do {
      const left = triangles[edge] ?? -1;
      opposite = previousHalfEdge(edge);
      const right = triangles[opposite] ?? -1;
      for (const vertex of [left, right]) if (this.isOn(from, to, vertex)) return { to: vertex, crossed: [] };
      if (
        this.sideOf(from, to, left) * this.sideOf(from, to, right) < 0 &&
        this.isAhead(from, to, left, right)
      )
        break;
      opposite = -1;
      edge = halfedges[nextHalfEdge(edge)] ?? -1;
    } while (edge >= 0 && edge !== first);

    const crossed: number[] = [];
    while (opposite >= 0 && crossed.length <= triangles.length) {
      crossed.push(opposite);
      const beyond = halfedges[opposite] ?? -1;
      if (beyond < 0) return undefined;
      const apex = triangles[previousHalfEdge(beyond)] ?? -1;
      if (this.isOn(from, to, apex)) return { to: apex, crossed };
      const start = triangles[beyond] ?? -1;
      // The edges of the triangle beyond: start -> end, end -> apex, apex -> start.
      opposite =
        this.sideOf(from, to, apex) * this.sideOf(from, to, start) < 0
          ? previousHalfEdge(beyond)
          : nextHalfEdge(beyond);
    }
    return undefined;
  }

  /** Whether a vertex is on the line between two others, or is its end. */
  private isOn(from: number, to: number, vertex: number): boolean {
    if (vertex === to) return true;
    const [a, b, p] = [this.place(from), this.place(to), this.place(vertex)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (Math.abs(side(a, b, p)) > this.tolerance * length) return false;
    const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    return along > 0 && along < length * length;
  }

  /** Whether a breakline crosses the edge between two vertices, one on each side of it, ahead of its start. */
  private isAhead(from: number, to: number, left: number, right: number): boolean {
    const [a, b, p, q] = [from, to, left, right].map((vertex) => this.place(vertex)) as [P, P, P, P];
    const [ofP, ofQ] = [side(a, b, p), side(a, b, q)];
    const along = ofP / (ofP - ofQ);
    const x = p.x + along * (q.x - p.x) - a.x;
    const y = p.y + along * (q.y - p.y) - a.y;
    return x * (b.x - a.x) + y * (b.y - a.y) > 0;
  }

  private sideOf(from: number, to: number, vertex: number): number {
    return side(this.place(from), this.place(to), this.place(vertex));
  }

  private keyOf(a: number, b: number): number {
    return Math.min(a, b) * this.vertices.length + Math.max(a, b);
  }

  private place(vertex: number): P {
    const { vertices } = this;
    return {
      x: vertices[vertex * 3] ?? Number.NaN,
      y: vertices[vertex * 3 + 1] ?? Number.NaN,
      z: vertices[vertex * 3 + 2] ?? Number.NaN,
    };
  }
}

type P = SurfacePoint;

/** Positive if p is to the right of the line from a to b, negative if it is to the left. */
const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
