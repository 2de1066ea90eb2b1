// A grid of square cells that finds the items near a box without comparing all boxes. Feet.
import type { Box } from './box.ts';

/** Feet. */
const cellSize = 64;
/** An item in more cells than this is part of every result. */
const maxCells = 64;

interface Cells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly count: number;
}

function cellsOf({ minX, minY, maxX, maxY }: Box): Cells {
  const cell = (at: number): number => Math.floor(at / cellSize);
  const [left, top, right, bottom] = [cell(minX), cell(minY), cell(maxX), cell(maxY)];
  return { left, top, right, bottom, count: (right - left + 1) * (bottom - top + 1) };
}

export class BoxGrid<One> {
  private readonly boxes = new Map<One, Box>();
  private readonly cells = new Map<number, Set<One>>();
  /** The items in more than maxCells cells. */
  private readonly large = new Set<One>();

  put(one: One, box: Box): void {
    this.boxes.set(one, box);
    const cells = cellsOf(box);
    if (!(cells.count <= maxCells)) this.large.add(one);
    else
      for (const key of keysOf(cells)) {
        const cell = this.cells.get(key);
        if (cell) cell.add(one);
        else this.cells.set(key, new Set([one]));
      }
  }

  remove(one: One): void {
    const box = this.boxes.get(one);
    if (!box) return;
    this.boxes.delete(one);
    if (this.large.delete(one)) return;
    for (const key of keysOf(cellsOf(box))) this.cells.get(key)?.delete(one);
  }

  all(): Iterable<One> {
    return this.boxes.keys();
  }

  /** All items that overlap a box, and perhaps others near it. */
  near(box: Box): Iterable<One> {
    const cells = cellsOf(box);
    if (!(cells.count < this.boxes.size)) return this.boxes.keys();
    const found = new Set(this.large);
    for (const key of keysOf(cells)) for (const one of this.cells.get(key) ?? []) found.add(one);
    return found;
  }
}

/** Numbers, unique as long as a cell is less than 2^25 cells from the origin; others only share their cells. */
function* keysOf({ left, top, right, bottom }: Cells): Iterable<number> {
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) yield x * 2 ** 26 + y;
}
