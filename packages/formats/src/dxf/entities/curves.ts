// LINE, CIRCLE, ARC, ELLIPSE, and the filled outlines SOLID, TRACE and 3DFACE.
import type { CurveShape } from '../records/drawing.ts';
import type { Curve, EllipsePiece } from '../records/curve.ts';
import { cross, frameOf, lengthOf, type Matrix, times, type Triple } from '../records/matrix.ts';
import { type EntityReader, radians } from './reader.ts';

export const curves = (list: readonly Curve[], frame?: Matrix): CurveShape => ({
  kind: 'curves',
  frame,
  curves: list,
});

export const straight = (points: readonly number[], closed = false): Curve => ({
  pieces: [{ kind: 'polyline', points }],
  closed,
});

const turn = 2 * Math.PI;

/** The angle from start to end, counterclockwise. Angles that differ by a full turn give a full turn, not 0. */
export function sweepBetween(start: number, end: number): number {
  if (start === end) return 0;
  const sweep = (((end - start) % turn) + turn) % turn;
  return sweep < 1e-9 || turn - sweep < 1e-12 ? turn : sweep;
}

export function arcPiece(center: Triple, radius: number, start: number, sweep: number): EllipsePiece {
  return { kind: 'ellipse', center, u: [radius, 0, 0], v: [0, radius, 0], start, end: start + sweep };
}

export const readLine: EntityReader = (record) =>
  curves([straight([...record.point(10), ...record.point(11)])]);

export const readCircle: EntityReader = (record) => {
  const radius = Math.abs(record.number(40));
  if (radius === 0) return undefined;
  const circle = arcPiece(record.point(10), radius, 0, turn);
  return curves([{ pieces: [circle], closed: true }], frameOf(record.extrusion()));
};

export const readArc: EntityReader = (record) => {
  const radius = Math.abs(record.number(40));
  const start = radians(record.number(50));
  const sweep = sweepBetween(start, radians(record.number(51, 360)));
  if (radius === 0 || sweep === 0) return undefined;
  const arc = arcPiece(record.point(10), radius, start, sweep);
  return curves([{ pieces: [arc], closed: false }], frameOf(record.extrusion()));
};

export const readEllipse: EntityReader = (record) => {
  const u = record.point(11, [1, 0, 0]);
  const extrusion = record.extrusion();
  const up = lengthOf(extrusion) > 0 ? times(extrusion, 1 / lengthOf(extrusion)) : ([0, 0, 1] as const);
  const v = times(cross(up, u), record.number(40, 1));
  const start = record.number(41);
  const sweep = sweepBetween(start, record.number(42, turn));
  if (lengthOf(u) === 0 || sweep === 0) return undefined;
  const ellipse = { kind: 'ellipse', center: record.point(10), u, v, start, end: start + sweep } as const;
  return curves([{ pieces: [ellipse], closed: sweep === turn }]);
};

/** The third and fourth corner are crossed in SOLID and TRACE. */
export const readSolid: EntityReader = (record) => {
  const third = record.point(12);
  const fourth = record.has(13) ? record.point(13) : third;
  const points = [...record.point(10), ...record.point(11), ...fourth];
  if (!same(third, fourth)) points.push(...third);
  return { ...curves([straight(points, true)], frameOf(record.extrusion())), fill: true };
};

export const readFace: EntityReader = (record) => {
  const third = record.point(12);
  const fourth = record.has(13) ? record.point(13) : third;
  const corners = [record.point(10), record.point(11), third, ...(same(third, fourth) ? [] : [fourth])];
  const hidden = record.hint(70);
  if (hidden === 0) return curves([straight(corners.flat(), true)]);
  const edges = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return (hidden >> i) & 1 ? [] : [straight([...corner, ...next])];
  });
  return curves(edges);
};

const same = (a: Triple, b: Triple): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
