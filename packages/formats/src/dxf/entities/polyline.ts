// LWPOLYLINE, and the curves that it has in common with POLYLINE.
import type { CurveShape, DxfShape } from '../records/drawing.ts';
import type { Curve } from '../records/curve.ts';
import { frameOf, type Matrix } from '../records/matrix.ts';
import { curves, straight } from './curves.ts';
import type { EntityReader } from './reader.ts';

export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly bulge: number;
  /** Widths of the segment that begins here, at its start and its end. */
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

export function outline(
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
