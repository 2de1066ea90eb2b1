// What was marked and typed to scale an underlay and isn't applied yet, while the card is away: on a phone the panel takes its
// place, and another tool may be used in between.
import type { Point } from '@homeplot/plan/point';
import type { ScaleAnswers } from './scaleAnswers.ts';

export interface UnappliedScale {
  readonly points: readonly Point[];
  readonly answers: ScaleAnswers;
}

/** By the id of the underlay. */
const kept = new Map<string, UnappliedScale>();

export function keepScale(underlay: string, scale: UnappliedScale): void {
  if (scale.points.length > 0) kept.set(underlay, scale);
}

/** Returns it once. */
export function takeScale(underlay: string): UnappliedScale | undefined {
  const scale = kept.get(underlay);
  kept.delete(underlay);
  return scale;
}
