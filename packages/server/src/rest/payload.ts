// The body of a write: its text goes to Postgres as it came; only the names of its columns are read here.
import { payloadError, RestError } from './restError.ts';
import type { Column, Table } from './schema.ts';

export interface Payload {
  /** JSON: an object, or a list of objects. */
  readonly text: string;
  readonly isList: boolean;
  readonly rowCount: number;
  /** What is written; the same for each row. */
  readonly columns: readonly Column[];
}

/** So deep may lists and objects lie within each other; the database has a stack of a given size. */
const deepest = 200;

export const rowsOf = ({ text }: Payload): readonly Row[] => {
  const value = JSON.parse(text) as Row | readonly Row[];
  return Array.isArray(value) ? (value as readonly Row[]) : [value as Row];
};

/** `columns` are those that the query string names, which then hold whatever a row has. */
export function readPayload(table: Table, text: string, columns: readonly string[] | undefined): Payload {
  const value = parse(text);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw payloadError('Empty or invalid json');
  const names = columns ?? sharedKeys(rows);
  return { text, isList: Array.isArray(value), rowCount: rows.length, columns: columnsNamed(table, names) };
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw payloadError(`The json is more than ${deepest} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    throw payloadError('Empty or invalid json');
  }
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sharedKeys(rows: readonly Row[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    const own = Object.keys(row);
    if (own.length !== keys.length || !keys.every((key) => Object.hasOwn(row, key)))
      throw payloadError('All object keys must match');
  }
  return keys;
}

function columnsNamed(table: Table, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name);
    if (column !== undefined) return column;
    throw new RestError({
      status: 400,
      code: 'PGRST204',
      message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    });
  });
}

const opening = /[[{]/g;

function isTooDeep(text: string): boolean {
  // A text with few brackets in all has few within each other.
  opening.lastIndex = 0;
  for (let found = 0; found <= deepest; found += 1) if (!opening.test(text)) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inString = false;
    } else if (sign === quote) inString = true;
    else if (sign === openBracket || sign === openBrace) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === closeBracket || sign === closeBrace) depth -= 1;
  }
  return false;
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125];
