// The body of a write: its text goes to Postgres as it came; only the names of its columns are read here.
import { deepest, isJson, outlineOf } from './jsonRows.ts';
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

type Row = Readonly<Record<string, unknown>>;

export const notJson = (): RestError => payloadError('Empty or invalid json');

/** `columns` are those that the query string names, which then hold whatever a row has. */
export function readPayload(table: Table, text: string, columns: readonly string[] | undefined): Payload {
  const outline = outlineOf(text);
  if ('problem' in outline) {
    throw outline.problem === 'too deep'
      ? payloadError(`The json is more than ${deepest} levels deep`)
      : notJson();
  }
  const { isList, keys } = outline;
  const names = columns ?? sharedKeys(keys);
  // Of what names no column nothing is sent to Postgres, which would refuse it.
  if (names.length === 0 && !isJson(text)) throw notJson();
  return { text, isList, rowCount: keys.length, columns: columnsNamed(table, names) };
}

/** The rows themselves, for the few who must look into them. */
export function rowsOf({ text }: Payload): readonly Row[] {
  if (!isJson(text)) throw notJson();
  const value = JSON.parse(text) as Row | readonly Row[];
  return Array.isArray(value) ? (value as readonly Row[]) : [value as Row];
}

function sharedKeys([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const names = new Set(first);
  for (const keys of others) {
    const own = new Set(keys);
    if (own.size !== names.size || keys.some((key) => !names.has(key)))
      throw payloadError('All object keys must match');
  }
  return [...names];
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
