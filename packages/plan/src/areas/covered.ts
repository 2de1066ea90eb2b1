// The covered ground of a lot, in square cells, so that an edit measures only the cells that it touches again. Ground beyond
// the lot doesn't count.
import type { SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';
import { boxHeight, boxWidth } from '../geometry/box.ts';
import type { Pack } from '../packs/pack.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import { type Cover, type CoverGround, coverGround, coverOf, noAreas } from './cover.ts';
import { areaMeasures } from './measures.ts';
import { type Cell, type CoveredAreas, pieceIn, maxPieces, areasOf, nothingThere } from './coveredCell.ts';
import { areaOfRegion, nothing, type Region, unionOf } from './regions.ts';
import { type Piece, levelsOf } from './weighing.ts';

/** Feet: the least side of a cell. */
const minCellSize = 64;
/** Cells in a row or a column of the lot. On a larger lot, the cells are larger. */
const maxCells = 64;

export class Covered {
  private readonly ground: CoverGround;
  private readonly size: number;
  private readonly cells = new Map<string, Cell>();
  private readonly byId = new Map<string, Cover>();
  private readonly total = noAreas();
  private readonly existing = noAreas();
  private crowdedCells = 0;

  private constructor(lot: SiteLot, pack: Pack | undefined) {
    this.ground = coverGround(lot, pack);
    const { box } = lot.ground;
    this.size = Math.max(minCellSize, boxWidth(box) / maxCells, boxHeight(box) / maxCells);
  }

  static of(lot: SiteLot, pack: Pack | undefined, subjects: Iterable<Subject>): Covered {
    return runAllSteps(Covered.inSteps(lot, pack, subjects));
  }

  static *inSteps(lot: SiteLot, pack: Pack | undefined, subjects: Iterable<Subject>): Steps<Covered> {
    const covered = new Covered(lot, pack);
    for (const subject of subjects) {
      covered.put(subject);
      yield;
    }
    for (const cell of covered.cells.values()) {
      covered.measure(cell);
      yield;
    }
    return covered;
  }

  get areas(): CoveredAreas {
    return { total: this.total, existing: this.existing };
  }

  /** Whether too many shapes overlap in one place to be measured separately. */
  get isTooCrowded(): boolean {
    return this.crowdedCells > 0;
  }

  get covers(): Iterable<Cover> {
    return this.byId.values();
  }

  change(before: Subject | undefined, after: Subject | undefined): void {
    const id = (before ?? after)?.object.id ?? '';
    const touched = new Set([...this.remove(id), ...(after ? this.put(after) : [])]);
    for (const cell of touched) this.measure(cell);
  }

  /** The area that each cover adds, weighted by a factor, when they are added in an order. No ground counts twice. */
  contributions(
    factorOf: (cover: Cover) => number,
    order: (a: Cover, b: Cover) => number,
  ): ReadonlyMap<Cover, number> {
    const sums = new Map<Cover, number>();
    for (const { pieces } of this.cells.values()) {
      const sorted = [...pieces].toSorted(([a], [b]) => order(a, b));
      const added = contributions(sorted.map(([cover, piece]) => ({ piece, factor: factorOf(cover) })));
      for (const [i, [cover]] of sorted.entries()) sums.set(cover, (sums.get(cover) ?? 0) + (added[i] ?? 0));
    }
    return sums;
  }

  private put(subject: Subject): readonly Cell[] {
    const cover = coverOf(subject, this.ground);
    if (!cover) return [];
    this.byId.set(subject.object.id, cover);
    const cells = this.cellsUnder(cover);
    for (const cell of cells) cell.pieces.set(cover, pieceIn(cell.box, cover, this.ground));
    return cells;
  }

  private remove(id: string): readonly Cell[] {
    const cover = this.byId.get(id);
    if (!cover) return [];
    this.byId.delete(id);
    const cells = this.cellsUnder(cover);
    for (const cell of cells) cell.pieces.delete(cover);
    return cells;
  }

  /** Measures a cell again and replaces its areas in the totals. */
  private measure(cell: Cell): void {
    this.count(cell, -1);
    if (cell.isCrowded) this.crowdedCells -= 1;
    cell.isCrowded = cell.pieces.size > maxPieces;
    if (cell.isCrowded) this.crowdedCells += 1;
    cell.areas = areasOf(cell);
    this.count(cell, 1);
  }

  private count({ areas: { total, existing } }: Cell, sign: 1 | -1): void {
    for (const measure of areaMeasures) {
      this.total[measure] += sign * total[measure];
      this.existing[measure] += sign * existing[measure];
    }
  }

  private cellsUnder({ box }: Cover): readonly Cell[] {
    const { minX, minY, maxX, maxY } = this.ground.lot.ground.box;
    const at = (to: number, from: number): number => Math.floor((to - from) / this.size);
    const [left, right] = [at(Math.max(minX, box.minX), minX), at(Math.min(maxX, box.maxX), minX)];
    const [top, bottom] = [at(Math.max(minY, box.minY), minY), at(Math.min(maxY, box.maxY), minY)];
    const cells: Cell[] = [];
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) cells.push(this.cellAt(x, y));
    return cells;
  }

  private cellAt(x: number, y: number): Cell {
    const key = `${x} ${y}`;
    const found = this.cells.get(key);
    if (found) return found;
    const { size } = this;
    const { minX, minY } = this.ground.lot.ground.box;
    const [left, top] = [minX + x * size, minY + y * size];
    const box = { minX: left, minY: top, maxX: left + size, maxY: top + size };
    const cell: Cell = { box, pieces: new Map(), areas: nothingThere(), isCrowded: false };
    this.cells.set(key, cell);
    return cell;
  }
}

/** The area that each piece adds, in their order. No ground counts twice, so that they add up to the weighted area. */
function contributions(
  pieces: readonly { readonly piece: Piece; readonly factor: number }[],
): readonly number[] {
  const levels = levelsOf(pieces.map(({ factor }) => factor));
  const grounds: Region[] = levels.map(() => nothing);
  const areas = levels.map(() => 0);
  const isAlone = pieces.filter(({ factor }) => factor > 0).length === 1;
  return pieces.map(({ piece: { region, area }, factor }) => {
    if (isAlone || factor === 0) return area() * factor;
    return levels.reduce((sum, level, i) => {
      if (level > factor) return sum;
      const ground = unionOf([grounds[i] ?? nothing, region()]);
      const now = areaOfRegion(ground);
      const added = now - (areas[i] ?? 0);
      [grounds[i], areas[i]] = [ground, now];
      return sum + (level - (levels[i + 1] ?? 0)) * added;
    }, 0);
  });
}
