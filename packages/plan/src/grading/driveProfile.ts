// The profile of a drive, from the street to the floor of the garage: its grades, where they change and by how much, and the
// step at the garage. In feet.
import { flatten } from '../geometry/flatten.ts';
import { edgesOf, nearestOnEdge, perimeterOf, pointOnEdge } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { add, distance, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import type { PlanObject } from '../objects/kind.ts';
import { profileAlong } from '../surface/profile.ts';
import { type Height, heightsOfRise, simplified, type Stretch, stretchesOf } from '../surface/rise.ts';
import type { Surface } from '../surface/surface.ts';
import type { Ground } from './ground.ts';

/** About the distance between a car's axles. Changes of grade closer to each other act as one. */
export const carLength = 10;
/** The farthest that a drive may end from the wall of its garage. */
const maxGap = 3;
/** Smaller unevenness of the ground doesn't count as a change of grade. */
const evenness = 0.05;

/** Where the grade changes, and by how much in feet per foot: above 0 at a sag, below 0 at a crest. */
export interface GradeBreak {
  readonly along: number;
  readonly change: number;
}

export interface DriveProfile {
  /** The heights of the drive itself, from 0 at the street. */
  readonly heights: readonly Height[];
  /** Whether the heights come from the drive's typed ends, not from the existing ground. */
  readonly isTyped: boolean;
  /** The grades of the street before the drive, if known, of the drive, and of the garage floor. */
  readonly stretches: readonly Stretch[];
  /** The sharpest sag and the sharpest crest, each with all changes within the length of a car. */
  readonly sag?: GradeBreak;
  readonly crest?: GradeBreak;
  readonly garage?: {
    readonly object: PlanObject;
    readonly floor: number;
    /** Feet of the floor above the end of the drive. */
    readonly step: number;
  };
}

/** The line of a drive, lengthened by a car length before its start and, with `beyond`, past its end. */
export function driveLine(path: Path, { beyond }: { readonly beyond: boolean }): readonly Point[] {
  const line = flatten(path);
  const [first, second] = line;
  const [before, last] = line.slice(-2);
  if (!first || !second || !before || !last) return line;
  const past = (from: Point, to: Point): Point => add(to, scaleBy(unit(subtract(to, from)), carLength));
  return [past(second, first), ...line, ...(beyond ? [past(before, last)] : [])];
}

/**
 * The profile of a drive; undefined if neither its ends nor the ground along it are known. It uses the existing ground, because
 * the proposed one has the pads of houses, which end upright at the wall. others: objects that may be the garage.
 */
export function driveProfileOf(
  object: PlanObject,
  ground: Ground,
  others: Iterable<PlanObject>,
): DriveProfile | undefined {
  const drive = gradeRoleOf(object)?.drive;
  if (!drive || drive.path.closed) return undefined;
  const { path, street, garage, transition } = drive;
  const length = perimeterOf(path);
  const isTyped = street !== undefined && garage !== undefined;
  const heights = isTyped
    ? heightsOfRise({ start: street, end: garage, transition }, length)
    : onGround(ground.existing, flatten(path));
  const end = heights?.at(-1);
  if (!heights || !end || length <= 0) return undefined;
  const floor = isTyped ? garageAt(path, others) : undefined;
  const stretches = stretchesOf([
    ...streetBefore(ground, path),
    ...heights,
    ...(floor ? [levelFrom(end.along, floor.floor, 0), levelFrom(end.along, floor.floor, carLength)] : []),
  ]);
  const breaks = breaksOf(stretches);
  const [sag] = breaks.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change);
  const [crest] = breaks.filter(({ change }) => change < 0).toSorted((a, b) => a.change - b.change);
  return {
    heights,
    isTyped,
    stretches,
    ...(sag ? { sag } : {}),
    ...(crest ? { crest } : {}),
    ...(floor ? { garage: { ...floor, step: floor.floor - end.elevation } } : {}),
  };
}

const levelFrom = (end: number, elevation: number, by: number): Height => ({ along: end + by, elevation });

/** The ground along a line; undefined if a part of it isn't known. */
function onGround(surface: Surface | undefined, line: readonly Point[]): readonly Height[] | undefined {
  const heights = surface
    ? profileAlong(surface, line).flatMap(({ along, elevation }) =>
        elevation === undefined ? [] : [{ along, elevation }],
      )
    : [];
  const length = perimeterOf({ vertices: line, closed: false });
  const isWhole = heights[0]?.along === 0 && Math.abs((heights.at(-1)?.along ?? 0) - length) < 1e-6;
  return isWhole ? simplified(heights, evenness) : undefined;
}

/** The existing street in front of the drive, at negative distances. */
function streetBefore({ existing }: Ground, path: Path): readonly Height[] {
  const line = driveLine(path, { beyond: false }).slice(0, 2);
  const heights = onGround(existing, line) ?? [];
  return heights.map(({ along, elevation }) => ({ along: along - carLength, elevation }));
}

/** The building with a garage floor at whose wall a drive ends. */
function garageAt(path: Path, others: Iterable<PlanObject>) {
  const end = path.vertices.at(-1);
  const near = [...others].flatMap((object) => {
    const floors = gradeRoleOf(object)?.floors;
    if (!end || floors?.garage === undefined) return [];
    const gaps = edgesOf(floors.outline).map((edge) =>
      distance(end, pointOnEdge(edge, nearestOnEdge(edge, end))),
    );
    return [{ object, floor: floors.garage, gap: Math.min(...gaps) }];
  });
  const [nearest] = near.filter(({ gap }) => gap <= maxGap).toSorted((a, b) => a.gap - b.gap);
  return nearest && { object: nearest.object, floor: nearest.floor };
}

/** All changes of grade, including those across stretches that are shorter than a car. */
const breaksOf = (stretches: readonly Stretch[]): GradeBreak[] =>
  stretches.flatMap((before, i) =>
    stretches
      .slice(i + 1)
      .filter((after) => after.from.along - before.to.along < carLength - 1e-6)
      .map((after) => ({
        along: (before.to.along + after.from.along) / 2,
        change: after.grade - before.grade,
      })),
  );
