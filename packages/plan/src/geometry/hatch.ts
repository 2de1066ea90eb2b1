// Hatching: parallel lines, and rows of dots, clipped to a closed path by its own edges. Feet; arcs are followed in
// fine straight pieces. Only what lies in a view is worked out, and where that would take too many lines they are set wider, by doubling.
import type { Path } from '../pen/pen.ts';
import { type Box, cornersOf, emptyBox, everywhere, union } from './box.ts';
import { flatten } from './flatten.ts';
import { type Point, radians } from './point.ts';

export interface Hatch {
  /** Feet between lines. */
  readonly spacing: number;
  /** Degrees, clockwise from level. */
  readonly angle: number;
  /** A point that a line goes through, so that the hatch moves along with what it fills. */
  readonly origin: Point;
  /** Feet: what can be seen of it; everywhere where it is left out. */
  readonly view?: Box;
  /** Feet by which straight pieces may leave an arc. */
  readonly sagitta?: number;
}

export type Line = readonly [Point, Point];

/** Lines of one hatch at most, which a view at the scale that details show at has no room for, and their stretches. */
const most = { lines: 1200, stretches: 20_000, points: 2000 } as const;
/** The same where all of a hatch is drawn, as for a file or on paper. */
const mostEverywhere = { lines: 300, stretches: 3000 } as const;

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
  /** The part of the rows that is in the view. */
  readonly from: number;
  readonly to: number;
}

/** A corner of the path in the axes of the rows. */
interface Corner {
  readonly along: number;
  readonly off: number;
}

function rowsOf(path: Path, { spacing, angle, origin, view = everywhere, sagitta }: Hatch): Rows {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const turn = ({ x, y }: Point): Corner => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return { along: dx * cos + dy * sin, off: dy * cos - dx * sin };
  };
  const corners = flatten(path, sagitta).map(turn);
  const seen = reachOf(view === everywhere ? corners : cornersOf(view).map(turn));
  const apart = widened(corners, spacing, seen, view === everywhere ? mostEverywhere : most);
  const crossings = new Map<number, number[]>();
  corners.forEach((a, i) => {
    const b = corners[i + 1] ?? corners[0] ?? a;
    const [low, high] = a.off < b.off ? [a, b] : [b, a];
    const end = Math.min(high.off, seen.maxY);
    // From the lower end, included, to the upper, left out: a corner on a line is crossed once or not at all.
    for (let row = Math.ceil(Math.max(low.off, seen.minY) / apart); row * apart < end; row += 1) {
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
  return { spacing: apart, rows, place, from: seen.minX, to: seen.maxX };
}

/** The spacing, doubled until no more lines and crossings come of it than can be drawn. */
function widened(
  corners: readonly Corner[],
  spacing: number,
  seen: Box,
  { lines, stretches }: { readonly lines: number; readonly stretches: number },
): number {
  let crossed = 0;
  let [least, greatest] = [Infinity, -Infinity];
  corners.forEach(({ off }, i) => {
    const next = corners[i + 1]?.off ?? corners[0]?.off ?? off;
    const [low, high] = [Math.max(seen.minY, Math.min(off, next)), Math.min(seen.maxY, Math.max(off, next))];
    crossed += Math.max(0, high - low);
    least = Math.min(least, low);
    greatest = Math.max(greatest, high);
  });
  let apart = spacing;
  while ((greatest - least) / apart > lines || crossed / apart > 2 * stretches) apart *= 2;
  return apart;
}

/** The box of corners, x along the rows and y off them. */
const reachOf = (corners: readonly Corner[]): Box =>
  corners.reduce((box, { along: x, off: y }) => union(box, { minX: x, minY: y, maxX: x, maxY: y }), emptyBox);

/** The stretches of a row that lie within the path and reach into the view: whole, as dashes begin where they do. */
function* stretchesOf({ crossings }: Row, { from, to }: Rows): Generator<readonly [number, number]> {
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [enters, leaves] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
    if (leaves >= from && enters <= to) yield [enters, leaves];
  }
}

/** The lines of the hatch within a closed path. */
export function hatchLines(path: Path, hatch: Hatch): Line[] {
  const all = rowsOf(path, hatch);
  const { rows, spacing, place } = all;
  return rows.flatMap((row) =>
    [...stretchesOf(row, all)].map(
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
  const all = rowsOf(path, hatch);
  const { rows, spacing, place } = all;
  const points: Point[] = [];
  for (const row of rows) {
    for (const [from, to] of stretchesOf(row, all)) {
      const last = Math.min(to, all.to);
      for (let column = Math.ceil(Math.max(from, all.from) / spacing); column * spacing < last; column += 1) {
        const along = (column + 0.7 * (scattered(row.number, column, 1) - 0.5)) * spacing;
        if (along > from && along < to && scattered(row.number, column, 2) > 0.15)
          points.push(place(along, row.number * spacing));
        if (points.length >= most.points) return points;
      }
    }
  }
  return points;
}
