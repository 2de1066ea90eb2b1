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

interface Cells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

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
  const boxes: Cells[] = [];
  const starts = new Uint32Array(columns * rows + 1);
  for (let i = 0; i < count * 3; i += 3) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = i; k < i + 3; k += 1) {
      const at = (triangles[k] ?? 0) * 3;
      const x = vertices[at] ?? 0;
      const y = vertices[at + 1] ?? 0;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
    const within = cellsOf(place, { minX, minY, maxX, maxY });
    boxes.push(within);
    forCells(place, within, (cell) => {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    });
  }
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const filled = starts.slice();
  const found = new Uint32Array(starts.at(-1) ?? 0);
  for (const [triangle, within] of boxes.entries())
    forCells(place, within, (cell) => {
      const at = filled[cell] ?? 0;
      found[at] = triangle;
      filled[cell] = at + 1;
    });
  return { ...place, starts, triangles: found };
}

type Place = Omit<TriangleGrid, 'starts' | 'triangles'>;

function cellsOf({ left, top, size, columns, rows }: Place, box: Box): Cells {
  const column = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / size)));
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - top) / size)));
  return { left: column(box.minX), top: row(box.minY), right: column(box.maxX), bottom: row(box.maxY) };
}

function forCells({ columns }: Place, { left, top, right, bottom }: Cells, each: (cell: number) => void) {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) each(row * columns + column);
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
  forCells(grid, within, (cell) => {
    for (let i = starts[cell] ?? 0; i < (starts[cell + 1] ?? 0); i += 1) found.add(triangles[i] ?? 0);
  });
  return found;
}
