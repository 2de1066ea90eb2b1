// Computes the weighted area of pieces of ground that may overlap: ground under several of them counts once, with the
// greatest factor.
import type { Cover } from './cover.ts';
import type { AreaMeasure } from './measures.ts';
import { areaOfRegion, unionOf } from './regions.ts';

/** A cover, or the part of it in one cell. */
export interface Piece extends Pick<Cover, 'factors' | 'region'> {
  readonly area: () => number;
}

/**
 * The integral of the greatest factor over the ground. It is summed by levels of the factor: at each level, the ground of all
 * pieces with at least that factor, times the difference to the next lower level.
 */
export function weightedArea(pieces: readonly Piece[], measure: AreaMeasure): number {
  const counted = pieces.filter(({ factors }) => factors[measure] > 0);
  const [first] = counted;
  if (!first) return 0;
  if (counted.length === 1) return first.area() * first.factors[measure];
  const levels = levelsOf(counted.map(({ factors }) => factors[measure]));
  return levels.reduce((sum, level, i) => {
    const ground = unionOf(
      counted.filter(({ factors }) => factors[measure] >= level).map(({ region }) => region()),
    );
    return sum + (level - (levels[i + 1] ?? 0)) * areaOfRegion(ground);
  }, 0);
}

/** The factors from the greatest to the least. */
export const levelsOf = (factors: readonly number[]): readonly number[] =>
  [...new Set(factors)].filter((factor) => factor > 0).toSorted((a, b) => b - a);
