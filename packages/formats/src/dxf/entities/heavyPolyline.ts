// POLYLINE with its vertices: flat, in space, a mesh or a polyface.
import type { DxfShape } from '../records/drawing.ts';
import type { Curve } from '../records/curve.ts';
import { frameOf, type Matrix } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { curves, straight } from './curves.ts';
import { type Vertex, outline } from './polyline.ts';

const polylineFlags = { closed: 1, inSpace: 8, mesh: 16, closedInN: 32, polyface: 64 } as const;
const vertexFlags = { splineFrame: 16, polyface: 128, meshPoint: 64 } as const;

/** A POLYLINE, whose vertices are records of their own. */
export class HeavyPolyline {
  readonly #flags: number;
  readonly #size: readonly [rows: number, columns: number];
  readonly #frame: Matrix | undefined;
  readonly #z: number;
  readonly #widths: readonly [number, number];
  readonly #vertices: Vertex[] = [];
  readonly #faces: number[][] = [];

  constructor(record: DxfRecord) {
    this.#flags = record.hint(70);
    // Smoothed meshes have the size of their smooth surface in 73 and 74.
    this.#size = [record.hint(71), record.hint(72)];
    this.#frame = this.#isFlat ? frameOf(record.extrusion()) : undefined;
    this.#z = record.hint(30);
    this.#widths = [record.hint(40), record.hint(41)];
  }

  get #isFlat(): boolean {
    const { inSpace, mesh, polyface } = polylineFlags;
    return (this.#flags & (inSpace | mesh | polyface)) === 0;
  }

  addVertex(record: DxfRecord): void {
    const flags = record.hint(70);
    if (flags & vertexFlags.splineFrame) return;
    if (flags & vertexFlags.polyface && !(flags & vertexFlags.meshPoint)) {
      const corners = [71, 72, 73, 74].filter((code) => record.has(code)).map((code) => record.hint(code));
      this.#faces.push(corners.filter((corner) => corner !== 0));
      return;
    }
    this.#vertices.push({
      x: record.number(10),
      y: record.number(20),
      z: this.#isFlat ? this.#z : record.number(30),
      bulge: this.#isFlat ? record.number(42) : 0,
      startWidth: this.#isFlat ? record.hint(40, this.#widths[0]) : 0,
      endWidth: this.#isFlat ? record.hint(41, this.#widths[1]) : 0,
    });
  }

  shape(): DxfShape | undefined {
    if (this.#flags & polylineFlags.polyface) return this.#polyface();
    if (this.#flags & polylineFlags.mesh) return this.#mesh();
    return outline(this.#vertices, (this.#flags & polylineFlags.closed) !== 0, this.#frame);
  }

  /** The lines of the mesh in both directions. */
  #mesh(): DxfShape | undefined {
    const [rows, columns] = this.#size;
    const count = this.#vertices.length;
    if (rows < 2 || columns < 2 || rows * columns > count) return undefined;
    const closedRows = (this.#flags & polylineFlags.closedInN) !== 0;
    const closedColumns = (this.#flags & polylineFlags.closed) !== 0;
    const lines: Curve[] = [];
    for (let row = 0; row < rows; row++)
      lines.push(this.#line(columns, (column) => row * columns + column, closedRows));
    for (let column = 0; column < columns; column++)
      lines.push(this.#line(rows, (row) => row * columns + column, closedColumns));
    return curves(lines);
  }

  #line(count: number, index: (at: number) => number, closed: boolean): Curve {
    const points = Array.from({ length: count }, (_, at) => this.#point(index(at)));
    return straight(points.flat(), closed);
  }

  #point(index: number): readonly number[] {
    const vertex = this.#vertices[index];
    return vertex ? [vertex.x, vertex.y, vertex.z] : [Number.NaN, Number.NaN, Number.NaN];
  }

  /** The edges of the faces; a negative corner begins an edge that isn't drawn. */
  #polyface(): DxfShape | undefined {
    const edges: Curve[] = [];
    for (const face of this.#faces) {
      for (const [i, corner] of face.entries()) {
        const next = Math.abs(face[(i + 1) % face.length] ?? 0);
        if (corner > 0) edges.push(straight([...this.#point(corner - 1), ...this.#point(next - 1)]));
      }
    }
    return edges.length > 0 ? curves(edges) : undefined;
  }
}
