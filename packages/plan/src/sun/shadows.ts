// The shadows of buildings, trees and the like, as outlines on the ground and on level tops such as a deck. On level ground
// they are exact polygons; on a surface they are projected on each triangle. The sun is a point, and leaves let no light through.
import {
  regionOfSimple,
  type Region,
  unionOf,
  intersectionOf,
  differenceOf,
  inflated,
  ringsOf,
  nothing,
} from '../areas/regions.ts';
import { type Box, emptyBox, everywhere, overlaps, union } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Point } from '../geometry/point.ts';
import { radians } from '../geometry/point.ts';
import { directionOf } from '../survey/bearing.ts';
import { type Caster, type Ellipsoid, footprintOf } from './casters.ts';
import { beyond, clipped, dot3, type Facet, type Plane, planeOf, plus, type Point3 } from './space.ts';
import type { SunPosition } from './sunPosition.ts';
import { level, type ShadowGround } from './shadowGround.ts';

/** Degrees above the horizon. A lower sun makes shadows too long to draw. */
export const lowestSun = 1;
/** Corners of the outline of a canopy's shadow. It is accurate to a fifth of a percent. */
const canopyCorners = 48;

/** The unit vector toward the sun. north: degrees from the top of the sheet, clockwise. */
export function towardsSun({ azimuth, height }: SunPosition, north: number): Point3 {
  const { x, y } = directionOf(azimuth, north);
  const flat = Math.cos(radians(height));
  return { x: x * flat, y: y * flat, z: Math.sin(radians(height)) };
}

export interface Shadows {
  /** Outlines. Those of holes run the other way. */
  readonly rings: readonly (readonly Point[])[];
  /** The box of the shadows that objects throw, without slopes that are dark because they face away from the sun. */
  readonly thrown: Box;
}

/**
 * The shadows of casters on the ground and on level tops; ground under a caster gets none. Empty if the sun is lower than
 * `lowestSun`.
 */
export function shadowsOf(
  casters: readonly Caster[],
  sun: Point3,
  shadowGround: ShadowGround = level,
): Shadows {
  if (sun.z < Math.sin(radians(lowestSun))) return { rings: [], thrown: emptyBox };
  const [first] = casters;
  const origin = originNear(first?.box ?? emptyBox);
  const throwing = casters.map((caster) => thrownBy(caster, sun));
  const onLevel = unionOf(throwing.map(({ rings }) => unionOfRings(rings, origin)));
  const surface = shadowOnSurface(throwing, sun, shadowGround, origin);
  const shadow = surface ? unionOf([surface.dark, differenceOf(onLevel, surface.ground)]) : onLevel;
  const onGround = differenceOf(shadow, unionOfRings(casters.flatMap(coveredBy), origin));
  const region = unionOf([onGround, ...throwing.map((top) => shadowOnTop(top, throwing, sun, origin))]);
  const thrown = surface ? [differenceOf(onLevel, surface.ground), ...surface.thrown] : [onLevel];
  return {
    rings: ringsOf(region, origin),
    thrown: thrown
      .flatMap((one) => ringsOf(one, origin))
      .map((vertices) => pathBox({ vertices, closed: true }))
      .reduce(union, emptyBox),
  };
}

/** The ground that a caster hides from above. */
function coveredBy(caster: Caster): readonly (readonly Point[])[] {
  const vertices = footprintOf(caster);
  return caster.solid.shape === 'barrier' || vertices.length < 3 ? [] : [vertices];
}

/** The shadows of others on the top of a block, except where something higher stands on it. */
function shadowOnTop({ caster }: Thrown, throwing: readonly Thrown[], sun: Point3, origin: Point): Region {
  if (caster.solid.shape !== 'block') return nothing;
  const plane = levelAt(caster.foot + caster.solid.tall);
  const higher = throwing.flatMap((other) => {
    const facets = other.facets.filter((facet) => facet.some((one) => beyond(plane, one) > minRise));
    return facets.length > 0 && overlaps(other.reach, caster.box) ? [{ ...other, facets }] : [];
  });
  const rings = higher.flatMap(({ facets }) => facets.flatMap((facet) => projectedOn(facet, plane, sun)));
  const covered = higher.flatMap((other) => coveredBy(other.caster));
  const seen = differenceOf(unionOfRings(coveredBy(caster), origin), unionOfRings(covered, origin));
  return intersectionOf(unionOfRings(rings, origin), seen);
}

/** Feet by which a facet has to be higher than a top to shade it. */
const minRise = 0.01;

/** Feet: origins are multiples of this, so that casters near each other have the same one. */
const originStep = 1000;
const originNear = ({ minX, minY }: Box): Point => {
  const round = (value: number): number =>
    Number.isFinite(value) ? Math.floor(value / originStep) * originStep : 0;
  return { x: round(minX), y: round(minY) };
};

/** A caster with its shadow. */
interface Thrown {
  readonly caster: Caster;
  readonly facets: readonly Facet[];
  /** Its shadow on level ground at its foot. */
  readonly rings: readonly (readonly Point[])[];
  /** Where its shadow may fall on a surface. */
  readonly reach: Box;
}

function thrownBy(caster: Caster, sun: Point3): Thrown {
  const sides = caster.facets.map(({ facet }) => facet);
  const facets = caster.canopy ? [...sides, silhouetteOf(caster.canopy, sun)] : sides;
  const flat = levelAt(caster.foot);
  const rings = facets.flatMap((facet) => projectedOn(facet, flat, sun));
  const reach = rings.map((vertices) => pathBox({ vertices, closed: true })).reduce(union, caster.box);
  return { caster, facets, rings, reach: widened(reach, caster.box) };
}

/** Feet by which pieces on neighboring triangles grow into each other, so that they become one. */
const seamOverlap = 0.004;

/**
 * The dark parts of a surface, in shadow or facing away from the sun, the pieces of it in shadow, and the whole of it;
 * undefined without a surface.
 */
function shadowOnSurface(
  throwing: readonly Thrown[],
  sun: Point3,
  shadowGround: ShadowGround,
  origin: Point,
): { readonly dark: Region; readonly thrown: readonly Region[]; readonly ground: Region } | undefined {
  const facingAway: Region[] = [];
  const thrown: Region[] = [];
  const ground: Region[] = [];
  for (const triangle of shadowGround.trianglesIn(everywhere)) {
    const plane = upward(triangle);
    if (!plane) continue;
    const region = regionOfSimple([triangle], origin);
    ground.push(region);
    if (dot3(plane.normal, sun) < minLight) {
      facingAway.push(region);
      continue;
    }
    const box = pathBox({ vertices: triangle, closed: true });
    const rings = throwing
      .filter(({ reach }) => overlaps(reach, box))
      .flatMap(({ facets }) => facets.flatMap((facet) => projectedOn(facet, plane, sun)))
      .filter((vertices) => overlaps(pathBox({ vertices, closed: true }), box));
    if (rings.length > 0) thrown.push(intersectionOf(unionOfRings(rings, origin), region));
  }
  if (ground.length === 0) return undefined;
  const grown = unionOf([...facingAway, ...thrown].map((one) => inflated(one, seamOverlap)));
  return { dark: inflated(grown, -seamOverlap), thrown, ground: unionOf(ground) };
}

const unionOfRings = (rings: readonly (readonly Point[])[], origin: Point): Region =>
  rings.length === 0 ? nothing : regionOfSimple(rings, origin);

/** Where ground falls away, shadows are longer than on level ground. They are looked for this many times as far. */
const reachFactor = 3;

/** A box stretched away from another. */
function widened(to: Box, from: Box): Box {
  const stretch = (near: number, far: number): number => near + (far - near) * reachFactor;
  return {
    minX: stretch(from.minX, to.minX),
    minY: stretch(from.minY, to.minY),
    maxX: stretch(from.maxX, to.maxX),
    maxY: stretch(from.maxY, to.maxY),
  };
}

/** Cosine of the angle between the light and the normal of ground; ground below it is in its own shade. */
const minLight = 1e-3;

const levelAt = (z: number): Plane => ({ normal: { x: 0, y: 0, z: 1 }, off: z });

/** The plane of a triangle with its normal upward. */
function upward(triangle: Facet): Plane | undefined {
  const plane = planeOf(triangle);
  if (!plane || plane.normal.z >= 0) return plane;
  const { x, y, z } = plane.normal;
  return { normal: { x: -x, y: -y, z: -z }, off: -plane.off };
}

/** The shadow of the part of a facet that is above a plane, on that plane; none if the sun is behind it. */
function projectedOn(facet: Facet, plane: Plane, sun: Point3): readonly (readonly Point[])[] {
  const steep = dot3(plane.normal, sun);
  if (steep < minLight) return [];
  const above = facet.every((one) => beyond(plane, one) >= 0) ? facet : clipped(facet, plane);
  if (above.length < 3) return [];
  return [above.map((one) => plus(one, sun, -beyond(plane, one) / steep))];
}

/** The outline of an ellipsoid as seen from the sun. Scaled to a unit ball, it is a circle perpendicular to the light. */
export function silhouetteOf({ center, across, up }: Ellipsoid, sun: Point3): Facet {
  const toBall = { x: sun.x / across, y: sun.y / across, z: sun.z / up };
  const size = Math.hypot(toBall.x, toBall.y, toBall.z);
  const [x, y, z] = [toBall.x / size, toBall.y / size, toBall.z / size];
  const flat = Math.hypot(x, y);
  // Two vectors square to the light: a level one, and one that rises.
  const [u, v] =
    flat < 1e-9
      ? [
          { x: 1, y: 0, z: 0 },
          { x: 0, y: 1, z: 0 },
        ]
      : [
          { x: -y / flat, y: x / flat, z: 0 },
          { x: (-x * z) / flat, y: (-y * z) / flat, z: flat },
        ];
  return Array.from({ length: canopyCorners }, (_, i) => {
    const turn = (i / canopyCorners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return {
      x: center.x + (u.x * cos + v.x * sin) * across,
      y: center.y + (u.y * cos + v.y * sin) * across,
      z: center.z + (u.z * cos + v.z * sin) * up,
    };
  });
}
