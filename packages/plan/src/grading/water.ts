// Where water from a point flows on the finished ground: down the slope to a lot line, a drain or a low point.
import { boxBetween } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { isInside } from '../geometry/hitPen.ts';
import {
  betweenEdges,
  boxGap,
  nearestBetween,
  shapeEdge,
  type ShapeEdge,
  type Shape,
  shapeOf,
} from '../geometry/pathDistance.ts';
import { perimeterOf } from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/point.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { Site } from '../site/site.ts';
import type { LotLine, SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { flowFrom } from '../surface/flow.ts';
import type { Surface, SurfacePoint } from '../surface/surface.ts';

export type WaterEnd =
  | { readonly at: 'lot line'; readonly line: LotLine }
  | { readonly at: 'drain'; readonly drain: Subject }
  /** The water stands at a wall, or runs into the building. */
  | { readonly at: 'building'; readonly building: Subject }
  /** unknown: the known ground ends there. */
  | { readonly at: 'low point' | 'level' | 'unknown' };

/** The way of water over the ground. */
export interface WaterWay {
  readonly points: readonly SurfacePoint[];
  readonly end: WaterEnd;
  /** The swale that carries the water from the point with the index `from`. */
  readonly swale?: { readonly subject: Subject; readonly from: number };
}

/** What water may meet on its way. */
export interface WaterSite {
  readonly lots: readonly SiteLot[];
  /** What takes water in or carries it along. */
  readonly drains: readonly Subject[];
  readonly buildings: readonly Subject[];
}

export function waterSite(subjects: Iterable<Subject>, lots: readonly SiteLot[]): WaterSite {
  const all = [...subjects];
  return {
    lots,
    drains: all.filter(({ object }) => {
      const water = gradeRoleOf(object)?.water;
      return water === 'drain' || water === 'channel';
    }),
    buildings: all.filter(({ object }) => gradeRoleOf(object)?.floors !== undefined),
  };
}

/** A cached water site with the objects that it was made from. */
interface CachedSite {
  readonly of: readonly PlanObject[];
  readonly site: WaterSite;
}

const sites = new WeakMap<Plan['objects'], CachedSite>();

/** What water may meet in a plan, cached until one of these objects changes. */
export function waterSiteOf(plan: Plan): WaterSite {
  const isConcerned = (object: PlanObject): boolean =>
    kindOf(object).path?.isProperty === true ||
    gradeRoleOf(object)?.water !== undefined ||
    gradeRoleOf(object)?.floors !== undefined ||
    permitRoleOf(object)?.use === 'street';
  const of = [...plan.objects.values()].filter(isConcerned);
  const known = sites.get(plan.objects);
  if (known?.of.length === of.length && of.every((object, i) => object === known.of[i])) return known.site;
  const site = waterSite(
    of.flatMap((object) => subjectOf(object) ?? []),
    Site.of(plan).ground.lots,
  );
  sites.set(plan.objects, { of, site });
  return site;
}

/** Feet around an inlet or the bottom of a swale from which water runs into it. */
const reach = { drain: 2, channel: 0.3 } as const;
/** Feet between the lot line and the border of the known ground, which often follows it because its corners were measured. */
const atLine = 1;
/** Feet between a wall and water that counts as standing at it: pads end so far from the wall. */
const atWall = 0.5;

/** The way of water from a place; undefined where the ground isn't known. */
export function waterFrom(surface: Surface, from: Point, site: WaterSite): WaterWay | undefined {
  const { lots, drains } = site;
  const flow = flowFrom(surface, from);
  if (!flow) return undefined;
  const lot = lots
    .filter(({ ground: { path } }) => isInside(path, from))
    .toSorted((a, b) => a.area - b.area)[0];
  const points: SurfacePoint[] = [];
  let swale: WaterWay['swale'];
  const ended = (end: WaterEnd, last?: SurfacePoint): WaterWay => ({
    points: last ? [...points, last] : points,
    end,
    ...(swale ? { swale } : {}),
  });
  for (const [i, point] of flow.points.entries()) {
    const before = flow.points[i - 1] ?? point;
    const out = lot && crossing(before, point, lot);
    const onStep = (at: Point): SurfacePoint => between(before, point, at);
    for (const { subject, at } of metOn(before, out?.at ?? point, drains)) {
      if (!leads(subject)) return ended({ at: 'drain', drain: subject }, onStep(at));
      if (swale) continue;
      points.push(onStep(at));
      swale = { subject, from: points.length - 1 };
    }
    if (out) return ended({ at: 'lot line', line: out.line }, onStep(out.at));
    points.push(point);
  }
  return ended(endOf(flow, lot, site));
}

/** Whether water runs along a swale. A swale without elevations isn't in the ground, so its water can't be followed. */
const leads = ({ object }: Subject): boolean =>
  gradeRoleOf(object)?.water === 'channel' && (kindOf(object).ground?.(object) ?? []).length > 0;

/** A point of a step with its elevation. */
function between(from: SurfacePoint, to: SurfacePoint, { x, y }: Point): SurfacePoint {
  const length = distance(from, to);
  const share = length === 0 ? 0 : Math.min(1, distance(from, { x, y }) / length);
  return { x, y, z: from.z + share * (to.z - from.z) };
}

const stepOf = (from: Point, to: Point): ShapeEdge => shapeEdge({ index: 0, from, to, bulge: 0 });

/** Where a step leaves a lot; undefined if it doesn't. */
function crossing(
  from: Point,
  to: Point,
  { ground, lines }: SiteLot,
): { readonly line: LotLine; readonly at: Point } | undefined {
  const box = boxBetween(from, to);
  const near = lines.filter(({ edge }) => boxGap(box, edge.box) === 0);
  if (near.length === 0 || isInside(ground.path, to)) return undefined;
  const step = stepOf(from, to);
  return near
    .flatMap((line) => {
      const { feet, from: at } = betweenEdges(step, line.edge);
      return feet < 1e-6 ? [{ line, at }] : [];
    })
    .toSorted((a, b) => distance(from, a.at) - distance(from, b.at))[0];
}

/** What takes in or carries the water of a step, in the order in which the water reaches it. */
function metOn(from: Point, to: Point, drains: readonly Subject[]) {
  const box = boxBetween(from, to);
  const reachOf = ({ object }: Subject): number =>
    gradeRoleOf(object)?.water === 'channel' ? reach.channel : reach.drain;
  return drains
    .filter((subject) => boxGap(box, subject.ground.box) <= reachOf(subject))
    .flatMap((subject) => {
      const { path } = subject.ground;
      if (path.closed && isInside(path, from)) return [{ subject, at: from }];
      const step = { edges: [stepOf(from, to)], box };
      const near = nearestBetween(step, subject.ground, reachOf(subject));
      return near ? [{ subject, at: near.from }] : [];
    })
    .toSorted((a, b) => distance(from, a.at) - distance(from, b.at));
}

function endOf(
  { points, end }: NonNullable<ReturnType<typeof flowFrom>>,
  lot: SiteLot | undefined,
  { buildings }: WaterSite,
): WaterEnd {
  const last = points.at(-1);
  if (end !== 'edge') {
    const building = last && buildings.find(({ ground }) => standsAt(last, ground));
    return building ? { at: 'building', building } : { at: end === 'flat' ? 'level' : end };
  }
  const place = last && stepOf(last, last);
  const near = lot?.lines
    .map((line) => ({ line, feet: place ? betweenEdges(place, line.edge).feet : Infinity }))
    .toSorted((a, b) => a.feet - b.feet)[0];
  return near && near.feet <= atLine ? { at: 'lot line', line: near.line } : { at: 'unknown' };
}

/** Whether a point is inside an outline or just outside it. */
const standsAt = (at: Point, { path, edges, box }: Shape): boolean =>
  isInside(path, at) ||
  nearestBetween(shapeOf({ vertices: [at], closed: false }), { edges, box }, atWall) !== undefined;

export const isToNeighbor = ({ role }: LotLine): boolean => role === 'side' || role === 'rear';

/** Feet along some points of a way, and feet that it falls. */
export function runOf(points: readonly SurfacePoint[]): { readonly length: number; readonly fall: number } {
  const length = perimeterOf({ vertices: points, closed: false });
  return { length, fall: (points[0]?.z ?? 0) - (points.at(-1)?.z ?? 0) };
}

/** A building that a way passes through, because without a known floor it has no pad that would raise the ground. */
export const throughBuilding = (way: WaterWay, { buildings }: WaterSite): Subject | undefined =>
  way.end.at === 'building'
    ? undefined
    : buildings.find(
        ({ object, ground }) =>
          (kindOf(object).ground?.(object) ?? []).length === 0 && passesNear(way, ground, 0.01),
      );

/** Whether a way passes within so many feet of an outline, or through it. */
export function passesNear(
  { points }: Pick<WaterWay, 'points'>,
  { path, edges, box }: Shape,
  feet: number,
): boolean {
  if (boxGap(boxOfPoints(points), box) > feet) return false;
  const way = shapeOf({ vertices: points, closed: false });
  return points.some((at) => isInside(path, at)) || nearestBetween(way, { edges, box }, feet) !== undefined;
}
