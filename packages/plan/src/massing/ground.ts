// The ground of a view from above: the lot, what covers it, and the shadows on both, on level ground or on each triangle of a
// surface.
import { differenceOf, intersectionOf, nothing, type Region, regionOf, ringsOf } from '../areas/regions.ts';
import {
  type Box,
  boxCorners,
  emptyBox,
  everywhere,
  grow,
  isEmpty,
  overlaps,
  union,
} from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { signedArea } from '../geometry/outline.ts';
import { type Point, scaleBy, add } from '../geometry/point.ts';
import { distanceToSegment } from '../geometry/segment.ts';
import { kindOf } from '../kinds/index.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import type { PlanObject } from '../objects/kind.ts';
import { asOnePath } from '../sun/planShadows.ts';
import { at, planeOf, type Plane } from '../sun/space.ts';
import type { ShadowGround } from '../sun/shadowGround.ts';
import type { Polygon } from './bsp.ts';
import { colors, covers, dimmed, ink } from './colors.ts';

export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  /** Millimeters on paper. */
  readonly weight: number;
  /** Whether it is one whole polygon, so that no gaps between pieces have to be closed. */
  readonly isWhole?: true;
}

export interface GroundPolygons {
  /** Whether the ground is level, so that it is below everything else. */
  readonly isLevel: boolean;
  readonly polygons: readonly Polygon<Paint>[];
}

/** The share of its color that ground in shadow keeps. */
const shadedShare = 0.66;
/** Millimeters on paper. */
export const weights = { line: 0.18, lot: 0.5 } as const;
/** Feet of ground around the objects if there is no lot. */
const margin = 10;
/** Feet within which a side of a piece is on the outline of its area. */
const onOutline = 0.01;

interface Area {
  readonly points: readonly Point[];
  readonly box: Box;
  readonly color: string;
  readonly isLot: boolean;
}

export function groundPolygons(
  objects: readonly PlanObject[],
  shadows: readonly (readonly Point[])[],
  shadowGround: ShadowGround,
  tone: (color: string) => string,
): GroundPolygons {
  const areas = areasOf(objects);
  const [first] = areas;
  if (!first) return { isLevel: true, polygons: [] };
  const origin = first.points[0] ?? { x: 0, y: 0 };
  const dark = shadows.length > 0 ? regionOf([asOnePath(shadows)], origin) : undefined;
  const triangles = [...shadowGround.trianglesIn(everywhere)];
  if (triangles.length === 0) return { isLevel: true, polygons: levelPolygons(areas, dark, origin, tone) };
  const regions = areas.map((area) => ({ area, region: regionOf([asPath(area.points)], origin) }));
  const lots = regions.filter(({ area }) => area.isLot);
  const polygons: Polygon<Paint>[] = [];
  for (const triangle of triangles) {
    const plane = planeOf(triangle);
    if (!plane || Math.abs(plane.normal.z) < 1e-6) continue;
    const box = pathBox(asPath(triangle));
    const own = regionOf([asPath(triangle)], origin);
    for (const { area, region } of regions) {
      if (!overlaps(area.box, box)) continue;
      // What covers the ground is shown within the lot.
      const within = area.isLot ? [own] : lots.map((lot) => intersectionOf(own, lot.region));
      for (const ground of within) {
        const piece = intersectionOf(ground, region);
        if (piece.length === 0) continue;
        const weight = area.isLot ? weights.lot : weights.line;
        const paint = { fill: tone(area.color), stroke: ink, weight };
        // The lit and the shaded part don't overlap, so that neither's hairline covers the other.
        const shade = dark ? intersectionOf(piece, dark) : nothing;
        const dim = { ...paint, fill: tone(dimmed(area.color, shadedShare)) };
        polygons.push(
          ...lifted(differenceOf(piece, shade), plane, origin, paint, area.points),
          ...lifted(shade, plane, origin, dim, area.points),
        );
      }
    }
  }
  return { isLevel: false, polygons };
}

const asPath = (vertices: readonly Point[]) => ({ vertices, closed: true });

/** The pieces of a region, lifted onto a plane. Their sides are drawn as edges where they lie on an outline. */
function lifted(
  region: Region,
  { normal, off }: Plane,
  origin: Point,
  paint: Paint,
  outline: readonly Point[],
): readonly Polygon<Paint>[] {
  const isOn = (middle: Point): boolean =>
    outline.some(
      (from, i) => distanceToSegment(middle, from, outline[(i + 1) % outline.length] ?? from) < onOutline,
    );
  return pieces(ringsOf(region, origin)).map(({ vertices, hasHoles }) => ({
    facet: vertices.map((one) => at(one, (off - normal.x * one.x - normal.y * one.y) / normal.z)),
    edges: vertices.map((from, i) => {
      const to = vertices[(i + 1) % vertices.length] ?? from;
      return outline.length > 0 && isOn(scaleBy(add(from, to), 0.5));
    }),
    mark: hasHoles ? { ...paint, isWhole: true } : paint,
  }));
}

/** Each outline as one polygon, which runs to its holes and back. */
function pieces(
  rings: readonly (readonly Point[])[],
): readonly { readonly vertices: readonly Point[]; readonly hasHoles: boolean }[] {
  const sorted = rings.map((ring) => ({ ring, area: signedArea(asPath(ring)) }));
  // The largest ring is never a hole.
  const sign = Math.sign(sorted.toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area))[0]?.area ?? 1);
  const holes = sorted.filter(({ area }) => Math.sign(area) !== sign);
  return sorted
    .filter(({ area }) => Math.sign(area) === sign)
    .map(({ ring }) => {
      const own = holes.filter(({ ring: [first] }) => first !== undefined && isInside(asPath(ring), first));
      if (own.length === 0) return { vertices: ring, hasHoles: false };
      return { vertices: asOnePath([ring, ...own.map((hole) => hole.ring)]).vertices, hasHoles: true };
    });
}

/** The lots, or the ground around everything, and what covers it, in the order in which they are painted. */
function areasOf(objects: readonly PlanObject[]): readonly Area[] {
  const lots = objects.flatMap((object) => {
    const path = kindOf(object).path;
    const outline = path?.isProperty ? path.outline(object) : undefined;
    return outline?.closed ? [flatten(outline)] : [];
  });
  const extent = objects.reduce((box, object) => {
    const outline = kindOf(object).path?.outline(object);
    return outline ? union(box, pathBox(outline)) : box;
  }, emptyBox);
  const whole = isEmpty(extent) ? [] : [boxCorners(grow(extent, margin))];
  const area = (points: readonly Point[], color: string, isLot: boolean): Area => ({
    points,
    box: pathBox(asPath(points)),
    color,
    isLot,
  });
  return [
    ...(lots.length > 0 ? lots : whole).map((points) => area(points, colors.ground, true)),
    ...objects.flatMap((object) => {
      const role = permitRoleOf(object);
      const color = role && covers[role.use];
      if (!role || !color) return [];
      return [role.ground(object), ...(role.moreGround?.(object) ?? [])]
        .filter(({ closed }) => closed)
        .map((path) => area(flatten(path), color, false));
    }),
  ];
}

function levelPolygons(
  areas: readonly Area[],
  dark: Region | undefined,
  origin: Point,
  tone: (color: string) => string,
): readonly Polygon<Paint>[] {
  const flat = (points: readonly Point[], paint: Paint, hasEdges: boolean): Polygon<Paint> => ({
    facet: points.map((one) => at(one, 0)),
    edges: points.map(() => hasEdges),
    mark: { ...paint, isWhole: true },
  });
  const polygons: Polygon<Paint>[] = [];
  for (const { points, color, isLot } of areas) {
    const paint = { fill: tone(color), stroke: ink, weight: weights.line };
    polygons.push(flat(points, paint, !isLot));
    const rings = dark ? ringsOf(intersectionOf(regionOf([asPath(points)], origin), dark), origin) : [];
    if (rings.length > 0)
      polygons.push(
        flat(asOnePath(rings).vertices, { ...paint, fill: tone(dimmed(color, shadedShare)) }, false),
      );
  }
  // The lot line is painted over what covers the lot, such as a drive.
  const line = { fill: 'none', stroke: ink, weight: weights.lot };
  return [...polygons, ...areas.filter(({ isLot }) => isLot).map(({ points }) => flat(points, line, true))];
}
