// How much blocks draw and how far they extend, before they are unfolded.
import type {
  DxfBlock,
  DxfEntity,
  DxfShape,
  EllipsePiece,
  InsertShape,
  Piece,
  TextShape,
} from './drawing.ts';
import { composed, direction, insertMatrix, type Matrix, place, plus, type Triple } from './matrix.ts';

/** Deeper nesting isn't drawn. */
export const maxDepth = 64;

/** Seen from above. */
export interface Extent {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

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

/** What an entity draws at least, whatever its block draws. */
export function ownMarks(shape: DxfShape): number {
  if (shape.kind === 'insert') return 1 + shape.attributes.length;
  if (shape.kind === 'group') return shape.shapes.reduce((sum, part) => sum + ownMarks(part), 0);
  return marksOf(shape);
}

/** Vertices, and letters, that count as one mark. */
const verticesInMark = 8;
const lettersInMark = 64;

export function marksOf(shape: Exclude<DxfShape, { kind: 'insert' | 'group' }>): number {
  if (shape.kind === 'text') return textMarks(shape);
  const curves = shape.kind === 'curves' ? shape.curves : shape.kind === 'hatch' ? shape.loops : undefined;
  if (curves === undefined) return 1;
  let marks = 0;
  for (const { pieces } of curves) {
    let vertices = 0;
    for (const piece of pieces) vertices += verticesIn(piece);
    marks += Math.ceil(vertices / verticesInMark);
  }
  return Math.max(1, marks);
}

/** Where they are stretched, arcs become several; an ellipse becomes some sixteen. */
function verticesIn(piece: Piece): number {
  if (piece.kind === 'ellipse') return isRound(piece) ? verticesInMark : 2 * verticesInMark;
  const points = piece.points.length / 3;
  return piece.kind === 'polyline' && piece.bulges ? 2 * points : points;
}

const isRound = ({ u, v }: EllipsePiece): boolean =>
  u[0] === v[1] && u[1] === -v[0] && u[2] === 0 && v[2] === 0;

/** Each line is drawn for itself, and at worst, each word has its own line. */
function textMarks({ content, wrapWidth }: TextShape): number {
  const last = wrapWidth === undefined ? '\n' : ' ';
  let marks = Math.ceil(content.length / lettersInMark);
  for (let at = 0; at < content.length; at++) if (content.charAt(at) <= last) marks++;
  return marks;
}

/** Of one cell of an array; spacing follows the insert's rotation, not its scale. */
export function cellMatrix(insert: InsertShape, base: Triple, column: number, row: number): Matrix {
  const [cos, sin] = [Math.cos(insert.angle), Math.sin(insert.angle)];
  const [x, y] = [column * insert.columnSpacing, row * insert.rowSpacing];
  const at = plus(insert.at, [cos * x - sin * y, sin * x + cos * y, 0]);
  const matrix = insertMatrix(at, insert.scale, insert.angle, base);
  return insert.frame ? composed(insert.frame, matrix) : matrix;
}

class Box {
  readonly #matrix: Matrix | undefined;
  #minX = Number.POSITIVE_INFINITY;
  #minY = Number.POSITIVE_INFINITY;
  #maxX = Number.NEGATIVE_INFINITY;
  #maxY = Number.NEGATIVE_INFINITY;

  constructor(matrix: Matrix | undefined) {
    this.#matrix = matrix;
  }

  get extent(): Extent | undefined {
    if (this.#minX > this.#maxX) return undefined;
    return { minX: this.#minX, minY: this.#minY, maxX: this.#maxX, maxY: this.#maxY };
  }

  add(at: Triple): this {
    const [x, y] = this.#matrix ? place(this.#matrix, at) : at;
    this.#include(x, y, 0, 0);
    return this;
  }

  #include(x: number, y: number, aside: number, above: number): void {
    this.#minX = Math.min(this.#minX, x - aside);
    this.#minY = Math.min(this.#minY, y - above);
    this.#maxX = Math.max(this.#maxX, x + aside);
    this.#maxY = Math.max(this.#maxY, y + above);
  }

  addAround(center: Triple, u: Triple, v: Triple): void {
    const [a, b] = this.#matrix ? [direction(this.#matrix, u), direction(this.#matrix, v)] : [u, v];
    const [x, y] = this.#matrix ? place(this.#matrix, center) : center;
    this.#include(x, y, Math.hypot(a[0], b[0]), Math.hypot(a[1], b[1]));
  }
}

function addPiece(box: Box, piece: Piece): void {
  if (piece.kind === 'ellipse') box.addAround(piece.center, piece.u, piece.v);
  else {
    const { points } = piece;
    for (let at = 0; at + 2 < points.length; at += 3)
      box.add([points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0]);
  }
}

export function union(a: Extent | undefined, b: Extent | undefined): Extent | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}
