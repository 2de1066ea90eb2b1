// Scattered points within a closed path, as for gravel and grass. Feet.
import { type Hatch, rowsOf, segmentsOf, viewLimits } from './hatchRows.ts';
import type { Path } from './pen.ts';
import type { Point } from './point.ts';

/** The share of the spacing by which scattered points are shifted at most, and the share of points that are left out. */
const scatter = { shift: 0.7, leftOut: 0.15 } as const;

/** A pseudo-random number from 0 to 1, always the same for the same place: the sine hash that is common in shaders. */
function pseudoRandom(row: number, column: number, salt: number): number {
  const wave = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Irregular points within a closed path, about a spacing apart; always the same for the same path. */
export function scatterPoints(path: Path, hatch: Hatch): Point[] {
  const all = rowsOf(path, hatch);
  const { rows, spacing, place } = all;
  const points: Point[] = [];
  for (const row of rows) {
    for (const [from, to] of segmentsOf(row, all)) {
      const last = Math.min(to, all.to);
      for (let column = Math.ceil(Math.max(from, all.from) / spacing); column * spacing < last; column += 1) {
        const along = (column + scatter.shift * (pseudoRandom(row.number, column, 1) - 0.5)) * spacing;
        if (along > from && along < to && pseudoRandom(row.number, column, 2) > scatter.leftOut)
          points.push(place(along, row.number * spacing));
        if (points.length >= viewLimits.points) return points;
      }
    }
  }
  return points;
}
