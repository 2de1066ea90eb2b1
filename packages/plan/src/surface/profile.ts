// The ground along a line: how far along, and how high, wherever the slope changes.
import { boxBetween } from '../geometry/box.ts';
import { cross, distance, type Point, subtract } from '../geometry/point.ts';
import { elevationAt, gridOf, nextHalfEdge, type Surface, vertexAt } from './surface.ts';
import { trianglesNear } from './triangleGrid.ts';

export interface Station {
  /** Feet from the start of the line. */
  readonly along: number;
  readonly at: Point;
  /** Undefined outside the surface. */
  readonly elevation: number | undefined;
}

/** Stations at the points of a line and wherever it crosses an edge of the surface. */
export function profileAlong(surface: Surface, line: readonly Point[]): Station[] {
  const stations: Station[] = [];
  let start = 0;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (stations.length === 0) stations.push({ along: 0, at: from, elevation: elevationAt(surface, from) });
    if (!to) break;
    const length = distance(from, to);
    if (length === 0) continue;
    for (const { share, elevation } of crossingsOf(surface, from, to)) {
      const along = start + share * length;
      const last = stations.at(-1);
      const isNew = along - (last?.along ?? 0) > 1e-7 && (1 - share) * length > 1e-7;
      if (isNew) stations.push({ along, at: between(from, to, share), elevation });
    }
    start += length;
    stations.push({ along: start, at: to, elevation: elevationAt(surface, to) });
  }
  return stations;
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

interface Crossing {
  /** 0 at the start of the line, 1 at its end. */
  readonly share: number;
  readonly elevation: number;
}

function crossingsOf(surface: Surface, from: Point, to: Point): Crossing[] {
  const crossings: Crossing[] = [];
  const along = subtract(to, from);
  for (const triangle of trianglesOn(surface, from, to))
    for (let edge = triangle * 3; edge < triangle * 3 + 3; edge += 1) {
      const a = vertexAt(surface, surface.triangles[edge] ?? -1);
      const b = vertexAt(surface, surface.triangles[nextHalfEdge(edge)] ?? -1);
      const side = subtract(b, a);
      const turn = cross(along, side);
      // An edge along the line is skipped, because its ends are ends of other edges too.
      if (turn === 0) continue;
      const share = cross(subtract(a, from), side) / turn;
      const onEdge = cross(subtract(a, from), along) / turn;
      if (share > 0 && share < 1 && onEdge >= -1e-12 && onEdge <= 1 + 1e-12)
        crossings.push({ share, elevation: a.z + onEdge * (b.z - a.z) });
    }
  return crossings.toSorted((a, b) => a.share - b.share);
}

/** The triangles near a line. */
function trianglesOn(surface: Surface, from: Point, to: Point): Set<number> {
  const grid = gridOf(surface);
  const found = new Set<number>();
  // A line can be far longer than the surface.
  const steps = Math.min(4096, Math.ceil(distance(from, to) / grid.size));
  for (let step = 0; step < steps; step += 1) {
    const box = boxBetween(between(from, to, step / steps), between(from, to, (step + 1) / steps));
    for (const triangle of trianglesNear(grid, box)) found.add(triangle);
  }
  return found;
}
