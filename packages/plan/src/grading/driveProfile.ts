// The profile of a drive, from the street to the floor of the garage: its grades, where they change and by how much, and the
// step at the garage. Feet.
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

/** The length of a car between its axles, nearly: changes of grade nearer to one another act as one. */
export const carLength = 10;
/** How far a drive may end from the wall of its garage. */
const maxGap = 3;
/** Less than this of unevenness in the ground is no change of grade. */
const evenness = 0.05;

/** Where the grade changes, and by how much in feet per foot: a sag if it is above 0, a crest below. */
export interface GradeBreak {
  readonly along: number;
  readonly change: number;
}

export interface DriveProfile {
  /** Of the drive itself, from 0 at the street. */
  readonly heights: readonly Height[];
  /** Whether they are the drive's own, not those of the ground as it is. */
  readonly isTyped: boolean;
  /** The street before it, as far as it is known, the drive, and the floor of the garage. */
  readonly stretches: readonly Stretch[];
  /** The sharpest sag and the sharpest crest, with what changes within the length of a car. */
  readonly sag?: GradeBreak;
  readonly crest?: GradeBreak;
  readonly garage?: {
    readonly object: PlanObject;
    readonly floor: number;
    /** Of its floor above the end of the drive. */
    readonly step: number;
  };
}

/** The line of a drive, and as far before and behind it as a car is long. */
export function driveLine(path: Path, { beyond }: { readonly beyond: boolean }): readonly Point[] {
  const line = flatten(path);
  const [first, second] = line;
  const [before, last] = line.slice(-2);
  if (!first || !second || !before || !last) return line;
  const past = (from: Point, to: Point): Point => add(to, scaleBy(unit(subtract(to, from)), carLength));
  return [past(second, first), ...line, ...(beyond ? [past(before, last)] : [])];
}

/**
 * others: what may be its garage, of a drive whose ends are typed. Undefined if neither its ends nor the ground along it are
 * known. The ground is that of today: the ground as it will be has the pads of houses, which end upright at the wall.
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

/** The street as it is, in front of the drive: below 0. */
function streetBefore({ existing }: Ground, path: Path): readonly Height[] {
  const line = driveLine(path, { beyond: false }).slice(0, 2);
  const heights = onGround(existing, line) ?? [];
  return heights.map(({ along, elevation }) => ({ along: along - carLength, elevation }));
}

/** The building with the floor of a garage at whose wall a drive ends. */
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

/** All changes of grade, also those across short stretches, on which no car fits. */
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
