// What each of several pieces of ground contributes to their weighted area.
import type { AreaMeasure } from './measures.ts';
import { areaOfRegion, nothing, type Region, unionOf } from './regions.ts';
import { type Piece, levelsOf } from './weighing.ts';

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
