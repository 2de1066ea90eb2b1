// Affine maps of space: frames of entities and inserts.

export type Triple = readonly [x: number, y: number, z: number];

/** The images of the x, y and z directions, then of the origin. */
export interface Matrix {
  readonly x: Triple;
  readonly y: Triple;
  readonly z: Triple;
  readonly origin: Triple;
}

export const identity: Matrix = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

export const direction = (m: Matrix, [x, y, z]: Triple): Triple => [
  m.x[0] * x + m.y[0] * y + m.z[0] * z,
  m.x[1] * x + m.y[1] * y + m.z[1] * z,
  m.x[2] * x + m.y[2] * y + m.z[2] * z,
];

export const place = (m: Matrix, at: Triple): Triple => plus(direction(m, at), m.origin);

export const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Triple, factor: number): Triple => [a[0] * factor, a[1] * factor, a[2] * factor];
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Triple): number => Math.hypot(a[0], a[1], a[2]);

/** The map that applies `inner`, then `outer`. */
export const composed = (outer: Matrix, inner: Matrix): Matrix => ({
  x: direction(outer, inner.x),
  y: direction(outer, inner.y),
  z: direction(outer, inner.z),
  origin: place(outer, inner.origin),
});

/** The object coordinate system of an extrusion direction, by the arbitrary axis algorithm of the DXF reference. */
export function frameOf(extrusion: Triple): Matrix | undefined {
  const size = lengthOf(extrusion);
  if (!(size > 0) || !Number.isFinite(size)) return undefined;
  const z = times(extrusion, 1 / size);
  if (z[0] === 0 && z[1] === 0 && z[2] > 0) return undefined;
  const nearPole = Math.abs(z[0]) < 1 / 64 && Math.abs(z[1]) < 1 / 64;
  const across = cross(nearPole ? [0, 1, 0] : [0, 0, 1], z);
  const x = times(across, 1 / lengthOf(across));
  return { x, y: cross(z, x), z, origin: [0, 0, 0] };
}

/** The map of an insert: its block's base goes to `at`, scaled and then turned about z. */
export function insertMatrix(at: Triple, scale: Triple, angle: number, base: Triple): Matrix {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned: Matrix = {
    x: [cos * scale[0], sin * scale[0], 0],
    y: [-sin * scale[1], cos * scale[1], 0],
    z: [0, 0, scale[2]],
    origin: [0, 0, 0],
  };
  return { ...turned, origin: minus(at, direction(turned, base)) };
}
