// A grid of square cells that finds the triangles of a surface near a box.
import type { Box } from '../geometry/box.ts';

export interface Triangles {
  /** x, y, z of each vertex. */
  readonly vertices: Float64Array;
  /** The vertices of each triangle, three by three, all in the same direction. */
  readonly triangles: Uint32Array;
  readonly box: Box;
}

export interface TriangleGrid {
  readonly left: number;
  readonly top: number;
  /** Feet. */
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the triangles of each cell begin in `triangles`, and after the last cell their count. */
  readonly starts: Uint32Array;
  readonly triangles: Uint32Array;
}

/** Cells per triangle. With more, a long triangle is in too many of them. */
const cellShare = 0.5;

export function makeTriangleGrid({ box, triangles, vertices }: Triangles): TriangleGrid {
  const count = triangles.length / 3;
  const width = Math.max(box.maxX - box.minX, 1e-3);
  const height = Math.max(box.maxY - box.minY, 1e-3);
  const cells = Math.max(1, count * cellShare);
  // A surface can be as thin as a line.
  const size = Math.max(Math.sqrt((width * height) / cells), Math.max(width, height) / cells);
  const columns = Math.floor(width / size) + 1;
  const rows = Math.floor(height / size) + 1;
  const place = { left: box.minX, top: box.minY, size, columns, rows };

  // Once to count the triangles of each cell, once to write them.
  const starts = new Uint32Array(columns * rows + 1);
  let found = new Uint32Array(0);
  for (const pass of ['count', 'write'] as const) {
    for (let triangle = 0; triangle < count; triangle += 1) {
      const { left, top, right, bottom } = cellsOf(place, boxOf(vertices, triangles, triangle));
      for (let row = top; row <= bottom; row += 1)
        for (let cell = row * columns + left; cell <= row * columns + right; cell += 1) {
          const at = starts[cell] ?? 0;
          if (pass === 'write') found[at] = triangle;
          starts[cell] = at + 1;
        }
    }
    if (pass === 'count') found = new Uint32Array(startAtSums(starts));
  }
  // After writing, each cell's start is its end, which is the start of the next.
  starts.copyWithin(1, 0);
  starts[0] = 0;
  return { ...place, starts, triangles: found };
}

/** Replaces each count by the sum of those before it (an exclusive prefix sum), and returns the sum of all. */
function startAtSums(counts: Uint32Array): number {
  let sum = 0;
  for (const [cell, count] of counts.entries()) {
    counts[cell] = sum;
    sum += count;
  }
  return sum;
}

function boxOf(vertices: Float64Array, triangles: Uint32Array, triangle: number): Box {
  const a = (triangles[triangle * 3] ?? 0) * 3;
  const b = (triangles[triangle * 3 + 1] ?? 0) * 3;
  const c = (triangles[triangle * 3 + 2] ?? 0) * 3;
  const [ax, ay] = [vertices[a] ?? 0, vertices[a + 1] ?? 0];
  const [bx, by] = [vertices[b] ?? 0, vertices[b + 1] ?? 0];
  const [cx, cy] = [vertices[c] ?? 0, vertices[c + 1] ?? 0];
  return {
    minX: Math.min(ax, bx, cx),
    minY: Math.min(ay, by, cy),
    maxX: Math.max(ax, bx, cx),
    maxY: Math.max(ay, by, cy),
  };
}

type Place = Omit<TriangleGrid, 'starts' | 'triangles'>;

function cellsOf({ left, top, size, columns, rows }: Place, box: Box) {
  const column = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / size)));
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - top) / size)));
  return { left: column(box.minX), top: row(box.minY), right: column(box.maxX), bottom: row(box.maxY) };
}

/** The triangles whose boxes may overlap a box, each once. */
export function trianglesNear(grid: TriangleGrid, box: Box): Iterable<number> {
  const within = cellsOf(grid, box);
  const { starts, triangles } = grid;
  if (within.left === within.right && within.top === within.bottom) {
    const cell = within.top * grid.columns + within.left;
    return triangles.subarray(starts[cell] ?? 0, starts[cell + 1] ?? 0);
  }
  const found = new Set<number>();
  // The cells of a row are neighbors in the list too.
  for (let row = within.top; row <= within.bottom; row += 1) {
    const [first, last] = [row * grid.columns + within.left, row * grid.columns + within.right];
    for (let i = starts[first] ?? 0; i < (starts[last + 1] ?? 0); i += 1) found.add(triangles[i] ?? 0);
  }
  return found;
}
