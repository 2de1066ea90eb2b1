// Hatching: parallel lines, and rows of dots, clipped to a closed path by its own edges. Feet; arcs are followed in
// fine straight pieces. Where a path would take too many lines they are set wider, by doubling.
import type { Path } from '../pen/pen.ts';
import { flatten } from './flatten.ts';
import { type Point, radians } from './point.ts';

export interface Hatch {
  /** Feet between lines. */
  readonly spacing: number;
  /** Degrees, clockwise from level. */
  readonly angle: number;
  /** A point that a line goes through, so that the hatch moves along with what it fills. */
  readonly origin: Point;
}

export type Line = readonly [Point, Point];

/** Lines of one hatch at most. */
const mostLines = 300;

/** A line of the hatch: how far it is off the origin, and where along itself it enters and leaves the path, by turns. */
interface Row {
  readonly number: number;
  readonly crossings: readonly number[];
}

interface Rows {
  readonly spacing: number;
  readonly rows: readonly Row[];
  /** From the rows' own axes to the plan. */
  readonly place: (along: number, off: number) => Point;
}

function rowsOf(path: Path, { spacing, angle, origin }: Hatch): Rows {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const corners = flatten(path).map(({ x, y }) => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return { along: dx * cos + dy * sin, off: dy * cos - dx * sin };
  });
  let [least, greatest] = [Infinity, -Infinity];
  for (const { off } of corners) {
    least = Math.min(least, off);
    greatest = Math.max(greatest, off);
  }
  let apart = spacing;
  while ((greatest - least) / apart > mostLines) apart *= 2;
  const crossings = new Map<number, number[]>();
  corners.forEach((a, i) => {
    const b = corners[i + 1] ?? corners[0] ?? a;
    const [low, high] = a.off < b.off ? [a, b] : [b, a];
    // From the lower end, included, to the upper, left out: a corner on a line is crossed once or not at all.
    for (let row = Math.ceil(low.off / apart); row * apart < high.off; row += 1) {
      const fraction = (row * apart - low.off) / (high.off - low.off);
      const crossed = crossings.get(row) ?? [];
      crossed.push(low.along + (high.along - low.along) * fraction);
      crossings.set(row, crossed);
    }
  });
  const rows = [...crossings].map(([number, crossed]) => ({
    number,
    crossings: crossed.toSorted((a, b) => a - b),
  }));
  const place = (along: number, off: number): Point => ({
    x: origin.x + along * cos - off * sin,
    y: origin.y + along * sin + off * cos,
  });
  return { spacing: apart, rows, place };
}

/** The stretches of a row that lie within the path. */
function* stretchesOf({ crossings }: Row): Generator<readonly [number, number]> {
  for (let i = 0; i + 1 < crossings.length; i += 2) yield [crossings[i] ?? 0, crossings[i + 1] ?? 0];
}

/** The lines of the hatch within a closed path. */
export function hatchLines(path: Path, hatch: Hatch): Line[] {
  const { rows, spacing, place } = rowsOf(path, hatch);
  return rows.flatMap((row) =>
    [...stretchesOf(row)].map(
      ([from, to]): Line => [place(from, row.number * spacing), place(to, row.number * spacing)],
    ),
  );
}

/** A number from 0 to 1 that looks random and is always the same for the same place. */
function scattered(row: number, column: number, salt: number): number {
  const wave = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Points strewn within a closed path, about a spacing from each other. */
export function strewn(path: Path, hatch: Hatch): Point[] {
  const { rows, spacing, place } = rowsOf(path, hatch);
  return rows.flatMap((row) => {
    const points: Point[] = [];
    for (const [from, to] of stretchesOf(row)) {
      for (let column = Math.ceil(from / spacing); column * spacing < to; column += 1) {
        const along = (column + 0.7 * (scattered(row.number, column, 1) - 0.5)) * spacing;
        if (along > from && along < to && scattered(row.number, column, 2) > 0.15)
          points.push(place(along, row.number * spacing));
      }
    }
    return points;
  });
}
