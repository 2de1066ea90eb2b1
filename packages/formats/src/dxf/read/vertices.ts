// The vertices of curves in the plane: their pieces mapped by a matrix, seen from above.
import type { Point } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import type { Curve, Piece, PolylinePiece } from '../records/curve.ts';
import { arcThrough, type Fit } from './fitArcs.ts';
import type { MarkVertex } from '../records/mark.ts';
import type { Matrix } from '../records/matrix.ts';
import { addEllipse, pointAt, flat, isCircular, cross, fitEllipse } from './ellipseVertices.ts';
import { addSpline } from './splineVertices.ts';

export function verticesOf(curve: Curve, matrix: Matrix | undefined, fit: Fit): MarkVertex[] {
  const [first = [], ...others] = curve.pieces.map((piece) => pieceVertices(piece, curve, matrix, fit));
  if (curve.pieces.length === 1 && curve.pieces[0]?.kind === 'polyline') return first;
  const into = chained(first, others, fit);
  const [start, end] = [into[0], into.at(-1)];
  if (curve.closed && into.length > 2 && start && end && isNear(start, end, fit.tolerance)) into.pop();
  return into;
}

function pieceVertices(piece: Piece, curve: Curve, matrix: Matrix | undefined, fit: Fit): MarkVertex[] {
  const into: MarkVertex[] = [];
  if (piece.kind === 'polyline') addPolyline(piece, curve, matrix, fit, into);
  else if (piece.kind === 'ellipse') addEllipse(piece, matrix, fit, into);
  else addSpline(piece, matrix, fit, into);
  return into;
}

/** Joins pieces end to end; a piece that runs in the opposite direction is reversed. */
function chained(first: MarkVertex[], others: readonly MarkVertex[][], fit: Fit): MarkVertex[] {
  const meets = (a: MarkVertex | undefined, b: MarkVertex | undefined): boolean =>
    a !== undefined && b !== undefined && isNear(a, b, fit.tolerance);
  let into = first;
  for (const [i, piece] of others.entries()) {
    const [start, end] = [piece[0], piece.at(-1)];
    const fits = meets(into.at(-1), start) || meets(into.at(-1), end);
    if (i === 0 && !fits && (meets(into[0], start) || meets(into[0], end))) into = backward(into);
    const next = !meets(into.at(-1), start) && meets(into.at(-1), end) ? backward(piece) : piece;
    if (meets(into.at(-1), next[0])) into.pop();
    for (const vertex of next) into.push(vertex);
  }
  return into;
}

const backward = (vertices: readonly MarkVertex[]): MarkVertex[] =>
  vertices
    .map(({ x, y }, i) => {
      const bulge = vertices[i - 1]?.bulge;
      return bulge === undefined ? { x, y } : { x, y, bulge: -bulge };
    })
    .toReversed();

const isNear = (a: Point, b: Point, tolerance: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= tolerance;

function addPolyline(
  { points, bulges }: PolylinePiece,
  { closed, pieces }: Curve,
  matrix: Matrix | undefined,
  fit: Fit,
  into: MarkVertex[],
): void {
  const count = points.length / 3;
  const vertex = (i: number): Point =>
    pointAt(matrix, points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0);
  if (bulges === undefined) {
    for (let i = 0; i < count; i++) into.push(vertex(i));
    return;
  }
  const [x, y]: [Point, Point] = matrix
    ? [flat(matrix.x), flat(matrix.y)]
    : [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ];
  const similar = isCircular(x, y);
  const sense = cross(x, y) < 0 ? -1 : 1;
  const whole = closed && pieces.length === 1;
  for (let i = 0; i < count; i++) {
    const at = vertex(i);
    const bulge = i === count - 1 && !whole ? 0 : (bulges[i] ?? 0);
    const next = (i + 1) % count;
    if (bulge === 0) into.push(at);
    else if (similar) into.push({ x: at.x, y: at.y, bulge: sense * bulge });
    else if (fit.work < 0) {
      const middle = bulgeMiddle(points, i, next, bulge);
      into.push(arcThrough(at, pointAt(matrix, middle.x, middle.y, points[i * 3 + 2] ?? 0), vertex(next)));
    } else {
      const corner = (j: number): Point => ({ x: points[j * 3] ?? 0, y: points[j * 3 + 1] ?? 0 });
      const arc = bulgeArc(corner(i), corner(next), bulge);
      if (arc === undefined) continue;
      const center = pointAt(matrix, arc.center.x, arc.center.y, points[i * 3 + 2] ?? 0);
      const u = { x: x.x * arc.radius, y: x.y * arc.radius };
      const v = { x: y.x * arc.radius, y: y.y * arc.radius };
      fitEllipse({ center, u, v }, arc.start, arc.start + arc.sweep, fit, into);
    }
  }
}

/** The middle of the arc between two vertices of a polyline. */
function bulgeMiddle(points: readonly number[], from: number, to: number, bulge: number): Point {
  const [x1, y1] = [points[from * 3] ?? 0, points[from * 3 + 1] ?? 0];
  const [x2, y2] = [points[to * 3] ?? 0, points[to * 3 + 1] ?? 0];
  return { x: (x1 + x2 + bulge * (y2 - y1)) / 2, y: (y1 + y2 - bulge * (x2 - x1)) / 2 };
}
