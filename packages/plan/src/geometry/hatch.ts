// Hatching: parallel lines clipped to a closed path. Feet.
import type { Path } from './pen.ts';
import type { Point } from './point.ts';
import { type Hatch, rowsOf, segmentsOf } from './hatchRows.ts';

export type Line = readonly [Point, Point];

/** The lines of the hatch within a closed path. */
export function hatchLines(path: Path, hatch: Hatch): Line[] {
  const all = rowsOf(path, hatch);
  const { rows, spacing, place } = all;
  return rows.flatMap((row) =>
    [...segmentsOf(row, all)].map(
      ([from, to]): Line => [place(from, row.number * spacing), place(to, row.number * spacing)],
    ),
  );
}
