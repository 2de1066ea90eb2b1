// How far the marks of a drawing extend.
import { type Box, emptyBox, union } from '@homeplot/plan/box';
import type { Piece } from '../records/curve.ts';
import { direction, type Matrix, place, type Triple } from '../records/matrix.ts';

/** The box around points as a matrix places them. */
export class MappedBox {
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

export function addPiece(box: MappedBox, piece: Piece): void {
  if (piece.kind === 'ellipse') box.addAround(piece.center, piece.u, piece.v);
  else {
    const { points } = piece;
    for (let at = 0; at + 2 < points.length; at += 3)
      box.add([points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0]);
  }
}
