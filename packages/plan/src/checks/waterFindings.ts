// The checks of where water flows on the finished ground: from beside a building or out of a downspout to another building,
// and over a neighbor's line where it didn't flow before.
import { isInside } from '../geometry/hitPen.ts';
import { nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import { add, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import { finishedGround } from '../grading/ground.ts';
import {
  passesNear,
  isToNeighbor,
  runOf,
  waterFrom,
  type WaterSite,
  waterSite,
  type WaterWay,
} from '../grading/water.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { findingId, type Found } from '../site/check.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { formatPercent } from '../measure/units.ts';
import type { Surface } from '../surface/surface.ts';
import { type GradingContext, stateBy, wallPlaces } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';
import { overNeighborsLines } from './neighborWater.ts';

export function waterFindings(context: GradingContext): readonly Found[] {
  const surface = finishedGround(context.ground);
  if (!surface) return [];
  const site = waterSite(context.subjects, context.lots);
  return [
    ...fromBuildings(surface, site, context),
    ...fromDownspouts(surface, site, context),
    ...overNeighborsLines(site, context),
  ];
}

/** Feet outside a wall at which rain from the roof reaches the ground. */
const dripLine = 1.5;
/** Feet from the wall to which the splash block of a downspout carries its water. */
const splash = 3;
/** Feet: water this near a wall counts as standing at it. */
const atWall = 0.5;
/** Buildings of a plan that are checked, and ways of water that are followed from each. More would take long and show little. */
const limits = { buildings: 20, ways: 24 } as const;

const buildingsOf = ({ subjects }: GradingContext): readonly Subject[] =>
  subjects.filter(({ object }) => gradeRoleOf(object)?.floors).slice(0, limits.buildings);

/** Water from beside a building that runs to another one. Two existing buildings aren't the project's concern. */
function fromBuildings(surface: Surface, site: WaterSite, context: GradingContext): readonly Found[] {
  const buildings = buildingsOf(context);
  if (buildings.length < 2) return [];
  return buildings.flatMap((subject): Found[] => {
    const others = buildings.filter(
      (other) => other !== subject && !(isExisting(other) && isExisting(subject)),
    );
    if (others.length === 0) return [];
    const places = wallPlaces(subject, context);
    const ways = places
      .filter((_, i) => i % Math.ceil(places.length / limits.ways) === 0)
      .flatMap(({ at, out }) => waterFrom(surface, add(at, scaleBy(out, dripLine)), site) ?? []);
    return others.flatMap((other) => {
      const way = ways.find((one) => passesNear(one, other.ground, atWall));
      return way ? [toBuilding(`beside ${subject.the}`, subject, other, way, context)] : [];
    });
  });
}

function toBuilding(
  from: string,
  { object }: Subject,
  other: Subject,
  way: WaterWay,
  context: GradingContext,
): Found {
  const rule = gradingRule(context.pack, 'awayFall');
  const [start, end] = [way.points[0], way.points.at(-1)];
  return {
    id: findingId('grading', [object.id, other.object.id], 'water'),
    check: 'grading',
    state: rule ? stateBy(rule, false) : 'question',
    sentence: `Water from ${from} runs to ${other.the}${sayFall(way)}.`,
    advice: 'Lead it past by a swale, or raise the ground on that side.',
    objects: [...new Set([object.id, other.object.id])],
    ...(start && end ? { place: { from: pointAt(start), to: pointAt(end) } } : {}),
  };
}

const pointAt = ({ x, y }: Point): Point => ({ x, y });

function sayFall({ points }: WaterWay): string {
  const { length, fall } = runOf(points);
  return length < 1 ? '' : `, at ${formatPercent(fall / length)} on average`;
}

/** Water out of a downspout that runs back to a building, or to the neighbor. */
function fromDownspouts(surface: Surface, site: WaterSite, context: GradingContext): readonly Found[] {
  const buildings = buildingsOf(context);
  return context.subjects.flatMap((spout): Found[] => {
    const [at] = spout.ground.path.vertices;
    if (gradeRoleOf(spout.object)?.water !== 'spout' || !at) return [];
    const way = waterFrom(surface, outletOf(at, buildings), site);
    if (!way) return [];
    const met = buildings.find(({ ground }) => passesNear(way, ground, atWall));
    if (met) return [toBuilding(spout.the, spout, met, way, context)];
    const { end } = way;
    if (end.at !== 'lot line' || !isToNeighbor(end.line) || isExisting(spout)) return [];
    return [
      {
        id: findingId('grading', [spout.object.id], 'neighbor'),
        check: 'grading',
        state: 'question',
        sentence: `The water of ${spout.the} runs over ${end.line.words} to the neighbor. Ask the permit office: is that allowed?`,
        advice: 'Lead it to the street, into a drywell, or over a lawn that is wide enough to take it up.',
        objects: [spout.object.id],
        place: { from: at, to: pointAt(way.points.at(-1) ?? at) },
      },
    ];
  });
}

/** Where the water of a downspout reaches the ground: in front of the nearest wall. */
function outletOf(at: Point, buildings: readonly Subject[]): Point {
  const here = shapeOf({ vertices: [at], closed: false });
  for (const { ground } of buildings) {
    const wall = nearestBetween(here, ground, splash);
    if (!wall) continue;
    const isWithin = isInside(ground.path, at);
    const out = wall.feet < 1e-6 ? undefined : unit(isWithin ? subtract(wall.to, at) : subtract(at, wall.to));
    const middle = { x: (ground.box.minX + ground.box.maxX) / 2, y: (ground.box.minY + ground.box.maxY) / 2 };
    return add(wall.to, scaleBy(out ?? unit(subtract(at, middle)), splash));
  }
  return at;
}
