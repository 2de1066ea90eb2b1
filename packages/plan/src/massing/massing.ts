// An axonometric view of a plan: the lot and its ground, buildings, walls, fences and trees, with shadows, as flat polygons in
// the order in which they are painted. A viewer far away stands in one direction and looks down at one angle.
import { type Region, regionOf, intersectionOf, ringsOf, unionOf } from '../areas/regions.ts';
import { type Box, boxBetween, boxCorners, emptyBox, grow, isEmpty, union } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Path, Pen } from '../geometry/pen.ts';
import { type Point, radians } from '../geometry/point.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { pale } from '../pen/color.ts';
import type { Plan } from '../plan/plan.ts';
import { castersOf, type Moment } from '../sun/casters.ts';
import { asOnePath, planShadows, standing } from '../sun/planShadows.ts';
import { planTerrain } from '../sun/planTerrain.ts';
import { silhouetteOf } from '../sun/shadows.ts';
import { at, dot3, type Facet, planeOf, type Point3 } from '../sun/space.ts';
import type { SunTime } from '../sun/sunTime.ts';
import { paintingOrder, type Polygon } from './bsp.ts';
import { colors, covers, dimmed, grayOf, ink } from './colors.ts';

export interface MassingView {
  /** Where the viewer stands, in degrees clockwise from the top of the sheet. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly tilt: number;
  readonly moment: Moment;
  /** The time of the shadows; none if absent. */
  readonly sun?: SunTime | undefined;
  /** Whether all is gray, for printing in black and white. */
  readonly isGray?: boolean;
  /** Objects that aren't shown. */
  isShown?(object: PlanObject): boolean;
}

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  /** Millimeters on paper. */
  readonly weight: number;
  /** Whether it is never cut into pieces. */
  readonly isWhole?: true;
}

interface Painted {
  readonly path: Path;
  readonly edges: readonly (readonly [Point, Point])[];
  readonly paint: Paint;
}

export interface Massing {
  /** In feet of a picture in which x runs to the right and y down. */
  readonly box: Box;
  readonly polygons: readonly Painted[];
}

/** The share of its color that is left of what lies in the shade. */
const shaded = 0.66;
/** Without a sun, light comes from behind the viewer's left shoulder. */
const light = { turn: -50, height: 45 } as const;
const weights = { line: 0.18, lot: 0.5 } as const;
/** Feet around what is drawn if there is no lot. */
const around = 10;
const groundLevel = 0;

interface Eye {
  readonly right: Point3;
  readonly up: Point3;
  readonly toViewer: Point3;
}

function eyeAt(turn: number, tilt: number): Eye {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [high, flat] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  return {
    right: { x: -cos, y: -sin, z: 0 },
    up: { x: -sin * high, y: cos * high, z: flat },
    toViewer: { x: sin * flat, y: -cos * flat, z: high },
  };
}

export const seenFrom = ({ right, up }: Pick<Eye, 'right' | 'up'>, point: Point3): Point => ({
  x: dot3(point, right),
  y: -dot3(point, up),
});

export function massingOf(plan: Plan, view: MassingView): Massing {
  const eye = eyeAt(view.turn, view.tilt);
  const objects = standing(plan, view);
  const shadows = view.sun ? planShadows(plan, view.sun, view) : undefined;
  const rings = shadows && 'rings' in shadows ? shadows.rings : [];
  const toLight = lightOf(view);
  const tone = (color: string): string => (view.isGray ? grayOf(color) : color);
  // The ground is level, and everything stands on it: it is painted first.
  const flat = flatPolygons(objects, rings, tone).map((one) => paintedOf(one, eye));
  const solid = paintingOrder(solidPolygons(objects, plan, eye, toLight, tone), eye.toViewer);
  const polygons = [...flat, ...solid.map((one) => paintedOf(one, eye))];
  const box = polygons.reduce((sum, { path }) => union(sum, pathBox(path)), emptyBox);
  return { box: isEmpty(box) ? boxBetween({ x: 0, y: 0 }, { x: 1, y: 1 }) : box, polygons };
}

function lightOf({ turn }: MassingView): Point3 {
  const from = turn + light.turn;
  const flat = Math.cos(radians(light.height));
  return {
    x: Math.sin(radians(from)) * flat,
    y: -Math.cos(radians(from)) * flat,
    z: Math.sin(radians(light.height)),
  };
}

function paintedOf({ facet, edges, mark }: Polygon<Paint>, eye: Eye): Painted {
  const vertices = facet.map((point) => seenFrom(eye, point));
  return {
    path: { vertices, closed: true },
    edges: vertices.flatMap((from, i) => {
      const to = vertices[(i + 1) % vertices.length];
      return edges[i] && to ? [[from, to] as const] : [];
    }),
    paint: mark,
  };
}

const flatPolygon = (points: readonly Point[], paint: Paint, hasEdges: boolean): Polygon<Paint> => ({
  facet: points.map((one) => at(one, groundLevel)),
  edges: points.map(() => hasEdges),
  mark: { ...paint, isWhole: true },
});

/** The lot, what covers its ground, and the shadows on both. */
function flatPolygons(
  objects: readonly PlanObject[],
  shadows: readonly (readonly Point[])[],
  tone: (color: string) => string,
): readonly Polygon<Paint>[] {
  const lots = objects.filter((object) => kindOf(object).path?.isProperty);
  const outlines = lots.flatMap((lot) => {
    const outline = kindOf(lot).path?.outline(lot);
    return outline?.closed ? [flatten(outline)] : [];
  });
  const all = objects.flatMap((object) => {
    const role = permitRoleOf(object);
    const color = role && covers[role.use];
    if (!role || !color) return [];
    return [role.ground(object), ...(role.moreGround?.(object) ?? [])]
      .filter(({ closed }) => closed)
      .map((path) => ({ points: flatten(path), color }));
  });
  const whole = boxOf(objects);
  const whatever = isEmpty(whole) ? [] : [boxCorners(grow(whole, around))];
  const grounds = outlines.length > 0 ? outlines : whatever;
  const origin = grounds[0]?.[0] ?? { x: 0, y: 0 };
  const dark = shadows.length > 0 ? regionOf([asOnePath(shadows)], origin) : undefined;
  const areas = [...grounds.map((points) => ({ points, color: colors.ground, isLot: true })), ...all];
  const polygons: Polygon<Paint>[] = [];
  for (const { points, color, ...more } of areas) {
    const paint = { fill: tone(color), stroke: ink, weight: weights.line };
    polygons.push(flatPolygon(points, paint, !('isLot' in more)));
    if (dark)
      polygons.push(...shadowOn(points, dark, origin, { ...paint, fill: tone(dimmed(color, shaded)) }));
  }
  // The lot line lies over what covers its ground, such as a drive.
  const line = { fill: 'none', stroke: ink, weight: weights.lot };
  polygons.push(...outlines.map((points) => flatPolygon(points, line, true)));
  return polygons;
}

function shadowOn(
  points: readonly Point[],
  dark: Region,
  origin: Point,
  paint: Paint,
): readonly Polygon<Paint>[] {
  const own = regionOf([{ vertices: points, closed: true }], origin);
  const rings = ringsOf(intersectionOf(own, unionOf([dark])), origin);
  return rings.length === 0 ? [] : [flatPolygon(asOnePath(rings).vertices, paint, false)];
}

const boxOf = (objects: readonly PlanObject[]): Box =>
  objects.reduce((box, object) => {
    const outline = kindOf(object).path?.outline(object);
    return outline ? union(box, pathBox(outline)) : box;
  }, emptyBox);

function solidPolygons(
  objects: readonly PlanObject[],
  plan: Plan,
  eye: Eye,
  toLight: Point3,
  tone: (color: string) => string,
): readonly Polygon<Paint>[] {
  return castersOf(objects, planTerrain(plan)).flatMap((caster) => {
    const { facets, canopy, object, solid } = caster;
    const palette = colors[object.status ?? 'existing'];
    const isTree = canopy !== undefined;
    const polygons = facets.map(({ facet, part }) => {
      const color = solid.color ?? (isTree ? colors.trunk : palette[part]);
      return {
        facet,
        edges: facet.map(() => !isTree),
        mark: { fill: tone(lit(color, facet, eye, toLight)), stroke: ink, weight: weights.line },
      };
    });
    const whole = withoutSeams(polygons);
    if (!canopy) return whole;
    const leaves = silhouetteOf(canopy, eye.toViewer);
    const fill = tone(object.status === 'proposed' ? colors.leaves : pale(colors.leaves, 0.8));
    return [
      ...whole,
      { facet: leaves, edges: leaves.map(() => true), mark: { fill, stroke: ink, weight: weights.line } },
    ];
  });
}

/** The color of a facet by how it stands to the light, on the side that is seen. */
function lit(color: string, facet: Facet, { toViewer }: Eye, toLight: Point3): string {
  const plane = planeOf(facet);
  if (!plane) return color;
  const sign = dot3(plane.normal, toViewer) >= 0 ? 1 : -1;
  const share = Math.max(0, sign * dot3(plane.normal, toLight));
  return dimmed(color, 0.74 + 0.26 * share);
}

/** Sides that two facets of one plane share are no edges: a gable over its wall, pieces of a top. */
function withoutSeams(polygons: readonly Polygon<Paint>[]): readonly Polygon<Paint>[] {
  const round = (value: number): number => Math.round(value * 1e4);
  const nameOf = ({ x, y, z }: Point3): string => `${round(x)} ${round(y)} ${round(z)}`;
  const sides = new Map<string, Point3[]>();
  const keyed = polygons.map(({ facet }) => {
    const normal = planeOf(facet)?.normal;
    return facet.map((from, i) => {
      const to = facet[(i + 1) % facet.length] ?? from;
      const key = [nameOf(from), nameOf(to)].toSorted().join('|');
      if (normal) sides.set(key, [...(sides.get(key) ?? []), normal]);
      return key;
    });
  });
  const isSeam = (key: string): boolean => {
    const [a, b] = sides.get(key) ?? [];
    return a !== undefined && b !== undefined && Math.abs(dot3(a, b)) > 1 - 1e-6;
  };
  return polygons.map((one, n) => ({
    ...one,
    edges: one.edges.map((isEdge, i) => isEdge && !isSeam(keyed[n]?.[i] ?? '')),
  }));
}

/** Millimeters: pieces of one surface are closed by a hairline of its own color. */
const hairline = 0.1;
const layer = 'massing';

/** Draws it on a pen in feet of its picture. */
export function drawMassing({ polygons }: Massing, pen: Pen): void {
  for (const { path, edges, paint } of polygons) {
    const { fill, stroke, weight, isWhole } = paint;
    if (fill !== 'none')
      pen.path(path, isWhole ? { layer, fill } : { layer, fill, stroke: fill, weight: hairline });
    for (const [from, to] of edges)
      pen.path({ vertices: [from, to], closed: false }, { layer, stroke, weight });
  }
}

const winds = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** `View from the southeast, after the project`. north: degrees from the top of the sheet, clockwise. */
export function massingTitle({ turn, moment }: Pick<MassingView, 'turn' | 'moment'>, north: number): string {
  const wind = winds[((Math.round((turn - north) / 45) % winds.length) + winds.length) % winds.length];
  return `View from the ${wind}, ${moment} the project`;
}

/** What a view has that nobody has chosen: from the southeast, as most drawings are. */
export const usualView = { turn: 135, tilt: 35 } as const;
