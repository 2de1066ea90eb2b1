// The edges of a hatch's boundary path, read from their tags.
import type { EllipsePiece, Piece } from '../records/curve.ts';
import type { DxfRecord } from '../records/record.ts';
import { sweepBetween } from './curves.ts';
import { radians } from './reader.ts';
import { splinePiece, throughPoints } from './spline.ts';

export function ellipseEdge(edge: EdgeTags, center: readonly [number, number, number]): EllipsePiece {
  const u = [edge.number(11), edge.number(21), 0] as const;
  const ratio = edge.number(40, 1);
  const [start, sweep] = edge.angles(ratio);
  return {
    kind: 'ellipse',
    center,
    u,
    v: [-u[1] * ratio, u[0] * ratio, 0],
    start,
    end: start + sweep,
  };
}

export class EdgeTags {
  readonly #record: DxfRecord;
  readonly #start: number;
  readonly #end: number;

  constructor(record: DxfRecord, start: number, end: number) {
    this.#record = record;
    this.#start = start;
    this.#end = end;
  }

  number(code: number, fallback = 0): number {
    return this.#all(code)[0] ?? fallback;
  }

  #all(code: number): number[] {
    const found: number[] = [];
    for (let at = this.#start; at < this.#end; at++)
      if (this.#record.code(at) === code) found.push(this.#record.value(at));
    return found;
  }

  /** Start and signed sweep as parameters of an ellipse; angles of clockwise edges are mirrored at the x axis. */
  angles(ratio: number): [start: number, sweep: number] {
    const sense = this.number(73, 1) === 0 ? -1 : 1;
    const [from, to] = [this.number(50), this.number(51, 360)];
    const [start, end] = [parameterOf(radians(from), ratio), parameterOf(radians(to), ratio)];
    const sweep = Math.abs(to - from) >= 360 - 1e-9 ? 2 * Math.PI : sweepBetween(start, end);
    return [sense * start, sense * sweep];
  }

  /** x and y of each point with the code, at the height z. */
  #points(code: number, z: number): number[] {
    const [xs, ys] = [this.#all(code), this.#all(code + 10)];
    return xs.flatMap((x, i) => [x, ys[i] ?? 0, z]);
  }

  spline(z: number): Piece | undefined {
    const knots = this.#all(40);
    const piece = splinePiece(this.number(94, 3), this.#points(10, z), knots, this.#all(42));
    return piece ?? throughPoints(this.#points(11, z))?.pieces[0];
  }
}

const parameterOf = (angle: number, ratio: number): number =>
  ratio === 1 || ratio === 0 ? angle : Math.atan2(Math.sin(angle) / ratio, Math.cos(angle));
