// How a dimension follows what it is tied to, and the side of it that it tells.
import { anchorPair } from '../../anchorNames.ts';
import { add, distance, dot, type Point, subtract } from '../../geometry/point.ts';
import { tidy } from '../../units.ts';
import {
  type Dimension,
  gripOf,
  isLength,
  lineOf,
  measuredBy,
  offsetAt,
  type Place,
  withOffset,
} from './dimensionGeometry.ts';
import type { Measures, Targets } from '../capabilities.ts';

/** The places as their ties have them; undefined where one has nothing to hold to. */
function heldPlaces(places: readonly Place[], targets: Targets): readonly Place[] | undefined {
  const held: Place[] = [...places];
  let changes = false;
  // What lies square to the other end waits until that is found.
  const square = places.flatMap(({ tie }, i) => (tie?.anchor.startsWith('p') ? i : []));
  const first = places.flatMap(({ tie }, i) => (tie && !square.includes(i) ? i : []));
  for (const i of [...first, ...square]) {
    const old = held[i];
    if (!old?.tie) continue;
    const at = targets.place(old.tie, held[i === 0 ? 1 : 0]);
    if (!at) return undefined;
    const [x, y] = [tidy(at.x), tidy(at.y)];
    if (x === old.x && y === old.y) continue;
    held[i] = { x, y, tie: old.tie };
    changes = true;
  }
  return changes ? held : places;
}

/** By how much all places were moved; undefined where they were changed otherwise. */
function movedBy(was: Dimension, now: Dimension): Point | undefined {
  if (was.places.length !== now.places.length) return undefined;
  const ways = now.places.map((to, i) => subtract(to, was.places[i] ?? to));
  const [first] = ways;
  return first && ways.every((way) => distance(way, first) < 1e-6) ? first : undefined;
}

/** Feet within which places that were moved along with what they are tied to are where they are to be. */
const closeness = 1e-5;

export function follow(dimension: Dimension, targets: Targets, was?: Dimension): Dimension | undefined {
  const places = heldPlaces(dimension.places, targets);
  if (!places) return undefined;
  if (places === dimension.places) return dimension;
  const held = { ...dimension, places };
  const slipped = places.findIndex((to, i) => distance(to, dimension.places[i] ?? to) > closeness);
  const from = dimension.places[slipped];
  const to = places[slipped];
  if (!was || !from || !to) return held;
  // Moved by hand while what it measures stays: its line follows as far as it can.
  const by = movedBy(was, dimension);
  if (!by) return { ...held, offset: was.offset };
  const way = isLength(held.form)
    ? dot(subtract(from, to), lineOf(held).normal)
    : offsetAt[held.form](held, add(gripOf[held.form](held), subtract(from, to))) - held.offset;
  return Math.abs(way) < closeness ? held : withOffset(held, held.offset + way);
}

/** The side whose length a dimension shows; undefined if it has its own words, or shows only a component of the length. */
export function measuredSide(dimension: Dimension): ReturnType<Measures<Dimension>['side']> {
  const { form, places, text } = dimension;
  const [from, to] = places;
  if (!isLength(form) || text !== undefined || !from?.tie || from.tie.object !== to?.tie?.object)
    return undefined;
  if (Math.abs(measuredBy[form](dimension) - distance(from, to)) > closeness) return undefined;
  return { object: from.tie.object, ends: anchorPair(from.tie.anchor, to.tie.anchor) };
}
