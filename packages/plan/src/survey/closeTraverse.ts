// How well the traverse of a deed closes, and the ways to close a gap.
import { type Closure, compassRule } from './closure.ts';
import type { Leg } from './traverse.ts';

/**
 * last: the last edge ends at the beginning, and takes up the gap. closing: all edges stay as they are, and the gap stays
 * open. compass: each edge takes its share of the gap, by its length.
 */
export const finishes = ['last', 'closing', 'compass'] as const;
export type Finish = (typeof finishes)[number];

/** Usual tolerance for surveys of town lots: one foot of gap in 5,000 feet of perimeter. */
export const minRatio = 5000;

export const closesWell = ({ oneIn, perimeter, lastLeg }: Closure): boolean =>
  oneIn === undefined ? (lastLeg?.miss ?? 0) * minRatio <= perimeter : oneIn >= minRatio;

/** What is done with the gap unless the user chooses: one within the tolerance is closed, any larger one stays open. */
export const usualFinish = (closure: Closure): Finish => (closesWell(closure) ? 'last' : 'closing');

/** The legs with the gap closed, or left open, as chosen. */
export function finishedLegs(legs: readonly Leg[], finish: Finish, north: number): readonly Leg[] {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last || finish === 'closing') return legs;
  if (finish === 'compass') return compassRule(legs, north);
  return [...legs.slice(0, -1), { ...last, to: first.from }];
}
