// Chains lines and arcs whose ends meet into longer paths, closed ones among them. Nothing is moved by more than the
// tolerance, and no gap is closed. Where more than two ends meet, chains end, unless they come back to where they began.
import type { Path, Vertex } from './pen.ts';
import { reversed } from './outline.ts';
import { distance, type Point } from './point.ts';

export interface Chain extends Path {
  /** The paths that it consists of, by number. */
  readonly members: readonly number[];
}

/** Two ends that are near each other, but don't meet. */
export interface Gap {
  readonly from: Point;
  readonly to: Point;
  readonly feet: number;
}

interface End {
  readonly path: number;
  readonly isStart: boolean;
}

/** Where ends meet. */
interface Node extends Point {
  readonly ends: End[];
}

/** tolerance: feet between two ends that meet. */
export function chainsOf(paths: readonly Path[], tolerance: number): readonly Chain[] {
  const nodes = nodesOf(paths, tolerance);
  const used = new Set<number>();
  const chains: Chain[] = [];
  const takeFrom = (number: number, isStart: boolean): void => {
    if (!used.has(number)) chains.push(follow(number, isStart));
  };
  paths.forEach(({ vertices, closed }, number) => {
    if (!closed) return;
    used.add(number);
    chains.push({ vertices, closed, members: [number] });
  });
  // First from ends that don't meet exactly one other end. The paths that are left then form closed chains.
  for (const { ends } of nodes.all)
    if (ends.length !== 2) for (const { path, isStart } of ends) takeFrom(path, isStart);
  paths.forEach((_, number) => takeFrom(number, true));
  return chains;

  function follow(first: number, isStart: boolean): Chain {
    const members: number[] = [];
    const vertices: Vertex[] = [];
    let next: End | undefined = { path: first, isStart };
    const begin = nodes.at(next);
    while (next && !used.has(next.path)) {
      const { path: number, isStart: isForward } = next;
      used.add(number);
      members.push(number);
      const path = paths[number];
      if (path) appendTo(vertices, isForward ? path : reversed(path));
      const node = nodes.at({ path: number, isStart: !isForward });
      if (node === begin && vertices.length > 2) {
        vertices.pop();
        return { vertices, closed: true, members };
      }
      const isPassage = node?.ends.length === 2;
      next = isPassage ? node.ends.find(({ path: other }) => !used.has(other)) : undefined;
    }
    return { vertices, closed: false, members };
  }
}

/** The last vertex is replaced by the start of the next path, which has the bulge. */
function appendTo(vertices: Vertex[], { vertices: more }: Path): void {
  vertices.pop();
  vertices.push(...more);
}

function nodesOf(paths: readonly Path[], tolerance: number) {
  const all: Node[] = [];
  const cells = new Map<string, Node[]>();
  const size = Math.max(tolerance, 1e-9);
  const cellAt = (x: number, y: number): string => `${x},${y}`;
  const nodeAt = (point: Point): Node => {
    const [column, row] = [Math.floor(point.x / size), Math.floor(point.y / size)];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        for (const node of cells.get(cellAt(column + dx, row + dy)) ?? [])
          if (distance(node, point) <= tolerance) return node;
    const made: Node = { x: point.x, y: point.y, ends: [] };
    all.push(made);
    const cell = cellAt(column, row);
    cells.set(cell, [...(cells.get(cell) ?? []), made]);
    return made;
  };
  const ends = paths.map(({ vertices, closed }, path) => {
    const [first, last] = [vertices[0], vertices.at(-1)];
    if (closed || !first || !last) return undefined;
    const [start, end] = [nodeAt(first), nodeAt(last)];
    start.ends.push({ path, isStart: true });
    end.ends.push({ path, isStart: false });
    return { start, end };
  });
  return { all, at: ({ path, isStart }: End) => (isStart ? ends[path]?.start : ends[path]?.end) };
}

/** Maximum number of ends that are compared. */
const maxEnds = 500;

/** The smallest gap between the ends of open chains, including the two of one. */
export function smallestGap(chains: readonly Chain[]): Gap | undefined {
  const ends = chains
    .filter(({ closed }) => !closed)
    .flatMap(({ vertices }) => [vertices[0], vertices.at(-1)])
    .slice(0, maxEnds);
  let smallest: Gap | undefined;
  ends.forEach((from, i) => {
    for (const to of ends.slice(i + 1)) {
      if (!from || !to) continue;
      const feet = distance(from, to);
      if (!smallest || feet < smallest.feet) smallest = { from, to, feet };
    }
  });
  return smallest;
}
