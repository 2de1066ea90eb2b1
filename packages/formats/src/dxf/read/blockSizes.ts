// The number of marks and the extent of blocks, computed before they are expanded.
import { type Box, boxCorners, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import type { DxfBlock, DxfEntity, DxfShape, InsertShape } from '../records/drawing.ts';
import {
  composed,
  insertMatrix,
  type Matrix,
  plus,
  type Triple,
  direction,
  place,
} from '../records/matrix.ts';
import { marksOf } from '../records/markCounts.ts';
import type { Piece } from '../records/curve.ts';

/** Blocks that are nested more deeply aren't drawn. */
export const maxDepth = 64;

interface Size {
  /** Marks; long curves and texts count as several. */
  readonly marks: number;
  readonly box: Box;
}

const nothing: Size = { marks: 0, box: emptyBox };

export class BlockSizes {
  readonly #blocks: ReadonlyMap<string, DxfBlock>;
  /** By block; undefined while it is computed, so that a block that contains itself adds nothing. */
  readonly #known = new Map<string, Size | undefined>();

  constructor(blocks: ReadonlyMap<string, DxfBlock>) {
    this.#blocks = blocks;
  }

  ofBlock(name: string, depth = 0): Size {
    const key = name.toUpperCase();
    if (this.#known.has(key)) return this.#known.get(key) ?? nothing;
    const block = this.#blocks.get(key);
    if (block === undefined || depth >= maxDepth) return nothing;
    this.#known.set(key, undefined);
    const size = this.ofEntities(block.entities, depth + 1);
    this.#known.set(key, size);
    return size;
  }

  ofEntities(entities: readonly DxfEntity[], depth = 0): Size {
    return total(entities.map(({ shape }) => this.ofShape(shape, depth)));
  }

  ofShape(shape: DxfShape, depth = 0): Size {
    if (shape.kind === 'insert') return this.#ofInsert(shape, depth);
    if (shape.kind === 'group') return total(shape.shapes.map((part) => this.ofShape(part, depth)));
    const box = new MappedBox('frame' in shape ? shape.frame : undefined);
    if (shape.kind === 'curves')
      for (const { pieces } of shape.curves) for (const piece of pieces) addPiece(box, piece);
    else if (shape.kind === 'hatch')
      for (const { pieces } of shape.loops) for (const piece of pieces) addPiece(box, piece);
    else if (shape.kind === 'image') box.add(shape.at).add(plus(plus(shape.at, shape.u), shape.v));
    else box.add(shape.at);
    return { marks: marksOf(shape), box: box.box };
  }

  marksOfInsert(insert: InsertShape, depth = 0): number {
    const cellCount = insert.columns * insert.rows;
    // Each insert counts itself, so that empty blocks nested in each other are bounded, too.
    return cellCount * (this.ofBlock(insert.block, depth).marks + 1) + insert.attributes.length;
  }

  #ofInsert(insert: InsertShape, depth: number): Size {
    const block = this.ofBlock(insert.block, depth);
    const marks = this.marksOfInsert(insert, depth);
    if (isEmpty(block.box)) return { marks, box: emptyBox };
    const base = this.#blocks.get(insert.block.toUpperCase())?.base ?? [0, 0, 0];
    const corners = boxCorners(block.box);
    let box = emptyBox;
    for (const [column, row] of [
      [0, 0],
      [insert.columns - 1, insert.rows - 1],
    ] as const) {
      const cell = new MappedBox(cellMatrix(insert, base, column, row));
      for (const { x, y } of corners) cell.add([x, y, 0]);
      box = union(box, cell.box);
    }
    return { marks, box };
  }
}

const total = (sizes: readonly Size[]): Size => ({
  marks: sizes.reduce((sum, { marks }) => sum + marks, 0),
  box: sizes.reduce((all, { box }) => union(all, box), emptyBox),
});

/** The matrix for one cell of an array; the spacing follows the insert's rotation, not its scale. */
export function cellMatrix(insert: InsertShape, base: Triple, column: number, row: number): Matrix {
  const [cos, sin] = [Math.cos(insert.angle), Math.sin(insert.angle)];
  const [x, y] = [column * insert.columnSpacing, row * insert.rowSpacing];
  const at = plus(insert.at, [cos * x - sin * y, sin * x + cos * y, 0]);
  const matrix = insertMatrix(at, insert.scale, insert.angle, base);
  return insert.frame ? composed(insert.frame, matrix) : matrix;
}

/** The box around points as a matrix places them. */
class MappedBox {
  readonly #matrix: Matrix | undefined;
  #box = emptyBox;

  constructor(matrix: Matrix | undefined) {
    this.#matrix = matrix;
  }

  get box(): Box {
    return this.#box;
  }

  add(at: Triple): this {
    const [x, y] = this.#matrix ? place(this.#matrix, at) : at;
    this.#include(x, y, 0, 0);
    return this;
  }

  #include(x: number, y: number, aside: number, above: number): void {
    this.#box = union(this.#box, { minX: x - aside, minY: y - above, maxX: x + aside, maxY: y + above });
  }

  addAround(center: Triple, u: Triple, v: Triple): void {
    const [a, b] = this.#matrix ? [direction(this.#matrix, u), direction(this.#matrix, v)] : [u, v];
    const [x, y] = this.#matrix ? place(this.#matrix, center) : center;
    this.#include(x, y, Math.hypot(a[0], b[0]), Math.hypot(a[1], b[1]));
  }
}

function addPiece(box: MappedBox, piece: Piece): void {
  if (piece.kind === 'ellipse') box.addAround(piece.center, piece.u, piece.v);
  else {
    const { points } = piece;
    for (let at = 0; at + 2 < points.length; at += 3)
      box.add([points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0]);
  }
}
