// How a dimension follows the objects that it is tied to, and which side of an object it measures.
import { anchorPair } from '../../anchorNames.ts';
import { nearestAnchor } from '../../parseAnchor.ts';
import { nearestPlaces } from '../../geometry/nearestPlaces.ts';
import { add, distance, dot, type Point, subtract } from '../../geometry/point.ts';
import { tidy } from '../../units.ts';
import { gripOf, lineOf, measuredBy, offsetAt, withOffset } from './dimensionGeometry.ts';
import { type Dimension, isLength, type Place } from './dimensionPlaces.ts';
import type { Measures, Targets } from '../capabilities.ts';

/** The places, moved to the anchors that they are tied to; undefined if an anchor no longer exists. */
function tiedPlaces(places: readonly Place[], targets: Targets): readonly Place[] | undefined {
  if (places.length === 2 && places.every(({ tie }) => tie?.anchor === nearestAnchor))
    return nearestEnds(places, targets);
  const tied: Place[] = [...places];
  let changes = false;
  // The foot of a perpendicular and a nearest point depend on the other end, so they come last.
  const feet = places.flatMap(({ tie }, i) => (tie && /^r?[pn]/.test(tie.anchor) ? i : []));
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

function nearestEnds(places: readonly Place[], targets: Targets): readonly Place[] | undefined {
  const [from, to] = places.map(({ tie }) => (tie ? targets.outline(tie.object) : undefined));
  const nearest = from && to && nearestPlaces(from, to);
  if (!nearest) return undefined;
  const tied = places.map((place, i): Place => {
    const at = nearest[i] ?? place;
    return { ...place, x: tidy(at.x), y: tidy(at.y) };
  });
  return tied.every(({ x, y }, i) => x === places[i]?.x && y === places[i]?.y) ? places : tied;
}

/** The offset in feet by which all places were moved; undefined if they weren't all moved alike. */
function movedBy(was: Dimension, now: Dimension): Point | undefined {
  if (was.places.length !== now.places.length) return undefined;
  const offsets = now.places.map((to, i) => subtract(to, was.places[i] ?? to));
  const [first] = offsets;
  return first && offsets.every((one) => distance(one, first) < 1e-6) ? first : undefined;
}

/** Feet within which a place counts as being at its anchor. */
const tolerance = 1e-5;

/** Whether it shows all of the length between its ends, not just a horizontal or vertical part of it. */
const showsAll = (dimension: Dimension): boolean => {
  const [from, to] = dimension.places;
  const measured = measuredBy[dimension.form](dimension);
  return isLength(dimension.form) && !!from && !!to && Math.abs(measured - distance(from, to)) <= tolerance;
};

/** The dimension, marked if it measures how far an object is over a lot line. */
function overOrNot(dimension: Dimension, targets: Targets): Dimension {
  const [from, to] = dimension.places;
  const isOver =
    !!from && !!to && showsAll(dimension) && (targets.isOver(from, to) || targets.isOver(to, from));
  if (isOver === (dimension.over ?? false)) return dimension;
  const { over: _, ...within } = dimension;
  return isOver ? { ...within, over: true } : within;
}

/**
 * The dimension after its targets have changed; undefined if one of them is gone. was: the dimension before the edit, if
 * the edit changed it too.
 */
export function follow(dimension: Dimension, targets: Targets, was?: Dimension): Dimension | undefined {
  const places = tiedPlaces(dimension.places, targets);
  if (!places) return undefined;
  if (places === dimension.places) return overOrNot(dimension, targets);
  const tied = overOrNot({ ...dimension, places }, targets);
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
