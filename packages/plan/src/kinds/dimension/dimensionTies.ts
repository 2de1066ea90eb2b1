// How a dimension follows the objects that it is tied to, and which side of an object it measures.
import { anchorPair } from '../../geometry/anchorNames.ts';
import { isNearestAnchor, parseAnchor } from '../../geometry/parseAnchor.ts';
import { add, distance, dot, type Point, subtract } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import { gripOf, lineOf, measuredBy, offsetAt, withOffset } from './dimensionGeometry.ts';
import { type Dimension, isLength, type Place } from './dimensionPlaces.ts';
import type { Measures, Targets } from '../../objects/capabilities.ts';

/** The current ends of a dimension, and whether it measures how far its object reaches over a lot line. */
interface Tied {
  readonly places: readonly Place[];
  readonly isOver: boolean;
}

/** Feet within which a place counts as being at its anchor. */
const tolerance = 1e-5;

/** Whether both ends are tied to the nearest place of an object, wherever that is. */
const measuresGap = (places: readonly Place[]): boolean =>
  places.length === 2 && places.every(({ tie }) => tie && isNearestAnchor(tie.anchor));

/** Whether the two objects that a dimension measures between meet. Being on a lot line is different: that is 0 feet from it. */
export const isBetweenMeeting = ({ places }: Dimension): boolean => {
  const [from, to] = places;
  const areWholeObjects = places.every(({ tie }) => tie && parseAnchor(tie.anchor)?.index === -1);
  return measuresGap(places) && areWholeObjects && !!from && !!to && distance(from, to) < tolerance;
};

/** The ends at the nearest places of two objects; undefined if one of them is gone. */
function gapEnds(places: readonly Place[], targets: Targets): Tied | undefined {
  const nearest = targets.nearest(places.map(({ tie }) => tie));
  if (!nearest) return undefined;
  const ends = [nearest.from, nearest.at];
  const tied = places.map((place, i): Place => {
    const { x, y } = ends[i] ?? place;
    return { ...place, x: tidy(x), y: tidy(y) };
  });
  const isSame = tied.every(({ x, y }, i) => x === places[i]?.x && y === places[i]?.y);
  return { places: isSame ? places : tied, isOver: nearest.feet < 0 };
}

/** The places, moved to the anchors that they are tied to; undefined if an anchor no longer exists. */
function tiedPlaces(places: readonly Place[], targets: Targets): readonly Place[] | undefined {
  const tied: Place[] = [...places];
  let changes = false;
  // The foot of a perpendicular and a nearest point depend on the other end, so they come last.
  const feet = places.flatMap(({ tie }, i) => (tie && /^[rg]?[pn]/.test(tie.anchor) ? i : []));
  const first = places.flatMap(({ tie }, i) => (tie && !feet.includes(i) ? i : []));
  for (const i of [...first, ...feet]) {
    const old = tied[i];
    if (!old?.tie) continue;
    const at = targets.place(old.tie, tied[i === 0 ? 1 : 0]);
    if (!at) return undefined;
    const [x, y] = [tidy(at.x), tidy(at.y)];
    if (x === old.x && y === old.y) continue;
    tied[i] = { x, y, tie: old.tie };
    changes = true;
  }
  return changes ? tied : places;
}

function tiedEnds(dimension: Dimension, targets: Targets): Tied | undefined {
  if (measuresGap(dimension.places)) return gapEnds(dimension.places, targets);
  const places = tiedPlaces(dimension.places, targets);
  if (!places) return undefined;
  const [from, to] = places;
  const isOver =
    !!from &&
    !!to &&
    showsAll({ ...dimension, places }) &&
    (targets.isOver(from, to) || targets.isOver(to, from));
  return { places, isOver };
}

/** The offset in feet by which all places were moved; undefined if they weren't all moved alike. */
function movedBy(was: Dimension, now: Dimension): Point | undefined {
  if (was.places.length !== now.places.length) return undefined;
  const offsets = now.places.map((to, i) => subtract(to, was.places[i] ?? to));
  const [first] = offsets;
  return first && offsets.every((one) => distance(one, first) < 1e-6) ? first : undefined;
}

/** Whether it shows all of the length between its ends, not just a horizontal or vertical part of it. */
const showsAll = (dimension: Dimension): boolean => {
  const [from, to] = dimension.places;
  const measured = measuredBy[dimension.form](dimension);
  return isLength(dimension.form) && !!from && !!to && Math.abs(measured - distance(from, to)) <= tolerance;
};

function marked(dimension: Dimension, isOver: boolean): Dimension {
  if (isOver === (dimension.over ?? false)) return dimension;
  const { over: _, ...within } = dimension;
  return isOver ? { ...within, over: true } : within;
}

/**
 * The dimension after its targets have changed; undefined if one of them is gone. was: the dimension before the edit, if
 * the edit changed it too.
 */
export function follow(dimension: Dimension, targets: Targets, was?: Dimension): Dimension | undefined {
  const ends = tiedEnds(dimension, targets);
  if (!ends) return undefined;
  const { places, isOver } = ends;
  if (places === dimension.places) return marked(dimension, isOver);
  const tied = marked({ ...dimension, places }, isOver);
  const pulledBack = places.findIndex((to, i) => distance(to, dimension.places[i] ?? to) > tolerance);
  const from = dimension.places[pulledBack];
  const to = places[pulledBack];
  if (!was || !from || !to) return tied;
  // The user moved the dimension, but its ends stay at their anchors: the move changes only the offset of its line.
  const by = movedBy(was, dimension);
  if (!by) return { ...tied, offset: was.offset };
  const change = isLength(tied.form)
    ? dot(subtract(from, to), lineOf(tied).normal)
    : offsetAt[tied.form](tied, add(gripOf[tied.form](tied), subtract(from, to))) - tied.offset;
  return Math.abs(change) < tolerance ? tied : withOffset(tied, tied.offset + change);
}

/**
 * The side of an object that a dimension measures from end to end; undefined if it measures something else, if its text
 * hides the number, or if it is horizontal or vertical and so shows only a part of the length.
 */
export function measuredSide(dimension: Dimension): ReturnType<Measures<Dimension>['side']> {
  const [from, to] = dimension.places;
  if (dimension.text !== undefined || !from?.tie || from.tie.object !== to?.tie?.object) return undefined;
  if (!showsAll(dimension)) return undefined;
  return { object: from.tie.object, ends: anchorPair(from.tie.anchor, to.tie.anchor) };
}
