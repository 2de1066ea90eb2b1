// HATCH: its boundary paths, of edges or polylines.
import type { Curve, Piece, EllipsePiece } from '../records/curve.ts';
import { frameOf } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { arcPiece, sweepBetween } from './curves.ts';
import { type EntityReader, radians } from './reader.ts';
import { splinePiece, throughPoints } from './spline.ts';

/** Flag of a boundary path (code 92) that is a polyline. */
const polylinePath = 2;
/** Group code of the hatch style, which comes after all paths. */
const afterPaths = 75;

export const readHatch: EntityReader = (record) => {
  const z = record.hint(30);
  const loops: Curve[] = [];
  for (let at = Math.max(record.find(91), 0); at < record.count && record.code(at) !== afterPaths; at++) {
    if (record.code(at) !== 92) continue;
    const end = pathEnd(record, at + 1);
    const path = new PathTags(record, at + 1, end, z);
    const loop = record.value(at) & polylinePath ? path.polyline() : path.edges();
    if (loop !== undefined) loops.push(loop);
  }
  if (loops.length === 0) return undefined;
  const solid = record.hint(70) === 1;
  const pattern = record.text(2).trim() || (solid ? 'SOLID' : 'USER');
  return { kind: 'hatch', frame: frameOf(record.extrusion()), loops, pattern, solid };
};

function pathEnd(record: DxfRecord, start: number): number {
  let at = start;
  while (at < record.count && record.code(at) !== 92 && record.code(at) !== afterPaths) at++;
  return at;
}

class PathTags {
  readonly #record: DxfRecord;
  readonly #start: number;
  readonly #end: number;
  readonly #z: number;

  constructor(record: DxfRecord, start: number, end: number, z: number) {
    this.#record = record;
    this.#start = start;
    this.#end = end;
    this.#z = z;
  }

  polyline(): Curve | undefined {
    const points: number[] = [];
    const bulges: number[] = [];
    let closed = true;
    for (let at = this.#start; at < this.#end; at++) {
      const value = this.#record.value(at);
      const code = this.#record.code(at);
      if (code === 73) closed = value !== 0;
      else if (code === 10) {
        points.push(value, 0, this.#z);
        bulges.push(0);
      } else if (code === 20 && points.length > 0) points[points.length - 2] = value;
      else if (code === 42 && bulges.length > 0) bulges[bulges.length - 1] = value;
    }
    if (bulges.length < 2) return undefined;
    const bent = bulges.some((bulge) => bulge !== 0);
    return { pieces: [{ kind: 'polyline', points, ...(bent && { bulges }) }], closed };
  }

  edges(): Curve | undefined {
    const pieces: Piece[] = [];
    for (let at = this.#start; at < this.#end; at++) {
      // 72 is the type of an edge; its tags extend to the next 72.
      if (this.#record.code(at) !== 72) continue;
      let end = at + 1;
      while (end < this.#end && this.#record.code(end) !== 72) end++;
      const piece = this.#edge(this.#record.value(at), new EdgeTags(this.#record, at + 1, end));
      if (piece !== undefined) pieces.push(piece);
      at = end - 1;
    }
    return pieces.length > 0 ? { pieces, closed: true } : undefined;
  }

  #edge(type: number, edge: EdgeTags): Piece | undefined {
    const z = this.#z;
    const [x, y] = [edge.number(10), edge.number(20)];
    // Edge types: 1 line, 2 arc, 3 ellipse, 4 spline.
    if (type === 1) return { kind: 'polyline', points: [x, y, z, edge.number(11), edge.number(21), z] };
    if (type === 2) {
      const [start, sweep] = edge.angles(1);
      return arcPiece([x, y, z], edge.number(40), start, sweep);
    }
    if (type === 3) return ellipseEdge(edge, [x, y, z]);
    if (type === 4) return edge.spline(z);
    return undefined;
  }
}

function ellipseEdge(edge: EdgeTags, center: readonly [number, number, number]): EllipsePiece {
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

/** The tags of one edge of a boundary path. */
class EdgeTags {
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
