// The required items of a permit plan about structures: their distances, sizes, heights and eaves.
import { nearestOf } from '../geometry/nearest.ts';
import {
  directionOn,
  type Edge,
  edgeLength,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from '../geometry/outline.ts';
import { isInside } from '../geometry/hitPen.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import { add, distance, type Point, scaleBy, turnRight } from '../geometry/point.ts';
import { attachedWithin } from '../distances/attached.ts';
import { distancesToLot } from '../distances/lotDistances.ts';
import { kindOf } from '../kinds/index.ts';
import type { Plan } from '../plan/plan.ts';
import {
  dimensionChanges,
  type Ends,
  isInSight,
  nearestEnds,
  sideEnds,
  wallToEdge,
  withFreeOffset,
} from './addedDimensions.ts';
import { maxHeightOf } from '../site/accessory.ts';
import { clearanceBetween, lengthTolerance } from '../site/clearance.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { LotLine, SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

/** Structures that one remedy dimensions. The rest get another remedy afterwards. */
export const maxMended = 20;
/** Equally long sides among which the one with the most room is chosen. */
const maxAlike = 8;

const structures = ['building', 'deck', 'pool'] as const;

/** The names of the subjects in a sentence: `the house`, `the house and the shed`, `the house, the shed and 3 more`. */
export function listed(subjects: readonly Subject[]): string {
  const all = subjects.map(({ the }) => the);
  const [first = '', second = ''] = all;
  if (all.length <= 1) return first;
  return all.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${all.length - 2} more`;
}

export const ids = (subjects: readonly Subject[]): readonly string[] =>
  subjects.map(({ object }) => object.id);

export const withDimensions = (
  title: string,
  all: readonly { readonly ends: Ends; readonly offset: number }[],
): Pick<ItemState, 'remedy'> =>
  all.length === 0 ? {} : { remedy: { title, changes: (plan: Plan) => dimensionChanges(plan, all) } };

/** A structure needs two distances that aren't parallel: from the front or the rear, and from a side. */
const isAcross = ({ role }: LotLine): boolean => role === 'front' || role === 'rear';

const isOnStreet = ({ role }: LotLine): boolean => role === 'front' || role === 'streetSide';

const feetFrom = ({ object }: Subject, lot: SiteLot): ((line: LotLine) => number) => {
  const feet = new Map(distancesToLot(object, lot.subject.object).map((one) => [one.edge, one.feet]));
  return ({ edge }) => feet.get(edge.index) ?? 0;
};

export const setbackDistances = (context: ItemContext): ItemState => {
  const concerned = context.dimensioned(...structures);
  return context.lot && concerned.length > 0
    ? distancesToLines(context, context.lot, concerned)
    : shown('There is no structure to measure from.');
};

/** Equipment is placed like a structure: offices ask how far it stands from the lines. */
export function equipmentDistances(context: ItemContext): ItemState {
  const concerned = context.concerned('equipment', 'propane');
  if (!context.lot && concerned.length > 0) return shown('There is no lot line to measure to.');
  return context.lot && concerned.length > 0
    ? distancesToLines(context, context.lot, concerned)
    : absent('No equipment is drawn, such as an AC unit, a generator or a propane tank. Is there any?');
}

/** Ends a sentence on distances that are dimensioned. areHidden: whether some aren't because they would run through a building. */
export const exceptHidden = (areHidden: boolean): string =>
  areHidden ? ', except where other buildings stand between' : '';

/** which: `to the lot lines`. hidden: how many have no dimension because it would run through a building. */
function dimensioned(which: string, has: number, hidden: number): ItemState {
  return shown(
    has === 0 && hidden > 0
      ? `Other buildings stand between, so no distance ${which} is dimensioned.`
      : `The distances ${which} are dimensioned${exceptHidden(hidden > 0)}.`,
  );
}

function distancesToLines(context: ItemContext, lot: SiteLot, concerned: readonly Subject[]): ItemState {
  const places = concerned.flatMap((subject) => {
    const measured = context.between(subject, lot.subject);
    const shownLines = lot.lines.filter((line) => measured.some((one) => context.measuresTo(line, one)));
    const feetTo = feetFrom(subject, lot);
    return [true, false].map((across) => {
      const lines = shownLines.filter((line) => isAcross(line) === across);
      const place = { subject, across, isFar: lines.length > 0 };
      // A distance counts if it is to a street or to the nearest other line: after a structure was moved across the lot,
      // its dimensions may be to the far lines.
      if (lines.some(isOnStreet)) return { ...place, state: 'shown' } as const;
      const candidates = lot.lines.filter((line) => isAcross(line) === across);
      // No dimension is asked for through another building, which has its own dimension to that line.
      const nearest = candidates
        .toSorted((a, b) => feetTo(a) - feetTo(b))
        .find(({ edge }) => isInSight(edge, subject, lot.subject, context.buildingsIn));
      if (candidates.length > 0 && !nearest && lines.length === 0)
        return { ...place, state: 'hidden' } as const;
      const isShown = lines.some((line) => !nearest || feetTo(line) <= feetTo(nearest) + lengthTolerance);
      return { ...place, state: isShown ? 'shown' : 'missing' } as const;
    });
  });
  const missing = places.filter(({ state }) => state === 'missing');
  if (missing.length === 0) {
    const hidden = places.filter(({ state }) => state === 'hidden').length;
    return dimensioned('to the lot lines', places.length - hidden, hidden);
  }
  const lacking = [...new Set(missing.map(({ subject }) => subject))];
  const dimensionLines = context.dimensionLines();
  const added = missing.slice(0, 2 * maxMended).flatMap(({ subject, across }) => {
    const edges = lot.lines.filter((line) => isAcross(line) === across).map(({ edge }) => edge);
    const ends = wallToEdge(subject, lot.subject, edges, dimensionLines, context.buildingsIn);
    if (!ends) return [];
    dimensionLines.push(ends);
    return [{ ends, offset: 0 }];
  });
  const areFar = missing.every(({ isFar }) => isFar);
  return {
    state: 'incomplete',
    sentence: areFar
      ? `The distances from ${listed(lacking)} are dimensioned to the farther lot lines. Dimension those to the nearer ones.`
      : `Dimension the distances from ${listed(lacking)} to the lot lines: one to the front or rear and one to a side.`,
    objects: ids(lacking),
    ...withDimensions('Add the dimensions', added),
  };
}

export function buildingSizes(context: ItemContext): ItemState {
  const concerned = context
    .dimensioned(...structures)
    .filter(({ role, object }) => !role.showsSize && kindOf(object).path !== undefined);
  const missing = concerned.filter((subject) => {
    const sides = new Set(context.between(subject, subject).map(([from, to]) => isLevel(from.at, to.at)));
    return sides.size < 2;
  });
  if (missing.length === 0) return shown('The sizes of the structures are dimensioned.');
  const all = context.of(...structures);
  const added = missing.slice(0, maxMended).flatMap((subject) => {
    const offset = signedArea(subject.ground.path) < 0 ? fromWall : -fromWall;
    return twoSides(subject, all, context.lot?.lines ?? []).map((ends) => ({ ends, offset }));
  });
  return {
    state: 'incomplete',
    sentence: `Dimension the width and the length of ${listed(missing)}.`,
    objects: ids(missing),
    ...withDimensions('Add the dimensions', added),
  };
}

/** Whether a side runs more left to right than up and down. */
const isLevel = (a: Point, b: Point): boolean => Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);

/** Feet outside a wall to its dimension line. */
const fromWall = 4;

/** Feet from the middle of a side to the nearest lot line. */
const roomAt = (side: Edge, lines: readonly LotLine[]): number => {
  const middle = pointOnEdge(side, 0.5);
  return Math.min(
    ...lines.map(({ edge }) => distance(middle, pointOnEdge(edge, nearestOnEdge(edge, middle)))),
  );
};

/** A test whether the dimension of a side would be in another structure, such as a deck's dimension inside the house. */
function wouldLieInAnother({ object, ground }: Subject, all: readonly Subject[]): (side: Edge) => boolean {
  const others = all.filter(
    (other) => other.object.id !== object.id && boxGap(other.ground.box, ground.box) <= fromWall,
  );
  const outward = signedArea(ground.path) > 0 ? -fromWall : fromWall;
  return (side) => {
    const at = add(pointOnEdge(side, 0.5), scaleBy(turnRight(directionOn(side, 0.5)), outward));
    return others.some((other) => isInside(other.ground.path, at));
  };
}

/**
 * The longest side in each direction. Among equally long sides, one with no structure beside it is preferred, then the one
 * farthest from the lot lines, where its dimension has room.
 */
function twoSides(subject: Subject, all: readonly Subject[], lines: readonly LotLine[]): readonly Ends[] {
  const isBuiltUp = wouldLieInAnother(subject, all);
  const lengthOf = (side: Edge): number => Math.round(edgeLength(side) / lengthTolerance);
  const sides = subject.ground.edges.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const best = (some: readonly Edge[]): Edge | undefined => {
    const [longest] = some;
    const longestSides = some
      .filter((side) => longest && lengthOf(side) === lengthOf(longest))
      .slice(0, maxAlike);
    const free = longestSides.filter((side) => !isBuiltUp(side));
    return nearestOf(free.length > 0 ? free : longestSides, (side) => -roomAt(side, lines));
  };
  const first = best(sides);
  const other =
    first && best(sides.filter(({ from, to }) => isLevel(from, to) !== isLevel(first.from, first.to)));
  return [first, other].flatMap((edge) => {
    const ends = edge && sideEnds(subject, edge.index);
    return ends ? [ends] : [];
  });
}

export function buildingSeparation(context: ItemContext): ItemState {
  const buildings = context.of('building').filter((one) => context.isOnLot(one));
  // Buildings that touch are attached, so they need no distance between them.
  const isApart = (subject: Subject, other: Subject): boolean =>
    other !== subject && !clearanceBetween(subject.ground, other.ground, attachedWithin);
  const separate = context.concerned('building').flatMap((subject) => {
    const others = buildings.filter((other) => isApart(subject, other));
    return others.length > 0 ? [{ subject, others }] : [];
  });
  if (buildings.length === 0) return absent('There is no building.');
  if (separate.length === 0) return shown('There are no separate buildings.');
  const lacking = separate.filter(
    ({ subject, others }) => !others.some((other) => context.between(subject, other).length > 0),
  );
  const unblocked = lacking.flatMap(({ subject, others }) => {
    // A distance through another building isn't asked for.
    const ends = nearestEnds(subject, others, context.buildingsIn);
    return ends ? [{ subject, ends }] : [];
  });
  if (unblocked.length === 0)
    return dimensioned('between buildings', separate.length - lacking.length, lacking.length);
  const missing = unblocked.map(({ subject }) => subject);
  const dimensionLines = context.dimensionLines();
  const added = unblocked
    .slice(0, maxMended)
    .map(({ ends }) => withFreeOffset(ends, dimensionLines, context.buildingsIn));
  return {
    state: 'incomplete',
    sentence: `Dimension the distance from ${listed(missing)} to another building.`,
    objects: ids(missing),
    ...withDimensions('Add the dimensions', added),
  };
}

export function heights(context: ItemContext): ItemState {
  const concerned = context.concerned('building');
  if (concerned.length === 0) return absent('There is no building.');
  const unknown = concerned.filter(({ role, object }) => !role.tall?.(object));
  if (unknown.length === 0) return shown('The heights are given.');
  // Where a height limit applies, the check of heights asks instead.
  const missing = unknown.filter((subject) => maxHeightOf(subject, context.plan.settings.pack) === undefined);
  return missing.length === 0
    ? absent('The heights that are missing are listed with the height limits.')
    : {
        state: 'unknown',
        asks: 'user',
        sentence: `How tall ${missing.length === 1 ? 'is' : 'are'} ${listed(missing)}? Type the height in the panel.`,
        objects: ids(missing),
      };
}

export function eaves(context: ItemContext): ItemState {
  const concerned = context.concerned('building');
  return concerned.some(({ eave }) => eave)
    ? shown('The eaves are drawn.')
    : absent('No eaves are drawn. If the roof overhangs, type its overhang in the panel of the building.');
}
