// Reads a level book from a table that was pasted or opened: the first line names the columns.
import { parseLengthIn } from '../reading/typedLength.ts';
import { quoted } from '../measure/quoted.ts';
import { formatFinely, type Units, grouped } from '../measure/units.ts';
import { levelBook, levelPointLimit, type LevelRow, maxLevelRows } from './levels.ts';

export interface ReadLevels {
  readonly rows: readonly LevelRow[];
  /** What was not taken, or doesn't agree, a sentence each. */
  readonly notes: readonly string[];
}

const columns = {
  point: /^(?:point|pt|station|sta|peg|stake|no|name|description)s?\.?$/,
  backsight: /^(?:bs|b\.s\.|backsight|back sight|\+|\+s)$/,
  intermediate: /^(?:is|i\.s\.|ifs|intermediate|intermediate sight|int)$/,
  foresight: /^(?:fs|f\.s\.|foresight|fore sight|-|−|-s|rod|reading|rod reading)$/,
  elevation: /^(?:elev|elevation|rl|r\.l\.|reduced level|level|height|known|known elevation)\.?$/,
} as const;
type Column = keyof typeof columns;

/**
 * Reads a table whose columns are separated by tabs, semicolons, commas or several spaces. Numbers without a unit are in the
 * plan's. An elevation is taken as known where nothing was read on the point; elsewhere it is compared with the readings.
 * Throws an Error with a sentence if this is no level book.
 */
export function readLevels(text: string, units: Units): ReadLevels {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [heading = '', ...rest] = lines;
  if (rest.length > maxLevelRows)
    throw new Error(
      `This table has ${grouped(rest.length)} rows; a level book has at most ${grouped(maxLevelRows)}. Paste a part of it.`,
    );
  const separator = [/\t/, /;/, /,/, /\s{2,}|\s\|\s/].find((one) => one.test(heading.trim()));
  const named = separator ? columnsOf(heading.trim().split(separator)) : new Map<Column, number>();
  if (!separator || !named.has('point') || !(named.has('backsight') || named.has('foresight')))
    throw new Error(
      'This isn\'t a level book: its first line should name the columns, such as "Point, BS, FS, Elevation".',
    );
  const notes: string[] = [];
  const read = rest.map((line, i) => {
    const cells = cellsOf(line, heading, separator);
    const cell = (column: Column): string => cells[named.get(column) ?? -1] ?? '';
    const number = (column: Column): number | undefined => {
      const typed = cell(column);
      if (typed === '' || /^[-–—]+$/.test(typed)) return undefined;
      const feet = parseLengthIn(typed, units);
      if (feet === undefined)
        notes.push(`Row ${i + 1}: ${quoted(typed)} isn't a number, so it was left empty.`);
      return feet;
    };
    const [backsight, foresight, between] = [
      number('backsight'),
      number('foresight'),
      number('intermediate'),
    ];
    if (foresight !== undefined && between !== undefined)
      notes.push(`Row ${i + 1} has a foresight and an intermediate sight; the foresight was taken.`);
    return {
      point: cell('point').slice(0, levelPointLimit),
      backsight,
      foresight: foresight ?? between,
      elevation: number('elevation'),
    };
  });
  const rows = read.map(
    ({ point, backsight, foresight, elevation }): LevelRow => ({
      point,
      ...(backsight === undefined ? {} : { backsight }),
      ...(foresight === undefined ? {} : { foresight }),
      ...(elevation === undefined || foresight !== undefined ? {} : { known: elevation }),
    }),
  );
  return { rows, notes: [...notes, ...disagreements(rows, read, units)] };
}

/**
 * The cells of a row. Where blanks separate columns, a row with fewer cells than the heading has empty ones, which are found by
 * what stands below what.
 */
function cellsOf(line: string, heading: string, separator: RegExp): readonly string[] {
  const cells = (/^\s{2,}/.test(line) ? line : line.trim()).split(separator).map((cell) => cell.trim());
  const titles = spansOf(heading);
  if (!separator.test('  ') || heading.includes('|') || cells.length >= titles.length) return cells;
  const placed = titles.map(() => '');
  for (const span of spansOf(line)) {
    const apart = titles.map((title) => Math.max(title.from - span.to, span.from - title.to));
    const at = apart.indexOf(Math.min(...apart));
    placed[at] = `${placed[at] ?? ''} ${span.text}`.trim();
  }
  return placed;
}

/** The texts between several blanks, with their places in a line. */
const spansOf = (line: string) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

function columnsOf(names: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  for (const [i, name] of names.entries()) {
    const plain = name
      .trim()
      .toLowerCase()
      .replace(/\s*[([].*$/, '');
    for (const [column, pattern] of Object.entries(columns) as readonly (readonly [Column, RegExp])[])
      if (pattern.test(plain) && !found.has(column)) found.set(column, i);
  }
  return found;
}

/** Feet: half of a hundredth, to which elevations are usually written. */
const rounding = 0.005;

/** A sentence for each elevation of the table that disagrees with its readings. */
function disagreements(
  rows: readonly LevelRow[],
  read: readonly { readonly point: string; readonly elevation: number | undefined }[],
  units: Units,
): readonly string[] {
  const { levels } = levelBook(rows);
  return read.flatMap(({ point, elevation }, i) => {
    const worked = levels[i]?.elevation;
    if (elevation === undefined || worked === undefined || Math.abs(elevation - worked) < rounding) return [];
    const [given, found] = [formatFinely(elevation, units), formatFinely(worked, units)];
    return [
      `Row ${i + 1} (${quoted(point)}) says ${given}, but its readings give ${found}. If it is a benchmark, enter its known elevation.`,
    ];
  });
}
