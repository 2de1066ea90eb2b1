// The shadows of what stands on a site, as outlines on its ground. On level ground they are exact polygons; on a surface
// they fall on each of its triangles. The sun is a point, and leaves let nothing through.
import {
  regionOf,
  type Region,
  unionOf,
  intersectionOf,
  differenceOf,
  ringsOf,
  nothing,
} from '../areas/regions.ts';
import { type Box, overlaps, union } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Point } from '../geometry/point.ts';
import { radians } from '../geometry/point.ts';
import { directionOf } from '../survey/bearing.ts';
import { type Caster, type Ellipsoid, footprintOf } from './casters.ts';
import { beyond, clipped, dot3, type Facet, type Plane, planeOf, plus, type Point3 } from './space.ts';
import type { SunPosition } from './sunPosition.ts';
import { level, type Terrain } from './terrain.ts';

/** Below this height, in degrees, shadows are longer than anybody draws them. */
export const lowestSun = 1;
/** Corners of the outline of a canopy's shadow: it is within a fifth of a percent. */
const canopyCorners = 48;

/** Towards the sun. north: degrees from the top of the sheet, clockwise. */
export function towardsSun({ azimuth, height }: SunPosition, north: number): Point3 {
  const { x, y } = directionOf(azimuth, north);
  const flat = Math.cos(radians(height));
  return { x: x * flat, y: y * flat, z: Math.sin(radians(height)) };
}

export interface Shadows {
  /** Outlines; those of holes run the other way. */
  readonly rings: readonly (readonly Point[])[];
}

/** Their shadows without the ground that they stand on. The sun is above the horizon by `lowestSun` at least. */
export function shadowsOf(casters: readonly Caster[], sun: Point3, terrain: Terrain = level): Shadows {
  const [first] = casters;
  if (!first || sun.z < Math.sin(radians(lowestSun))) return { rings: [] };
  const origin = { x: first.box.minX, y: first.box.minY };
  const fallen = casters.map((caster) => shadowOf(caster, sun, terrain, origin));
  const feet = casters.flatMap((caster) => {
    const vertices = footprintOf(caster);
    return caster.solid.shape === 'barrier' || vertices.length < 3 ? [] : [{ vertices, closed: true }];
  });
  const region = differenceOf(unionOf(fallen), feet.length > 0 ? regionOf(feet, origin) : nothing);
  return { rings: ringsOf(region, origin) };
}

function shadowOf(caster: Caster, sun: Point3, terrain: Terrain, origin: Point): Region {
  const facets = caster.facets.map(({ facet }) => facet);
  const leaves = caster.canopy && silhouetteOf(caster.canopy, sun);
  const all = leaves ? [...facets, leaves] : facets;
  // As far as they reach on level ground, at the lowest ground that is known around it.
  const flat = levelAt(caster.foot);
  const onLevel = all.flatMap((facet) => fallenOn(facet, flat, sun));
  const reach = onLevel.map((ring) => pathBox({ vertices: ring, closed: true })).reduce(union, caster.box);
  const parts: Region[] = [];
  const known: Region[] = [];
  for (const triangle of terrain.trianglesIn(widened(reach, caster.box))) {
    const plane = upward(triangle);
    if (!plane) continue;
    const region = regionOf([{ vertices: triangle, closed: true }], origin);
    known.push(region);
    const around = pathBox({ vertices: triangle, closed: true });
    const rings = all
      .flatMap((facet) => fallenOn(facet, plane, sun))
      .filter((ring) => overlaps(pathBox({ vertices: ring, closed: true }), around));
    if (rings.length > 0) parts.push(intersectionOf(unionOfRings(rings, origin), region));
  }
  const around = unionOfRings(onLevel, origin);
  return unionOf([...parts, known.length > 0 ? differenceOf(around, unionOf(known)) : around]);
}

const unionOfRings = (rings: readonly (readonly Point[])[], origin: Point): Region =>
  rings.length === 0
    ? nothing
    : regionOf(
        rings.map((vertices) => ({ vertices, closed: true })),
        origin,
      );

/** Where ground falls away a shadow is longer than on level ground: looked for this many times as far. */
const farther = 3;

/** A box stretched away from another. */
function widened(to: Box, from: Box): Box {
  const stretch = (near: number, far: number): number => near + (far - near) * farther;
  return {
    minX: stretch(from.minX, to.minX),
    minY: stretch(from.minY, to.minY),
    maxX: stretch(from.maxX, to.maxX),
    maxY: stretch(from.maxY, to.maxY),
  };
}

const levelAt = (z: number): Plane => ({ normal: { x: 0, y: 0, z: 1 }, off: z });

function upward(triangle: Facet): Plane | undefined {
  const plane = planeOf(triangle);
  if (!plane || plane.normal.z >= 0) return plane;
  const { x, y, z } = plane.normal;
  return { normal: { x: -x, y: -y, z: -z }, off: -plane.off };
}

/** The shadow of the part of a facet that is above a plane, on that plane; none if the sun is behind it. */
function fallenOn(facet: Facet, plane: Plane, sun: Point3): readonly (readonly Point[])[] {
  const steep = dot3(plane.normal, sun);
  if (steep < 1e-3) return [];
  const above = facet.every((one) => beyond(plane, one) >= 0) ? facet : clipped(facet, plane);
  if (above.length < 3) return [];
  return [above.map((one) => plus(one, sun, -beyond(plane, one) / steep))];
}

/** The outline of an ellipsoid as seen from the sun: of the unit ball it is a circle, square to the light. */
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
