// Points and flat polygons in space: x and y as on the plan, z up, all in feet.
import type { Point } from '../geometry/point.ts';

export interface Point3 extends Point {
  readonly z: number;
}

/** A convex polygon that lies in a plane. */
export type Facet = readonly Point3[];

/** off: the distance of the plane from the origin along its unit normal. */
export type Plane = { readonly normal: Point3; readonly off: number };

export const at = ({ x, y }: Point, z: number): Point3 => ({ x, y, z });
export const plus = (a: Point3, b: Point3, times = 1): Point3 => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
  z: a.z + b.z * times,
});
export const dot3 = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z;
const cross3 = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** The plane of a facet; undefined if it has no area. Uses all corners (Newell's method), so that short sides don't matter. */
export function planeOf(facet: Facet): Plane | undefined {
  let normal: Point3 = { x: 0, y: 0, z: 0 };
  const [first] = facet;
  if (!first) return undefined;
  facet.forEach((a, i) => {
    const b = facet[(i + 1) % facet.length] ?? a;
    normal = plus(normal, cross3(plus(a, first, -1), plus(b, first, -1)));
  });
  const length = Math.hypot(normal.x, normal.y, normal.z);
  if (length < 1e-12) return undefined;
  normal = { x: normal.x / length, y: normal.y / length, z: normal.z / length };
  return { normal, off: dot3(normal, first) };
}

/** Feet of a point in front of a plane; negative behind it. */
export const beyond = ({ normal, off }: Plane, point: Point3): number => dot3(normal, point) - off;

/** The part of a facet in front of a plane. */
export function clipped(facet: Facet, plane: Plane): Facet {
  const kept: Point3[] = [];
  facet.forEach((a, i) => {
    const b = facet[(i + 1) % facet.length] ?? a;
    const [from, to] = [beyond(plane, a), beyond(plane, b)];
    if (from >= 0) kept.push(a);
    if (from >= 0 !== to >= 0) kept.push(plus(a, plus(b, a, -1), from / (from - to)));
  });
  return kept;
}

/** Triangulates a polygon without holes, which may be concave, by cutting off ears. */
export function triangles<P extends Point>(polygon: readonly P[]): readonly (readonly [P, P, P])[] {
  const ring = [...polygon];
  if (areaTwice(ring) < 0) ring.reverse();
  const found: (readonly [P, P, P])[] = [];
  while (ring.length > 3) {
    const ear = ring.findIndex((_, i) => isEar(ring, i));
    const i = Math.max(0, ear);
    const [a, b, c] = around(ring, i);
    found.push([a, b, c]);
    ring.splice(i, 1);
  }
  const [a, b, c] = ring;
  if (a && b && c) found.push([a, b, c]);
  return found;
}

const areaTwice = (ring: readonly Point[]): number =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

const around = <P extends Point>(ring: readonly P[], i: number): readonly [P, P, P] => {
  const count = ring.length;
  return [ring[(i + count - 1) % count] as P, ring[i] as P, ring[(i + 1) % count] as P];
};

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

function isEar(ring: readonly Point[], i: number): boolean {
  const [a, b, c] = around(ring, i);
  if (side(a, b, c) <= 0) return false;
  return ring.every(
    (p) =>
      isSame(p, a) ||
      isSame(p, b) ||
      isSame(p, c) ||
      side(a, b, p) < 0 ||
      side(b, c, p) < 0 ||
      side(c, a, p) < 0,
  );
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
