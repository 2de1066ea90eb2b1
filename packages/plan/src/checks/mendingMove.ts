// Searches for a move of an object that resolves a finding. If the object is too near several lot lines, as in a corner, one
// move resolves all of these findings if possible. What is attached to a building stays attached if possible.
import {
  add,
  dot,
  lengthOf,
  type Point,
  scaleBy,
  tidyPoint,
  unit,
  cross,
  subtract,
  turnRight,
} from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import { inchesPerFoot, metersPerFoot, sixteenthsPerFoot, type Units } from '../measure/units.ts';
import { type Found, isConflict } from '../site/check.ts';
import { lengthTolerance, roundedUp } from '../site/clearance.ts';
import { isOnRail, type Rail, railsOf } from './attachment.ts';
import { type Leg, legsOf, slideLeg } from './moveTitle.ts';
import { findingsOf } from './near.ts';
import type { Site } from '../site/site.ts';
import { type Subject, subjectOf } from '../site/subject.ts';

export interface MendingMove {
  readonly by: Point;
  /** The parts of the move that its title lists. */
  readonly legs: readonly Leg[];
}

/** Times that a move is extended, each time away from what the object is still too near. */
const maxSteps = 8;
/** Pushes that are tried as the beginning of a move. */
const maxStarts = 6;

/** Feet: a move that leaves another conflict short by less than this continues until that one ends too. */
const negligibleShortfall = 1 / inchesPerFoot;

/** A move may lead from a finding to one that is less severe. */
const severity: Readonly<Record<Found['state'], number>> = { conflict: 3, question: 2, close: 1, note: 0 };

/** Other findings that one move should resolve too. */
const maxTogether = 6;

/**
 * The move that resolves a finding without causing one as severe or making another worse; undefined if none is found. A
 * slide along a wall that the subject is attached to is preferred. pushes: moves away from what is too near.
 */
export function moveMending(
  found: Found,
  subject: Subject,
  pushes: readonly Point[],
  site: Site,
): MendingMove | undefined {
  const before = new Map(findingsOf(subject, site).map((one) => [one.id, one]));
  const search = { subject, site, before, pushes };
  const slides = railsOf(subject, site).flatMap((rail) => moveEndingMost(found, { ...search, rail }) ?? []);
  return slides.toSorted((a, b) => lengthOf(a.by) - lengthOf(b.by))[0] ?? moveEndingMost(found, search);
}

/** The move that resolves the finding and as many conflicts with lot lines as possible. */
function moveEndingMost(found: Found, search: Search): MendingMove | undefined {
  const { subject, before } = search;
  const others = isAtLine(found)
    ? [...before.values()]
        .filter((one) => one.id !== found.id && isConflict(one) && isAtLine(one) && pushOf(one, subject))
        .toSorted((a, b) => shortfall(a) - shortfall(b))
        .slice(0, maxTogether)
    : [];
  const all = others.length > 0 ? moveEnding([found, ...others], search) : undefined;
  let best = all ?? moveEnding([found], search);
  if (all || !best) return best;
  const ended: [Found, ...Found[]] = [found];
  for (const other of others) {
    const further = moveEnding([...ended, other], search);
    if (!further) continue;
    best = further;
    ended.push(other);
  }
  return best;
}

/** Whether a finding is about the object and the lines of its lot alone. */
const isAtLine = ({ objects }: Found): boolean => objects.length === 1;
const shortfall = ({ measured = 0, required = 0 }: Found): number => required - measured;

interface Search {
  readonly subject: Subject;
  readonly site: Site;
  readonly before: ReadonlyMap<string, Found>;
  readonly pushes: readonly Point[];
  /** The wall along which the object has to slide, if any. */
  readonly rail?: Rail;
}

/** The shortest move that resolves all of some findings. */
function moveEnding(founds: readonly [Found, ...Found[]], search: Search): MendingMove | undefined {
  let best: MendingMove | undefined;
  for (const first of search.pushes.slice(0, maxStarts)) {
    if (lengthOf(first) === 0) continue;
    // No move is shorter than the push that it begins with.
    if (best && lengthOf(first) >= lengthOf(best.by)) break;
    const move = moveFrom(first, founds, search);
    if (move && (!best || lengthOf(move.by) < lengthOf(best.by))) best = move;
  }
  return best;
}

function moveFrom(
  first: Point,
  [found, ...others]: readonly [Found, ...Found[]],
  search: Search,
): MendingMove | undefined {
  const { subject, site, before, rail } = search;
  const goals = new Set([found, ...others].map(({ id }) => id));
  /** The findings after a move; undefined if the object leaves the rail. */
  const after = (by: Point): readonly Found[] | undefined => {
    const moved = subjectOf(kindOf(subject.object).move(subject.object, by));
    if (rail && !(moved && isOnRail(rail, moved.ground))) return undefined;
    return moved ? findingsOf(moved, site) : [...before.values()];
  };
  const isWrong = (one: Found): boolean | undefined => {
    const was = before.get(one.id);
    // A conflict may become a question, as when only the eave is still in a setback, or a distance too close to measure.
    const isNew = !was && severity[one.state] >= severity[found.state];
    return goals.has(one.id) || isNew || (was && isConflict(one) && isWorse(one, was));
  };
  const isNegligible = (one: Found): boolean => {
    const push = isConflict(one) ? pushOf(one, subject) : undefined;
    return push !== undefined && lengthOf(push) < negligibleShortfall;
  };
  // A conflict must not end just at the required distance, where another move would be needed to be sure of it.
  const isNewlyClose = ({ id, state }: Found): boolean => state === 'close' && !before.has(id);
  const remains = (one: Found): boolean => isWrong(one) === true || isNegligible(one) || isNewlyClose(one);
  const origin = { x: 0, y: 0 };
  const reaches = [first, ...others.flatMap((one) => pushOf(one, subject) ?? [])].map((push) =>
    reachOf(push, origin),
  );
  let mending: Point | undefined;
  for (let step = 0; step < maxSteps; step += 1) {
    const shortest = rail ? leastSlide(reaches, rail.along) : leastMove(reaches);
    if (!shortest || lengthOf(shortest) === 0) break;
    const by = tidyPoint(shortest);
    const left = after(by)?.filter(remains);
    if (!left) break;
    if (left.length === 0)
      return asShown(by, first, search, (shown) => after(shown)?.some(remains) === false);
    if (!left.some(isWrong)) mending ??= by;
    else if (mending) break;
    const next = left.flatMap((one) => pushOf(one, subject) ?? []).filter((push) => lengthOf(push) > 0);
    if (next.length === 0) break;
    reaches.push(...next.map((push) => reachOf(push, by)));
  }
  return mending && asShown(mending, first, search, (shown) => after(shown)?.some(isWrong) === false);
}

const isWorse = (now: Found, was: Found): boolean =>
  now.measured !== undefined && was.measured !== undefined && now.measured < was.measured - lengthTolerance;

/** What a whole move has to reach if a push is still needed after the move `after`. */
const reachOf = (push: Point, after: Point): Reach => {
  const along = unit(push);
  return { along, feet: dot(after, along) + lengthOf(push) };
};

const pushOf = ({ moves }: Found, { object }: Subject): Point | undefined =>
  moves?.find(({ id }) => id === object.id)?.pushes[0];

/** The move with the rounded lengths of its title, so that moving by these is enough: rounded to the nearest, else up. */
function asShown(
  by: Point,
  first: Point,
  { subject, site: { ground }, rail }: Search,
  mends: (by: Point) => boolean,
): MendingMove {
  const legs = rail ? [slideLeg(by, rail.to.the, subject, ground)] : legsOf(by, unit(first), subject, ground);
  const steps = stepsPerFoot[ground.units];
  const rounded = [
    (feet: number) => Math.round(feet * steps) / steps,
    (feet: number) => roundedUp(feet, steps),
  ];
  for (const round of rounded) {
    const shown = legs.map((leg) => ({ ...leg, feet: round(leg.feet) })).filter(({ feet }) => feet > 0);
    const sum = shown.map(({ along, feet }) => scaleBy(along, feet)).reduce(add, { x: 0, y: 0 });
    const moved = tidyPoint(sum);
    if (shown.length > 0 && mends(moved)) return { by: moved, legs: shown };
  }
  return { by, legs };
}

/** The precision of lengths in titles: sixteenths of an inch, hundredths of a foot, millimeters. */
const stepsPerFoot: Readonly<Record<Units, number>> = {
  'feet-inches': sixteenthsPerFoot,
  'decimal-feet': 100,
  metres: 1000 * metersPerFoot,
};

/** A move has to go at least so many feet along a unit vector. */
interface Reach {
  readonly along: Point;
  readonly feet: number;
}

/** Feet by which a reach may be missed, for rounding. */
const tolerance = 1e-6;
/** Sine of the angle between two directions below which they don't meet in one place. */
const minAngle = 1e-4;

/** The shortest move that goes at least so far in each of some directions; undefined if none does. */
function leastMove(reaches: readonly Reach[]): Point | undefined {
  const single = reaches.map(({ along, feet }) => scaleBy(along, feet));
  const corners = reaches.flatMap((one, i) => reaches.slice(i + 1).flatMap((other) => meeting(one, other)));
  return shortestReaching([{ x: 0, y: 0 }, ...single, ...corners], reaches);
}

/** The shortest move along a rail, either way, that goes at least so far in each of some directions. */
function leastSlide(reaches: readonly Reach[], rail: Point): Point | undefined {
  const slides = reaches.flatMap(({ along, feet }) => {
    const share = dot(along, rail);
    return Math.abs(share) < minAngle ? [] : [scaleBy(rail, feet / share)];
  });
  return shortestReaching(slides, reaches);
}

const shortestReaching = (moves: readonly Point[], reaches: readonly Reach[]): Point | undefined =>
  moves
    .filter((by) => reaches.every(({ along, feet }) => dot(by, along) >= feet - tolerance))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];

/** The move that goes exactly so far in both directions. */
function meeting(one: Reach, other: Reach): readonly Point[] {
  const across = cross(one.along, other.along);
  if (Math.abs(across) < minAngle) return [];
  const turned = subtract(scaleBy(other.along, one.feet), scaleBy(one.along, other.feet));
  return [scaleBy(turnRight(turned), -1 / across)];
}
