// How much blocks draw and how far they extend, before they are unfolded.
import type { DxfBlock, DxfEntity, DxfShape, InsertShape } from './drawing.ts';
import { composed, insertMatrix, type Matrix, plus, type Triple } from './matrix.ts';
import { type Extent, union, Box, addPiece } from './extent.ts';
import { marksOf } from './markCounts.ts';

/** Deeper nesting isn't drawn. */
export const maxDepth = 64;

interface Size {
  /** Marks; long curves and texts count as several. */
  readonly marks: number;
  readonly extent: Extent | undefined;
}

const nothing: Size = { marks: 0, extent: undefined };

export class BlockSizes {
  readonly #blocks: ReadonlyMap<string, DxfBlock>;
  /** undefined while it is computed: a block that contains itself adds nothing. */
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
    let marks = 0;
    let extent: Extent | undefined;
    for (const { shape } of entities) {
      const size = this.ofShape(shape, depth);
      marks += size.marks;
      extent = union(extent, size.extent);
    }
    return { marks, extent };
  }

  ofShape(shape: DxfShape, depth = 0): Size {
    if (shape.kind === 'insert') return this.#ofInsert(shape, depth);
    if (shape.kind === 'group') {
      const sizes = shape.shapes.map((part) => this.ofShape(part, depth));
      return {
        marks: sizes.reduce((sum, { marks }) => sum + marks, 0),
        extent: sizes.reduce<Extent | undefined>((all, { extent }) => union(all, extent), undefined),
      };
    }
    const box = new Box('frame' in shape ? shape.frame : undefined);
    if (shape.kind === 'curves')
      for (const { pieces } of shape.curves) for (const piece of pieces) addPiece(box, piece);
    else if (shape.kind === 'hatch')
      for (const { pieces } of shape.loops) for (const piece of pieces) addPiece(box, piece);
    else if (shape.kind === 'image') box.add(shape.at).add(plus(plus(shape.at, shape.u), shape.v));
    else box.add(shape.at);
    return { marks: marksOf(shape), extent: box.extent };
  }

  marksOfInsert(insert: InsertShape, depth = 0): number {
    const cellCount = insert.columns * insert.rows;
    // Each insert counts itself, so that empty blocks nested in each other are bounded, too.
    return cellCount * (this.ofBlock(insert.block, depth).marks + 1) + insert.attributes.length;
  }

  #ofInsert(insert: InsertShape, depth: number): Size {
    const block = this.ofBlock(insert.block, depth);
    const marks = this.marksOfInsert(insert, depth);
    if (block.extent === undefined) return { marks, extent: undefined };
    const base = this.#blocks.get(insert.block.toUpperCase())?.base ?? [0, 0, 0];
    const { minX, minY, maxX, maxY } = block.extent;
    let extent: Extent | undefined;
    for (const [column, row] of [
      [0, 0],
      [insert.columns - 1, insert.rows - 1],
    ] as const) {
      const box = new Box(cellMatrix(insert, base, column, row));
      for (const x of [minX, maxX]) for (const y of [minY, maxY]) box.add([x, y, 0]);
      extent = union(extent, box.extent);
    }
    return { marks, extent };
  }
}

/** Of one cell of an array; spacing follows the insert's rotation, not its scale. */
export function cellMatrix(insert: InsertShape, base: Triple, column: number, row: number): Matrix {
  const [cos, sin] = [Math.cos(insert.angle), Math.sin(insert.angle)];
  const [x, y] = [column * insert.columnSpacing, row * insert.rowSpacing];
  const at = plus(insert.at, [cos * x - sin * y, sin * x + cos * y, 0]);
  const matrix = insertMatrix(at, insert.scale, insert.angle, base);
  return insert.frame ? composed(insert.frame, matrix) : matrix;
}
