// LWPOLYLINE, and POLYLINE with its vertices: flat, in space, a mesh or a polyface.
import type { Curve, CurveShape, DxfShape } from '../drawing.ts';
import { frameOf, type Matrix } from '../matrix.ts';
import type { DxfRecord } from '../record.ts';
import { curves, straight } from './curves.ts';
import type { EntityReader } from './reader.ts';

interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly bulge: number;
  /** At its start and end, of the segment that begins here. */
  readonly startWidth: number;
  readonly endWidth: number;
}

export const readLightPolyline: EntityReader = (record) => {
  const z = record.number(38);
  const width = record.hint(43);
  const vertices: Vertex[] = [];
  let current: { -readonly [key in keyof Vertex]: Vertex[key] } | undefined;
  for (let at = 0; at < record.count; at++) {
    const value = record.value(at);
    const code = record.code(at);
    if (code === 10) {
      current = { x: value, y: 0, z, bulge: 0, startWidth: width, endWidth: width };
      vertices.push(current);
    } else if (current === undefined) continue;
    else if (code === 20) current.y = value;
    else if (code === 42) current.bulge = value;
    else if (code === 40) current.startWidth = value;
    else if (code === 41) current.endWidth = value;
  }
  return outline(vertices, (record.hint(70) & 1) === 1, frameOf(record.extrusion()));
};

function outline(
  vertices: readonly Vertex[],
  closed: boolean,
  frame: Matrix | undefined,
): DxfShape | undefined {
  if (vertices.length < 2) return undefined;
  const widths = new Set(vertices.flatMap(({ startWidth, endWidth }) => [startWidth, endWidth]));
  const [width = 0] = widths;
  if (widths.size > 1 && vertices.every(({ bulge }) => bulge === 0)) return tapered(vertices, closed, frame);
  const line = polylineCurve(vertices, closed);
  const shape: CurveShape = curves([line], frame);
  const widest =
    widths.size === 1 ? width : vertices.reduce((most, { startWidth }) => Math.max(most, startWidth), 0);
  return widest > 0 ? { ...shape, width: widest } : shape;
}

function polylineCurve(vertices: readonly Vertex[], closed: boolean): Curve {
  const points = vertices.flatMap(({ x, y, z }) => [x, y, z]);
  if (vertices.every(({ bulge }) => bulge === 0)) return straight(points, closed);
  const bulges = vertices.map(({ bulge }) => bulge);
  return { pieces: [{ kind: 'polyline', points, bulges }], closed };
}

/** Segments that change their width, such as arrowheads, are filled outlines; those without width are lines. */
function tapered(vertices: readonly Vertex[], closed: boolean, frame: Matrix | undefined): DxfShape {
  const lines: Curve[] = [];
  const areas: Curve[] = [];
  for (const [i, a] of vertices.entries()) {
    const b = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    if (b === undefined) break;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    if (a.startWidth === 0 && a.endWidth === 0) {
      lines.push(straight([a.x, a.y, a.z, b.x, b.y, b.z]));
      continue;
    }
    const across = { x: -(b.y - a.y) / length / 2, y: (b.x - a.x) / length / 2 };
    const corner = (at: Vertex, width: number): number[] => [
      at.x + across.x * width,
      at.y + across.y * width,
      at.z,
    ];
    areas.push(
      straight(
        [
          ...corner(a, a.startWidth),
          ...corner(b, a.endWidth),
          ...corner(b, -a.endWidth),
          ...corner(a, -a.startWidth),
        ],
        true,
      ),
    );
  }
  return { kind: 'group', shapes: [curves(lines, frame), { ...curves(areas, frame), fill: true }] };
}

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
