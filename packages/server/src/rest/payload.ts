// The body of a write. Its text goes to Postgres unchanged; only the column names are read here.
import type { JsonProblem } from '../json/jsonProblem.ts';
import type { RestBody } from '../http/body.ts';
import { payloadError, RestError } from './problems.ts';
import type { Column, Table } from './schema.ts';

export interface Payload {
  /** JSON: an object, or a list of objects. */
  readonly text: string;
  readonly isList: boolean;
  readonly rowCount: number;
  /** The same for each row. */
  readonly columns: readonly Column[];
}

type Row = Readonly<Record<string, unknown>>;

/** `columns`: from the query string, in place of the keys of the rows. */
export function readPayload(
  table: Table,
  body: RestBody | undefined,
  columns: readonly string[] | undefined,
): Payload {
  if (body === undefined || body.scanned === 'no rows') throw payloadError('Empty or invalid json');
  const { text, scanned } = body;
  if ('message' in scanned) throw problemError(scanned);
  const names = columns ?? sharedKeys(scanned.keys);
  return { text, isList: scanned.isList, rowCount: scanned.keys.length, columns: columnsNamed(table, names) };
}

/** A value that Postgres can't store has the SQLSTATE of Postgres. */
function problemError({ kind, message, place }: JsonProblem): RestError {
  if (kind === 'syntax') return payloadError('Empty or invalid json', `${place}: ${message}`);
  if (kind === 'size') return payloadError(message, place);
  return new RestError({ status: 400, code: '22P02', message, details: place });
}

export function rowsOf({ text, isList }: Payload): readonly Row[] {
  const value = JSON.parse(text) as Row | readonly Row[];
  return isList ? (value as readonly Row[]) : [value as Row];
}

function sharedKeys([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const names = new Set(first);
  for (const keys of others) {
    if (keys.length !== names.size || keys.some((key) => !names.has(key)))
      throw payloadError('All object keys must match');
  }
  return first;
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
