// Finds the columns of a text with points: what separates them, and what each contains, by a header or by their content.
import { refused, type RefusedPoints } from './pointFile.ts';

type Column = 'number' | 'north' | 'east' | 'up' | 'latitude' | 'longitude' | 'code';

const headerNames: readonly (readonly [Column, RegExp])[] = [
  ['latitude', /^lat(?:itude)?$/],
  ['longitude', /^lon(?:g|gitude)?$/],
  [
    'north',
    /^(?:n|y|north|northing|northings|nord|norte|point y|y coord(?:inate)?|(?:grid|ground|local) n(?:orth(?:ing)?)?|hochwert|nordwert)$/,
  ],
  [
    'east',
    /^(?:e|x|east|easting|eastings|este|est|ost|point x|x coord(?:inate)?|(?:grid|ground|local) e(?:ast(?:ing)?)?|rechtswert|ostwert)$/,
  ],
  [
    'up',
    /^(?:z|point z|el|elev|elevation|elevations|h|height|hoehe|hohe|cota|cote|quota|elevacion|altitude?|altura|ortho(?:metric)?(?: (?:height|ht|elev(?:ation)?))?|ground elev(?:ation)?)$/,
  ],
  [
    'code',
    /^(?:d|desc|description|descriptions|descriptor|code|codes|feature(?: code)?|raw description|point code|full description|note|notes|remarks?|kode|descripcion|descricao|descrizione|codigo|codice)$/,
  ],
  [
    'number',
    /^(?:p|pt|pnt|pt ?no|no|nr|id|#|num|number|name|point|points|point ?(?:no|number|name|id|#)|station|punkt(?: ?(?:nr|id))?|punto|nome?|nombre|numero|nummer|matricule|fid|marker)$/,
  ],
];

/** A column's title without its unit, punctuation and accents, such as "northing" for "Northing (US ft)". */
const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]|["']/g, ' ')
    .replaceAll(/[._:-]+/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:ft|us ?ft|usft|sft|ift|feet|m|meters?|deg|dd)$/, '');

const nameOf = (text: string): Column | undefined =>
  headerNames.find(([, pattern]) => pattern.test(plainName(text)))?.[0];

export interface Line {
  /** Its number in the file, from 1. */
  readonly at: number;
  readonly text: string;
}

type Separator = '\t' | ';' | ',' | ' ';

/** Lines by which the separator is found, and the share of them that must have it. */
const sampleSize = 200;
const mostLines = 0.8;

export function separatorOf(lines: readonly Line[]): Separator {
  const sample = lines.slice(0, sampleSize);
  const most = (pattern: RegExp): boolean =>
    sample.filter(({ text }) => pattern.test(text)).length >= sample.length * mostLines;
  if (most(/\t/)) return '\t';
  if (most(/;/)) return ';';
  return most(/,.*,|^[^\s,]+,[^\s,]+$/) && !most(/^\S+\s+-?\d+,\d+\s+-?\d+,\d+/) ? ',' : ' ';
}

/** Whether numbers have decimal commas, as in Europe: only if none has a decimal point. */
export function hasDecimalCommas(lines: readonly Line[], separator: Separator): boolean {
  if (separator === ',') return false;
  const all = lines.map(({ text }) => text).join('\n');
  return /\d,\d/.test(all) && !/\d\.\d/.test(all);
}

export const cellsOf = (text: string, separator: Separator): string[] =>
  separator === ' ' ? text.trim().split(/\s+/) : quoted(text, separator).map((cell) => cell.trim());

/** A cell; within quotes it may contain separators, and quotes that are doubled. */
const quotedCell = (separator: string): RegExp =>
  new RegExp(
    String.raw`\s*(?:"((?:[^"]|"")*)"\s*(?=${separator}|$)|([^${separator}]*))(?:${separator}|$)`,
    'gy',
  );

function quoted(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const cells: string[] = [];
  for (const [, inside, plain = ''] of `${text}${separator}`.matchAll(quotedCell(separator)))
    cells.push(inside === undefined ? plain : inside.replaceAll('""', '"'));
  // The separator that was added has ended the last cell.
  return cells.slice(0, -1);
}

/** "2,000,100.12": commas that can only separate thousands. */
const withThousands = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

export function numberIn(cell: string, commas: boolean): number {
  const plain = withThousands.test(cell) ? cell.replaceAll(',', '') : commas ? cell.replace(',', '.') : cell;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

export type Columns = { readonly [C in Column]?: number };

export interface CellLine extends Line {
  readonly cells: readonly string[];
}

interface Head {
  /** Lines before the first point. */
  readonly rows: number;
  readonly columns?: Columns;
  readonly titles?: readonly string[];
  /** The titles of the columns that no name is known for. */
  readonly unread?: readonly string[];
  /** The titles of northings, eastings or elevations that aren't read, each with the one that is read in its place. */
  readonly doubles?: readonly (readonly [read: string, left: string])[];
}

const places: ReadonlySet<Column> = new Set(['north', 'east', 'up', 'latitude', 'longitude']);

/** Maximum number of lines above the header, such as a title, the job and the date. */
const maxHead = 12;

export function headOf(lines: readonly CellLine[]): Head {
  for (const [i, { cells }] of lines.slice(0, maxHead).entries()) {
    const found = cells.map(nameOf);
    const has = (column: Column): boolean => found.includes(column);
    if (!(has('north') && has('east')) && !(has('latitude') && has('longitude'))) continue;
    const columns: Partial<Record<Column, number>> = {};
    for (const [at, column] of found.entries()) if (column) columns[column] ??= at;
    const unread = cells.filter((cell, at) => cell !== '' && !found[at]);
    const doubles = found.flatMap((column, at): [string, string][] => {
      const read = column && places.has(column) ? columns[column] : undefined;
      return read === undefined || read === at ? [] : [[cells[read] ?? '', cells[at] ?? '']];
    });
    return { rows: i + 1, columns, titles: cells, unread, doubles };
  }
  const first = lines.findIndex(
    ({ cells }) => cells.filter((cell) => /^[+-]?\d+[.,]\d+$/.test(cell)).length >= 2,
  );
  return {
    rows:
      first > 0 &&
      first <= maxHead &&
      lines
        .slice(0, first)
        .every(({ cells }) => cells.filter((cell) => /^[+-]?[\d.,]+$/.test(cell)).length < 2)
        ? first
        : 0,
  };
}

/** A column is numeric if at least this share of its cells are numbers. */
const numericShare = 0.7;
/** A column has the elevations if at least this share of its cells that aren't empty are numbers; the other rows are refused. */
const elevationShare = 0.5;

/** Which columns are point numbers, coordinates and codes, if no header says so; coordinates by their order in the row. */
export function columnsByContent(
  lines: readonly CellLine[],
  readNumber: (cell: string) => number,
): Columns | RefusedPoints {
  const areNumbers = (cells: readonly string[], share: number): boolean =>
    cells.filter((cell) => !Number.isNaN(readNumber(cell))).length >= cells.length * share;
  // A few damaged numbers don't make it a column of text.
  const isNumeric = (at: number): boolean =>
    areNumbers(
      lines.map(({ cells }) => cells[at] ?? ''),
      numericShare,
    );
  /** Whether most rows reach a column and its numbers are elevations, some of which may be missing. */
  const hasElevations = (at: number): boolean => {
    const reached = lines.flatMap(({ cells }) => cells[at] ?? []);
    const written = reached.filter((cell) => cell !== '');
    return reached.length >= lines.length / 2 && written.length > 0 && areNumbers(written, elevationShare);
  };
  /** The number of numeric columns in a row from a column, up to three. */
  const run = (from: number): number => {
    const count = [from, from + 1].findIndex((at) => !isNumeric(at));
    if (count >= 0) return count;
    return hasElevations(from + 2) ? 3 : 2;
  };
  const inRow = run(0);
  const areIds = !isNumeric(0) || lines.every(({ cells }) => /^\d{1,9}$/.test(cells[0] ?? ''));
  const hasDecimals = (at: number): boolean => lines.some(({ cells }) => /[.,]\d/.test(cells[at] ?? ''));
  const after = run(1);
  const isNumbered =
    areIds && after >= 2 && (!isNumeric(0) || after === 3 || hasDecimals(1) || hasDecimals(2));
  const from = isNumbered ? 1 : 0;
  const count = isNumbered ? after : inRow;
  if (count < 2)
    return refused(
      `This file has no points: line ${lines[0]?.at ?? 1}, "${shortened(lines[0]?.text ?? '')}", doesn't have two coordinates. A line of a point file reads like 101,5000.00,5000.00,98.20,IPF.`,
    );
  return {
    ...(isNumbered ? { number: 0 } : {}),
    north: from,
    east: from + 1,
    ...(count > 2 ? { up: from + 2 } : {}),
    code: from + Math.min(count, 3),
  };
}

export const shortened = (text: string): string => {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
};
