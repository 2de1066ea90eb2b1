// Low points of a surface: where water would stand, how deep it gets, and where it then overflows.
import { neighborsOf } from './around.ts';
import { type Surface, type SurfacePoint, vertexAt } from './surface.ts';

export interface LowPoint {
  readonly at: SurfacePoint;
  /** Feet of water before it overflows. */
  readonly depth: number;
  /** Where it overflows. */
  readonly spill: SurfacePoint;
}

/** The low points that fill to more than a minimum depth in feet, the deepest first. */
export function lowPoints(surface: Surface, minDepth = 0.02): LowPoint[] {
  const flood = floodFrom(surface);
  const found: LowPoint[] = [];
  const seen = new Set<number>();
  for (const start of flood.order) {
    const spill = flood.spillOf[start] ?? -1;
    if (seen.has(start) || spill < 0) continue;
    const level = vertexAt(surface, spill).z;
    let lowest = start;
    const pool = [start];
    seen.add(start);
    for (const vertex of pool) {
      if (vertexAt(surface, vertex).z < vertexAt(surface, lowest).z) lowest = vertex;
      for (const next of neighborsOf(surface, vertex))
        if (!seen.has(next) && flood.spillOf[next] === spill) {
          seen.add(next);
          pool.push(next);
        }
    }
    const at = vertexAt(surface, lowest);
    if (level - at.z > minDepth) found.push({ at, depth: level - at.z, spill: vertexAt(surface, spill) });
  }
  return found.toSorted((a, b) => b.depth - a.depth);
}

interface Flood {
  /** The vertices in the order in which water that rises around the surface reaches them. */
  readonly order: readonly number[];
  /** For a vertex that is lower than the path by which water reaches it: the highest vertex of that path. Otherwise -1. */
  readonly spillOf: Int32Array;
}

function floodFrom(surface: Surface): Flood {
  const count = surface.vertices.length / 3;
  const z = (vertex: number): number => surface.vertices[vertex * 3 + 2] ?? 0;
  const spillOf = new Int32Array(count).fill(-1);
  const isReached = new Uint8Array(count);
  const order: number[] = [];
  const queue = new LowestFirst();
  for (const [edge, other] of surface.halfEdges.entries())
    if (other < 0) {
      const vertex = surface.triangles[edge] ?? 0;
      if (isReached[vertex] === 0) queue.push(vertex, z(vertex));
      isReached[vertex] = 1;
    }
  for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
    order.push(vertex);
    const spill = spillOf[vertex] ?? -1;
    const over = spill >= 0 ? spill : vertex;
    for (const next of neighborsOf(surface, vertex)) {
      if (isReached[next] === 1) continue;
      isReached[next] = 1;
      if (z(next) < z(over)) spillOf[next] = over;
      queue.push(next, Math.max(z(next), z(over)));
    }
  }
  return { order, spillOf };
}

/** A queue that gives the item of the lowest level first: a binary heap. */
class LowestFirst {
  private readonly items: { readonly item: number; readonly level: number }[] = [];

  push(item: number, level: number): void {
    const { items } = this;
    let at = items.length;
    const added = { item, level };
    items.push(added);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = items[parent];
      if (!above || above.level <= level) break;
      items[at] = above;
      at = parent;
    }
    items[at] = added;
  }

  pop(): number | undefined {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.item;
    let at = 0;
    for (;;) {
      const [left, right] = [items[at * 2 + 1], items[at * 2 + 2]];
      if (!left) break;
      const isRight = right !== undefined && right.level < left.level;
      const lower = isRight ? right : left;
      if (lower.level >= last.level) break;
      items[at] = lower;
      at = at * 2 + (isRight ? 2 : 1);
    }
    items[at] = last;
    return first.item;
  }
}
