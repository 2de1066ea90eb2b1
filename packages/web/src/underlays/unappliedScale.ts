// What was marked and typed to scale an underlay and isn't applied yet, while the card is away: on a phone the panel takes its
// place, and another tool may be used in between.
import type { Point } from '@homeplot/plan/point';
import type { Underlay } from '@homeplot/plan/underlay';
import type { ScaleAnswers } from './scaleAnswers.ts';

export interface UnappliedScale {
  readonly points: readonly Point[];
  readonly answers: ScaleAnswers;
}

const kept = new Map<string, UnappliedScale>();

/** Straightened, an underlay has its points at other places of its picture. */
const keyOf = ({ id, file: { sha256 }, page, corners }: Underlay): string =>
  JSON.stringify([id, sha256, page, corners]);

export function keepScale(underlay: Underlay, scale: UnappliedScale): void {
  if (scale.points.length > 0) kept.set(keyOf(underlay), scale);
}

/** Returns it once. */
export function takeScale(underlay: Underlay): UnappliedScale | undefined {
  const key = keyOf(underlay);
  const scale = kept.get(key);
  kept.delete(key);
  return scale;
}
