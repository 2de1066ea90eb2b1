// How far the marks of a drawing extend.
import type { Piece } from './curve.ts';
import { direction, type Matrix, place, type Triple } from './matrix.ts';

/** Seen from above. */
export interface Extent {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export class Box {
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

export function addPiece(box: Box, piece: Piece): void {
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
