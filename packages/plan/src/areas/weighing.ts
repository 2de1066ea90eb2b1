// Weighs pieces of ground that may overlap: what lies under several counts once, with the greatest factor.
import type { Cover } from './cover.ts';
import type { AreaMeasure } from './measures.ts';
import { areaOfRegion, nothing, type Region, unionOf } from './regions.ts';

/** A cover, or the part of it in one cell. */
export interface Piece extends Pick<Cover, 'factors' | 'region'> {
  readonly area: () => number;
}

/** The integral of the greatest factor: by levels, each with the ground of all whose factor is at least that. */
export function weightedArea(pieces: readonly Piece[], measure: AreaMeasure): number {
  const counted = pieces.filter(({ factors }) => factors[measure] > 0);
  const [only] = counted;
  if (!only) return 0;
  if (counted.length === 1) return only.area() * only.factors[measure];
  const levels = levelsOf(counted, measure);
  return levels.reduce((sum, level, i) => {
    const ground = unionOf(
      counted.filter(({ factors }) => factors[measure] >= level).map(({ region }) => region()),
    );
    return sum + (level - (levels[i + 1] ?? 0)) * areaOfRegion(ground);
  }, 0);
}

/** The factors from the greatest to the least. */
const levelsOf = (pieces: readonly Piece[], measure: AreaMeasure): readonly number[] =>
  [...new Set(pieces.map(({ factors }) => factors[measure]))]
    .filter((factor) => factor > 0)
    .toSorted((a, b) => b - a);

/**
 * What each piece adds, in their order: none of it counts twice, so that they add up to the weighted area.
 */
export function contributions(pieces: readonly Piece[], measure: AreaMeasure): readonly number[] {
  const levels = levelsOf(pieces, measure);
  const grounds: Region[] = levels.map(() => nothing);
  const areas = levels.map(() => 0);
  const isAlone = pieces.filter(({ factors }) => factors[measure] > 0).length === 1;
  return pieces.map(({ factors, region, area }) => {
    const factor = factors[measure];
    if (isAlone || factor === 0) return area() * factor;
    return levels.reduce((sum, level, i) => {
      if (level > factor) return sum;
      const ground = unionOf([grounds[i] ?? nothing, region()]);
      const now = areaOfRegion(ground);
      const added = now - (areas[i] ?? 0);
      [grounds[i], areas[i]] = [ground, now];
      return sum + (level - (levels[i + 1] ?? 0)) * added;
    }, 0);
  });
}
