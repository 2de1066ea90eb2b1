// Finds the points where other objects cross a line.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, grow, union } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import { arcOf, type Edge, edgesOf, pointOnEdge } from '@homeplot/plan/outline';
import { distance, type Point } from '@homeplot/plan/point';
import { type Line, pointTolerance } from './lines.ts';
import type { Scene } from '../tool/tool.ts';

function boxOf(edge: Edge): Box {
  const arc = arcOf(edge);
  const chord = boxBetween(edge.from, edge.to);
  if (!arc) return grow(chord, pointTolerance);
  // Quarter points of the arc, grown by the sagitta of the quarters.
  const points = [0.25, 0.5, 0.75].map((fraction) => pointOnEdge(edge, fraction));
  const around = points.reduce((box, at) => union(box, boxBetween(at, at)), chord);
  return grow(
    around,
    pointTolerance + arc.radius * (1 - Math.cos(Math.min(Math.PI, Math.abs(arc.sweep) / 8))),
  );
}

/** Finds where an edge is crossed by other objects and by the line's other edges; caches the edges of each object. */
export class CrossingFinder {
  private readonly scene: Scene;
  private readonly line: Line;
  private readonly edges = new Map<string, readonly Edge[]>();

  constructor(scene: Scene, line: Line) {
    this.scene = scene;
    this.line = line;
  }

  /** The points where an edge of the line (or an extension with its index) is crossed. */
  points(edge: Edge): Point[] {
    const ends = [edge.from, edge.to];
    return this.scene.visibleIn(boxOf(edge)).flatMap((object) => {
      const own = object.id === this.line.object.id;
      return this.edgesOf(object).flatMap((other) => {
        if (own && other.index === edge.index) return [];
        const met = crossings(edge, other);
        // Adjacent edges share a vertex, which isn't a crossing.
        const isAdjacent = own && this.isNeighbor(edge.index, other.index);
        return isAdjacent ? met.filter((at) => ends.every((end) => distance(end, at) > pointTolerance)) : met;
      });
    });
  }

  private isNeighbor(a: number, b: number): boolean {
    const count = edgesOf(this.line.path).length;
    const apart = Math.abs(a - b);
    return apart === 1 || (this.line.path.closed && apart === count - 1);
  }

  private edgesOf(object: PlanObject): readonly Edge[] {
    const cached = this.edges.get(object.id);
    if (cached) return cached;
    const path = outlineOf(object);
    const edges = path ? edgesOf(path) : [];
    this.edges.set(object.id, edges);
    return edges;
  }
}
