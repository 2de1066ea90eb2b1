// The statements of inserts, updates and deletes. What the client sent is a value; only names of the schema are in the text.
import type { Payload } from './payload.ts';
import type { RestQuery } from './restQuery.ts';
import { quoteIdentifier, type Table } from './schema.ts';
import {
  type Returning,
  type Resolution,
  type Missing,
  nameOf,
  where,
  listOf,
  orderBy,
  pageOf,
  listOfLines,
  linesOf,
} from './statements.ts';

/** For writes: as much as a request can bring, plus the spaces that Postgres adds. */
const maxWrittenBytes = 8 * 1024 * 1024;

interface Insertion {
  readonly returning: Returning;
  readonly resolution: Resolution | undefined;
  readonly missing: Missing;
}

/** `body` is the placeholder of the payload, such as `$1::jsonb`. */
export function insertStatement(
  table: Table,
  query: RestQuery,
  payload: Payload,
  body: string,
  { returning, resolution, missing }: Insertion,
): string {
  const columns = payload.columns.map(({ name }) => quoteIdentifier(name));
  const isEmpty = columns.length === 0;
  const into = isEmpty ? '' : ` (${columns.join(', ')})`;
  const rows = isEmpty
    ? ` SELECT FROM generate_series(1, ${payload.rowCount})`
    : ` SELECT ${columns.join(', ')} FROM ${recordsOf(payload, body, missing)}`;
  const source = isEmpty && payload.rowCount === 1 ? ' DEFAULT VALUES' : rows;
  const conflict = resolution === undefined ? '' : onConflict(table, query, columns, resolution);
  const write = `INSERT INTO ${nameOf(table)}${into}${source}${conflict}`;
  return written(table, query, write, returning, resolution === undefined ? 'true' : 'xmax = 0');
}

export function updateStatement(
  table: Table,
  query: RestQuery,
  payload: Payload,
  body: string,
  returning: Returning,
): string {
  const names = payload.columns.map(({ name }) => quoteIdentifier(name));
  const sets = names.map((name) => `${name} = body.${name}`);
  const from = recordsOf(payload, body, 'null');
  const write = `UPDATE ${nameOf(table)} SET ${sets.join(', ')} FROM ${from}${where(query.conditions)}`;
  return written(table, query, write, returning, 'false');
}

export function deleteStatement(table: Table, query: RestQuery, returning: Returning): string {
  const write = `DELETE FROM ${nameOf(table)}${where(query.conditions)}`;
  return written(table, query, write, returning, 'false');
}

/** The rows of the payload, as a table named body. */
function recordsOf({ columns, isList }: Payload, placeholder: string, missing: Missing): string {
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  if (missing === 'null') {
    return `${isList ? 'jsonb_to_recordset' : 'jsonb_to_record'}(${placeholder}) AS body (${types})`;
  }
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [`'${column.name.replaceAll("'", "''")}', ${column.default}`],
  );
  const items = isList ? `jsonb_array_elements(${placeholder})` : `(SELECT ${placeholder})`;
  const filled = `jsonb_build_object(${defaults.join(', ')}) || given.item`;
  return `${items} AS given (item), LATERAL jsonb_to_record(${filled}) AS body (${types})`;
}

function onConflict(
  table: Table,
  query: RestQuery,
  columns: readonly string[],
  resolution: Resolution,
): string {
  const target = (query.onConflict ?? table.primaryKey).map(quoteIdentifier).join(', ');
  const sets = columns.map((name) => `${name} = EXCLUDED.${name}`).join(', ');
  const action = resolution === 'ignore-duplicates' || sets === '' ? 'NOTHING' : `UPDATE SET ${sets}`;
  return ` ON CONFLICT (${target}) DO ${action}`;
}

/** `isNew` is an SQL expression that is true for an inserted row. */
function written(table: Table, query: RestQuery, write: string, returning: Returning, isNew: string): string {
  const counts = `count(*)::int AS rows, null::int AS total, (count(*) FILTER (WHERE "?new"))::int AS inserted`;
  if (returning === 'nothing') {
    return `WITH written AS (${write} RETURNING ${isNew} AS "?new") SELECT '' AS body, ${counts} FROM written`;
  }
  const columns = new Set([
    ...query.selected.map(({ column }) => column),
    ...query.order.map(({ column }) => column),
  ]);
  const returned = [...columns]
    .map((name) => `${quoteIdentifier(table.name)}.${quoteIdentifier(name)}`)
    .join(', ');
  const found = `SELECT ${listOf(query.selected)} FROM written${orderBy(query)}${pageOf(query)}`;
  return `WITH written AS (${write} RETURNING ${returned}, ${isNew} AS "?new"), found AS (${found})
    SELECT (SELECT ${listOfLines(maxWrittenBytes)} FROM ${linesOf('found')}) AS body, ${counts} FROM written`;
}
