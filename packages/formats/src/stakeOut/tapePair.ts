// The two fixed points from which stakes are taped: the pair with the best angles and the shortest tapes, none of them cut by
// a building.
import { cross, distance, type Point, subtract, unit } from '@homeplot/plan/point';
import { type FixedPoint, middleOf } from './fixedPoints.ts';

/** Ids of the fixed points that the user has chosen. A point that is absent or no longer exists is chosen automatically. */
export interface StakeOutChoice {
  readonly first?: string | undefined;
  readonly second?: string | undefined;
}

type Pair = readonly [FixedPoint, FixedPoint];

/** The place of a stake, and from which fixed points no tape can be pulled to it. */
export interface Target {
  readonly at: Point;
  readonly isBlockedFrom: (point: FixedPoint) => boolean;
}

/** Tapes that meet within 30° of a line are flat: an inch of error then moves the stake two. */
const minSine = Math.sin(Math.PI / 6);
/** A sine above this is as good as that of a right angle. */
const goodSine = Math.sin(Math.PI / 3);
/** Feet of tape that lower the score as much as a sine that is lower by 1. */
const longTape = 300;
/** Feet: the length of most tapes. */
const usualTape = 100;
/** How much each stake that can't be taped well lowers the score: more than angles and lengths can make up for. */
const badStakePenalty = 10;
/** How many of the fixed points nearest to an object are tried. */
const maxTried = 24;
/** By how much the score of another pair must be higher for the crew to move its tapes. */
const minGain = 0.25;

/** used: the pairs that earlier objects are taped from; one of these is kept unless another pair is much better. */
export function pairFor(
  corners: readonly Target[],
  points: readonly FixedPoint[],
  used: readonly Pair[],
  choice: StakeOutChoice,
): Pair | undefined {
  const best = bestPair(corners, points, choice);
  if (!best || choice.first || choice.second) return best?.pair;
  const least = best.score - minGain;
  const reach = Math.max(usualTape, longestTape(corners, best.pair));
  const isGoodEnough = (pair: Pair): boolean =>
    corners.every((one) => isGood(one, pair)) && longestTape(corners, pair) <= reach;
  return used.find((pair) => isGoodEnough(pair) && scoreOf(corners, pair) >= least) ?? best.pair;
}

interface ScoredPair {
  readonly pair: Pair;
  readonly score: number;
}

export function bestPair(
  corners: readonly Target[],
  points: readonly FixedPoint[],
  choice: StakeOutChoice,
): ScoredPair | undefined {
  const named = (id: string | undefined) => points.filter((point) => point.id === id);
  const middle = middleOf(corners.map(({ at }) => at));
  const near = points.toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle)).slice(0, maxTried);
  const [firsts, seconds] = [named(choice.first), named(choice.second)].map((one) => (one[0] ? one : near));
  let best: ScoredPair | undefined;
  for (const a of firsts ?? []) {
    for (const b of seconds ?? []) {
      // Each pair is tried only once, in the order of the plan.
      const isRepeated = firsts === seconds && points.indexOf(a) > points.indexOf(b);
      if (isRepeated || distance(a.at, b.at) < 1) continue;
      const score = scoreOf(corners, [a, b]);
      if (!best || score > best.score) best = { pair: [a, b], score };
    }
  }
  return best;
}

/** The sine of the flattest angle at which the tapes meet, reduced for long tapes, and for each stake that isn't good. */
function scoreOf(corners: readonly Target[], pair: Pair): number {
  const sines = corners.map(({ at }) => Math.min(goodSine, sineAt(at, pair)));
  const bad = corners.filter((one) => !isGood(one, pair)).length;
  return Math.min(...sines) - longestTape(corners, pair) / longTape - bad * badStakePenalty;
}

export const isFlat = ({ at }: Target, pair: Pair): boolean => sineAt(at, pair) < minSine;
export const isCut = ({ isBlockedFrom }: Target, pair: Pair): boolean => pair.some(isBlockedFrom);
const isGood = (target: Target, pair: Pair): boolean => !isFlat(target, pair) && !isCut(target, pair);

const longestTape = (corners: readonly Target[], pair: Pair): number =>
  Math.max(...corners.flatMap(({ at }) => pair.map((point) => distance(point.at, at))));

const sineAt = (at: Point, [a, b]: Pair): number =>
  Math.abs(cross(unit(subtract(a.at, at)), unit(subtract(b.at, at))));
