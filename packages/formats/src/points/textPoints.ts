// Reads survey points from CSV and text: with or without a header; commas, tabs, semicolons or blanks between columns.
// Which column is which is decided in `textColumns` and `pointGuesses`.
import { withSeparators } from '@homeplot/plan/units';
import {
  type Known,
  maxPoints,
  type PointFile,
  type PointOrder,
  type PointReading,
  type PointRow,
  type PointUnit,
  refused,
  type RefusedPoints,
  tooManyPoints,
} from './pointFile.ts';
import {
  type CellLine,
  type Columns,
  columnsByContent,
  cellsOf,
  hasDecimalCommas,
  headOf,
  type Line,
  numberIn,
  separatorOf,
  shortened,
} from './textColumns.ts';
import { datumOf, guessOrder, guessUnit, namedOrder, saysFeet, unitNamed } from './pointGuesses.ts';

const comment = /^\s*(?:#|\/\/|\*|!|;|REM\b|--)/i;

/** site: the width of the plan's lot in feet, if it has one. */
export function readTextPoints(text: string, site?: number): PointReading {
  const all = text.split(/\r\n|\n|\r/).map((line, i): Line => ({ at: i + 1, text: line }));
  if (all.length > maxPoints * 2) return tooManyPoints(`${withSeparators(all.length)} lines`);
  const comments = all.filter((line) => comment.test(line.text)).map((line) => line.text);
  const lines = all.filter((line) => line.text.trim() !== '' && !comment.test(line.text));
  if (lines.length === 0) return refused('This file is empty, so it has no points.');
  const separator = separatorOf(lines);
  const decimalCommas = hasDecimalCommas(lines, separator);
  const cells = lines.map((line) => ({ ...line, cells: cellsOf(line.text, separator) }));
  const head = headOf(cells);
  const body = head.rows === 0 ? cells : cells.slice(head.rows);
  const data = body.filter((line) => /\d/.test(line.text) && line.cells.length > 1);
  if (data.length === 0)
    return refused(
      'This file has no lines with coordinates. Choose a file with a point on each line, such as 101,5000.00,5000.00,98.20,IPF.',
    );
  const number = (cell: string): number => numberIn(cell, decimalCommas);
  const columns = head.columns ?? columnsByContent(data, number);
  if ('ok' in columns) return columns;
  const rows = rowsOf(data, columns, number);
  if ('ok' in rows) return rows;
  if (rows.length > maxPoints) return tooManyPoints(`${withSeparators(rows.length)} points`);
  const contradiction = contradictionIn(rows);
  if (contradiction) return refused(contradiction);
  const order = head.columns
    ? namedOrder(orderNamed(columns), rows)
    : guessOrder(rows, columns.number !== undefined);
  if ('ok' in order) return order;
  const likely = order.said ?? order.likely;
  if (likely === 'AOZ' || likely === 'OAZ') {
    const off = outOfRange(rows, likely);
    if (off) return refused(off);
  }
  const preamble = [...comments, ...cells.slice(0, head.rows).map((line) => line.text)].join('\n');
  const up = (likely ?? 'NEZ').indexOf('Z') as 0 | 1 | 2;
  return {
    ok: true,
    rows,
    figures: [],
    order,
    ...unitsOf(preamble, head.titles ?? [], columns, (said) => guessUnit(rows, likely, saysFeet(said), site)),
    datum: datumOf(preamble, rows, up),
    notes: [
      ...(body.length > data.length
        ? [`Lines without coordinates were left out: ${body.length - data.length}.`]
        : []),
      ...noElevations(columns, head.unread),
      ...(head.doubles ?? []).map(
        ([read, left]) => `"${shortened(read)}" was read, and "${shortened(left)}" left out.`,
      ),
    ],
  };
}

/** Titles that a note names. */
const maxTitles = 6;

/** Says that no column of a header was taken as elevations, with the columns that could be it. */
function noElevations({ up }: Columns, unread: readonly string[] = []): readonly string[] {
  if (up !== undefined || unread.length === 0) return [];
  const titles = unread.slice(0, maxTitles).map((title) => `"${shortened(title)}"`);
  const more = unread.length > maxTitles ? ` and ${unread.length - maxTitles} more` : '';
  return [
    `No elevations were read: no column is titled Elevation or Z. Columns that weren't read: ${titles.join(', ')}${more}.`,
  ];
}

/** The unit of the coordinates, and that of elevations where their title says another one. */
function unitsOf(
  preamble: string,
  titles: readonly string[],
  columns: Columns,
  guess: (text: string) => Known<PointUnit>,
): Pick<PointFile, 'unit' | 'elevationUnit'> {
  const [across = '', upward = ''] = [coordinateColumns(columns)[0], columns.up].map(
    (at) => titles[at ?? -1] ?? '',
  );
  const [own, above] = [across, upward].map(
    (title) => unitNamed(title) ?? (saysFeet(title) ? 'feet' : undefined),
  );
  // The title of the elevations doesn't speak of coordinates that have a unit of their own.
  const text = own && above ? preamble.replace(upward, '') : preamble;
  const said = unitNamed(text);
  const isOther = own && above && (own === 'meters') !== (above === 'meters');
  return {
    unit: said ? { answers: [said], said, reason: 'The file says its unit.' } : guess(text),
    ...(isOther ? { elevationUnit: above } : {}),
  };
}

/** No place on the earth has larger coordinates, in any unit. */
const maxCoordinate = 1e8;
/** No place on the earth has a higher elevation, in any unit. */
const maxElevation = 30_000;
/** A blank, dashes, or the number that maps and instruments write where there is none. */
const noElevation = /^(?:|[-*?]+|-9{4,6}(?:\.[09]*)?)$/;

function rowsOf(
  lines: readonly CellLine[],
  columns: Columns,
  number: (cell: string) => number,
): PointRow[] | RefusedPoints {
  const [first, second] = coordinateColumns(columns);
  const rows: PointRow[] = [];
  for (const [i, { at, text, cells }] of lines.entries()) {
    const written = [first, second].map((column) => cells[column] ?? '');
    const [a = Number.NaN, b = Number.NaN] = written.map(number);
    const bad = written.find((_, index) => Number.isNaN([a, b][index]));
    if (bad !== undefined)
      return refused(
        `Line ${at}, "${shortened(text)}", can't be read: ${bad === '' ? 'a coordinate is missing' : `"${shortened(bad)}" isn't a number`}. Correct the line, then choose the file again.`,
      );
    if (Math.max(Math.abs(a), Math.abs(b)) > maxCoordinate)
      return refused(
        `Line ${at}, "${shortened(text)}", has a coordinate that lies outside of the earth. Correct the line, then choose the file again.`,
      );
    if (columns.up !== undefined && cells.length <= columns.up)
      return refused(
        `Line ${at}, "${shortened(text)}", can't be read: it ends before its elevation. Correct the line, then choose the file again.`,
      );
    const height = columns.up === undefined ? '' : (cells[columns.up] ?? '');
    const up = noElevation.test(height) ? undefined : number(height);
    if (up !== undefined && !(Math.abs(up) < maxElevation))
      return refused(
        `Line ${at}, "${shortened(text)}", can't be read: "${shortened(height)}" isn't an elevation. Correct the line, then choose the file again.`,
      );
    const id = columns.number === undefined ? String(i + 1) : (cells[columns.number] ?? '');
    rows.push({ number: id, values: withElevation(a, b, up), code: codeOf(cells, columns) });
  }
  return rows;
}

/** North and east, or latitude and longitude if a file has only these. */
const coordinateColumns = ({ north, east, latitude, longitude }: Columns): readonly [number, number] => [
  north ?? latitude ?? 0,
  east ?? longitude ?? 1,
];

const withElevation = (a: number, b: number, up: number | undefined): PointRow['values'] =>
  up === undefined ? [a, b] : [a, b, up];

/** The code; in files without a header, with the columns that follow it, such as "TREE", "18", "OAK". */
function codeOf(cells: readonly string[], columns: Columns): string {
  if (columns.code === undefined) return '';
  const isLast = Object.values(columns).every((at) => at <= (columns.code ?? 0));
  return (isLast ? cells.slice(columns.code) : [cells[columns.code] ?? ''])
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+@-])/, '')
    .slice(0, 200);
}

const orderNamed = ({ north }: Columns): PointOrder => (north === undefined ? 'AOZ' : 'NEZ');

/** Feet or meters: points that are nearer to each other than this are at the same place. */
const samePlace = 0.005;
/** Feet or meters by which the elevations of one place may differ. */
const sameHeight = 0.05;

/** Codes of what stands above another point or lies below it: walls, curbs, floors and inverts. */
const isAboveOrBelow = ({ code }: PointRow): boolean =>
  /^(?:t[wc]|tow|tbc|b[wc]|bow|fl|gut|ffe?|inv|ie|rim)\d*\b/i.test(code);

/** Two points at one place with two elevations, or two with one number at two places. */
function contradictionIn(rows: readonly PointRow[]): string | undefined {
  const places = new Map<string, PointRow>();
  const numbers = new Map<string, PointRow>();
  for (const row of rows) {
    const [a, b, up] = row.values;
    const key = `${Math.round(a / samePlace)} ${Math.round(b / samePlace)}`;
    const isDegrees = Math.abs(a) <= 180 && Math.abs(b) <= 180;
    const there = isDegrees ? undefined : places.get(key);
    const height = there?.values[2];
    const differ = up !== undefined && height !== undefined && Math.abs(up - height) > sameHeight;
    if (there && differ && !isAboveOrBelow(there) && !isAboveOrBelow(row))
      return `Points ${there.number} and ${row.number} are at one place with two elevations, ${height} and ${up}. Remove the wrong one, then choose the file again.`;
    const same = numbers.get(row.number);
    if (same && Math.hypot(same.values[0] - a, same.values[1] - b) > samePlace)
      return `Two points have the number ${row.number} at two places. Give one of them another number, then choose the file again.`;
    places.set(key, row);
    numbers.set(row.number, row);
  }
  return undefined;
}

function outOfRange(rows: readonly PointRow[], order: 'AOZ' | 'OAZ'): string | undefined {
  const [latitude, longitude] = order === 'AOZ' ? [0, 1] : [1, 0];
  const off = rows.find(
    ({ values }) => Math.abs(values[latitude as 0 | 1]) > 90 || Math.abs(values[longitude as 0 | 1]) > 180,
  );
  return (
    off &&
    `Point ${off.number} has the latitude ${off.values[latitude as 0 | 1]} and the longitude ${off.values[longitude as 0 | 1]}, which isn't a place: a latitude has at most 90 degrees, and a longitude at most 180.`
  );
}
