// An axonometric view of a plan: the lot and its ground, buildings, walls, fences and trees, with shadows, as flat polygons in
// the order in which they are painted. The viewer is far away in one direction and looks down at one angle.
import { type Box, boxBetween, emptyBox, isEmpty, union } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Path, Pen } from '../geometry/pen.ts';
import { type Point, radians } from '../geometry/point.ts';
import { nearestCompassPoint, compassWords } from '../measure/angle.ts';
import type { PlanObject } from '../objects/kind.ts';
import { pale } from '../pen/color.ts';
import type { Plan } from '../plan/plan.ts';
import { castersOf, type Moment } from '../sun/casters.ts';
import { planShadows, standing } from '../sun/planShadows.ts';
import { groundForSun } from '../sun/groundForSun.ts';
import { silhouetteOf } from '../sun/shadows.ts';
import { dot3, type Facet, planeOf, type Point3 } from '../sun/space.ts';
import type { SunTime } from '../sun/sunTime.ts';
import type { ShadowGround } from '../sun/shadowGround.ts';
import { paintingOrder, type Polygon } from './bsp.ts';
import { colors, dimmed, grayOf, ink, partColor } from './colors.ts';
import { groundPolygons, type Paint, weights } from './ground.ts';

export interface MassingView {
  /** Where the viewer stands, in degrees clockwise from the top of the sheet. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly tilt: number;
  readonly moment: Moment;
  /** The time of the shadows; none if absent. */
  readonly sun?: SunTime | undefined;
  /** Whether all colors become grays, for printing in black and white. */
  readonly isGray?: boolean;
  /** Which objects are shown; all if absent. */
  readonly isShown?: (object: PlanObject) => boolean;
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

/** Degrees: light comes from behind the viewer's left shoulder, wherever the sun is. */
const light = { turn: -50, height: 45 } as const;

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
  const shadowGround = groundForSun(plan, view.moment);
  const ground = groundPolygons(objects, rings, shadowGround, tone);
  const things = solidPolygons(objects, shadowGround, eye, toLight, tone);
  // Level ground is painted first, because everything stands on it.
  const flat = ground.isLevel ? ground.polygons.map((one) => paintedOf(one, eye)) : [];
  const solid = paintingOrder(ground.isLevel ? things : [...ground.polygons, ...things], eye.toViewer);
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

function solidPolygons(
  objects: readonly PlanObject[],
  shadowGround: ShadowGround,
  eye: Eye,
  toLight: Point3,
  tone: (color: string) => string,
): readonly Polygon<Paint>[] {
  return castersOf(objects, shadowGround).flatMap((caster) => {
    const { facets, canopy, object, solid } = caster;
    const isTree = canopy !== undefined;
    const polygons = facets.map(({ facet, part }) => {
      const color = partColor(object, solid, part, isTree);
      return {
        facet,
        edges: facet.map(() => !isTree),
        mark: { fill: tone(lit(color, facet, eye, toLight)), stroke: ink, weight: weights.line },
      };
    });
    const whole = withoutSeams(polygons);
    if (!canopy) return whole;
    const leaves = silhouetteOf(canopy, eye.toViewer);
    const fill = tone(object.status === 'proposed' ? colors.leaves : pale(colors.leaves, existingShare));
    return [
      ...whole,
      { facet: leaves, edges: leaves.map(() => true), mark: { fill, stroke: ink, weight: weights.line } },
    ];
  });
}

/** The share of its color that the canopy of an existing tree keeps; the rest is white. */
const existingShare = 0.8;

/** The share of a color that a facet keeps if it faces away from the light. */
const ambient = 0.74;

/** The color of a facet as lit on the side that the viewer sees. */
function lit(color: string, facet: Facet, { toViewer }: Eye, toLight: Point3): string {
  const plane = planeOf(facet);
  if (!plane) return color;
  const sign = dot3(plane.normal, toViewer) >= 0 ? 1 : -1;
  const share = Math.max(0, sign * dot3(plane.normal, toLight));
  return dimmed(color, ambient + (1 - ambient) * share);
}

/** The polygons without edges where two facets in one plane meet, as between a gable and its wall. */
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

/** Millimeters: a hairline in the color of a surface closes the gaps between its pieces. */
const hairline = 0.1;
const layer = 'massing';

/** Draws the view with a pen whose unit is a foot of the picture. */
export function drawMassing({ polygons }: Massing, pen: Pen): void {
  for (const { path, edges, paint } of polygons) {
    const { fill, stroke, weight, isWhole } = paint;
    if (fill !== 'none')
      pen.path(path, isWhole ? { layer, fill } : { layer, fill, stroke: fill, weight: hairline });
    for (const [from, to] of edges)
      pen.path({ vertices: [from, to], closed: false }, { layer, stroke, weight });
  }
}

/** Such as `View from the southeast, after the project`. north: degrees from the top of the sheet, clockwise. */
export function massingTitle({ turn, moment }: Pick<MassingView, 'turn' | 'moment'>, north: number): string {
  return `View from the ${compassWords[nearestCompassPoint(turn - north)]}, ${moment} the project`;
}

/** The view until the user chooses one: from the southeast, as in most drawings. */
export const usualView = { turn: 135, tilt: 35 } as const;
