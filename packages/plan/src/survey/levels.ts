// Differential leveling: the elevations of points from the readings of a level or a laser, by the height of the instrument.
import { quoted } from '../measure/quoted.ts';
import { tidy, grouped } from '../measure/units.ts';

/** A row of a level book. Readings and elevations are in feet. */
export interface LevelRow {
  readonly point: string;
  /** Read on a point whose elevation is known, from a new position of the instrument. */
  readonly backsight?: number;
  /** Read on any other point; in books with a column for intermediate sights, those too. */
  readonly foresight?: number;
  /** The elevation of the point, where it is known from elsewhere: a benchmark. */
  readonly known?: number;
}

/** The readings of a site, kept in the plan. */
export interface LevelBook {
  readonly rows: readonly LevelRow[];
  /** Whether misclosures are shared out. */
  readonly isAdjusted: boolean;
}

/** Rows of a book: the level book of a home site never has as many. */
export const maxLevelRows = 1000;
/** Characters of a point's name. */
export const levelPointLimit = 60;

export interface Level {
  /** In feet, before any adjustment; absent where a row can't be worked out. */
  readonly elevation?: number;
  /** The elevation of the instrument after this row's backsight. */
  readonly instrument?: number;
  /** Number of the instrument's position that the point was read from, from 1; 0 for a point that was known before. */
  readonly setup: number;
  /** What is wrong with the row, as a sentence. */
  readonly problem?: string;
}

/** A point of known elevation that was read again. */
export interface LevelClosure {
  readonly row: number;
  /** The elevation that the readings give, minus the one that it has, in feet. */
  readonly misclosure: number;
  /** Positions of the instrument since the last point of known elevation. */
  readonly setups: number;
  /** Feet that a careful run of so many positions may miss by. */
  readonly allowed: number;
}

export interface Leveled {
  readonly levels: readonly Level[];
  readonly closures: readonly LevelClosure[];
}

/**
 * Feet for one position of the instrument; it grows with the square root of their number, as independent errors add up. Twice
 * the 0.01 ft to which a rod is read.
 */
const allowedForOne = 0.02;

/** Feet: the longest rods are 25 ft. A ceiling is read with the rod upside down, as a negative number. */
const longestRod = 30;

/** Feet. Readings have at most three decimals, so a smaller difference is only rounding. */
const readingTolerance = 0.0005;

const isAbsent = (value: number | undefined): value is undefined => value === undefined;

/** The elevations of a level book's rows. The setups begin where a row has a backsight. */
export function levelBook(rows: readonly LevelRow[]): Leveled {
  const elevations = new Map<string, number>();
  const benchmarks = benchmarksOf(rows);
  const levels: Level[] = [];
  const closures: LevelClosure[] = [];
  let instrument: number | undefined;
  let setup = 0;
  let setupAtKnown = 0;
  for (const [i, row] of rows.entries()) {
    const name = pointKey(row.point);
    const benchmark = name === '' ? row.known : benchmarks.get(name);
    const wrong = wrongValue(row);
    if (wrong !== undefined) {
      levels.push({ setup, problem: wrong });
      continue;
    }
    let elevation = benchmark ?? elevations.get(name);
    let from = isAbsent(elevation) ? setup : 0;
    if (!isAbsent(row.foresight)) {
      if (isAbsent(instrument)) {
        levels.push({
          setup,
          problem:
            'There is no backsight before this reading. Begin with a backsight on a point of known elevation.',
        });
        continue;
      }
      elevation = tidy(instrument - row.foresight);
      from = setup;
      if (!isAbsent(benchmark)) {
        const setups = setup - setupAtKnown;
        const misclosure = tidy(elevation - benchmark);
        closures.push({ row: i, misclosure, setups, allowed: allowedForOne * Math.sqrt(setups) });
      }
    }
    if (name !== '' && !isAbsent(elevation)) elevations.set(name, elevation);
    if (isAbsent(row.backsight)) {
      levels.push(
        isAbsent(elevation)
          ? { setup, problem: 'This row has no reading. Enter what the rod read on this point.' }
          : { setup: from, elevation },
      );
      continue;
    }
    // A run continues from a benchmark's known elevation, not from what was read on it.
    const base = benchmark ?? elevation;
    if (isAbsent(base)) {
      levels.push({
        setup,
        problem: `The elevation of ${pointText(row.point)} isn't known. A backsight needs a benchmark, or a point that was read before.`,
      });
      continue;
    }
    if (!isAbsent(benchmark)) setupAtKnown = setup;
    setup += 1;
    instrument = tidy(base + row.backsight);
    levels.push({ setup: from, elevation: elevation ?? base, instrument });
  }
  return { levels, closures };
}

/** The known elevations by the names of their points. */
const benchmarksOf = (rows: readonly LevelRow[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ point, known }) => (isAbsent(known) ? [] : [[pointKey(point), known] as const])));

/** Whether the book knows the elevation of a point from elsewhere. */
export const isBenchmarkIn = ({ rows }: LevelBook, point: string): boolean =>
  benchmarksOf(rows).has(pointKey(point));

/** The name of a point for comparisons, whatever its case and spaces. */
export const pointKey = (point: string): string => point.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const pointText = (point: string): string => (point.trim() === '' ? 'this point' : quoted(point));

function wrongValue({ backsight, foresight, known }: LevelRow): string | undefined {
  for (const [value, what] of [
    [backsight, 'backsight'],
    [foresight, 'reading'],
  ] as const) {
    if (!isAbsent(value) && !(Math.abs(value) <= longestRod))
      return `The ${what} is ${grouped(value)} ft, but a rod is at most ${longestRod} ft long. Check the decimal point.`;
  }
  if (!isAbsent(known) && !(known >= -2000 && known <= 30_000))
    return `The elevation is ${grouped(known)} ft; expected -2,000 to 30,000.`;
  return undefined;
}

/**
 * The elevations after each misclosure was shared out evenly over the positions of the instrument since the last known point.
 * Points that no closure follows stay as they are.
 */
export function adjustedLevels(rows: readonly LevelRow[]): readonly (number | undefined)[] {
  const { levels, closures } = levelBook(rows);
  const adjusted = levels.map(({ elevation }) => elevation);
  let first = 0;
  for (const { row, misclosure, setups } of closures) {
    const before = (levels[row]?.setup ?? 0) - setups;
    for (let i = first; i <= row; i += 1) {
      const { elevation, setup } = levels[i] ?? { setup: 0 };
      if (isAbsent(elevation) || setup === 0) continue;
      const share = isTurningPoint(rows, i) || i === row ? setup - before : setup - before - 1;
      adjusted[i] = tidy(elevation - (misclosure * share) / setups);
    }
    first = row + 1;
  }
  return adjusted;
}

/** Whether the next position of the instrument depends on this point: a backsight is read on it in the same or a later row. */
function isTurningPoint(rows: readonly LevelRow[], index: number): boolean {
  const name = pointKey(rows[index]?.point ?? '');
  return rows
    .slice(index)
    .some(({ point, backsight }, i) => !isAbsent(backsight) && (i === 0 || pointKey(point) === name));
}

/**
 * The elevation of each named point by its name, in feet, as adjusted if the book says so. The last reading counts, but what
 * is read on a benchmark never changes its known elevation.
 */
export function elevationsOf({ rows, isAdjusted }: LevelBook): ReadonlyMap<string, number> {
  const elevations = isAdjusted
    ? adjustedLevels(rows)
    : levelBook(rows).levels.map((level) => level.elevation);
  const benchmarks = benchmarksOf(rows);
  return new Map(
    rows.flatMap(({ point }, i) => {
      const elevation = benchmarks.get(pointKey(point)) ?? elevations[i];
      return point.trim() === '' || isAbsent(elevation) ? [] : [[point.trim(), elevation] as const];
    }),
  );
}

/** Whether every closure is within what is allowed; undefined if there is none. */
export const closes = ({ closures }: Leveled): boolean | undefined =>
  closures.length === 0
    ? undefined
    : closures.every(({ misclosure, allowed }) => Math.abs(misclosure) <= allowed + readingTolerance);
