// Builds the one SQL statement of a request. Its text has only SQL and names of the schema; everything that the client sent is
// passed as a value. It returns one row, with the response as JSON.
import type { Payload } from './payload.ts';
import type { RestQuery, Selected } from './restQuery.ts';
import { quoteIdentifier, type Table } from './schema.ts';

export interface StatementResult {
  /** The rows as a JSON list; empty if they were not requested. */
  readonly body: string;
  /** Rows found or written. */
  readonly rows: number;
  /** All matching rows, beyond the page too; null if not requested. */
  readonly total: number | null;
  /** Rows that were inserted, not updated. */
  readonly inserted: number;
}

const mebibyte = 1024 * 1024;

/** Bytes of the longest response, except for a row that is requested by its key. */
export const maxListBytes = mebibyte;

/** Bytes of the longest response to a write: as much as a request can send, plus the spaces that Postgres adds. */
const maxWrittenBytes = 8 * mebibyte;

/** Bytes of the longest row, which the tables' constraints enforce. */
export const maxRowBytes = 18 * mebibyte;

/** What the client wants back. */
export type Returning = 'rows' | 'nothing';

export type Resolution = 'merge-duplicates' | 'ignore-duplicates';

/** Which value a column gets that the query string names and a row leaves out. */
export type Missing = 'default' | 'null';

/** Whether the client wants the total. */
export type Counting = 'counted' | 'uncounted';

/** Fails if the response would be longer than `maxBytes`. */
export function selectStatement(
  table: Table,
  query: RestQuery,
  {
    returning,
    counting,
    maxBytes,
  }: { readonly returning: Returning; readonly counting: Counting; readonly maxBytes: number },
): string {
  const from = `FROM ${nameOf(table)}${where(query.conditions)}`;
  const columns = returning === 'rows' ? listOf(query.selected) : '1';
  const found = `WITH found AS (SELECT ${columns} ${from}${orderBy(query)}${pageOf(query)})`;
  const total = counting === 'counted' ? `(SELECT count(*)::int ${from})` : 'null::int';
  const counts = `count(*)::int AS rows, ${total} AS total, 0 AS inserted`;
  if (returning === 'nothing') return `${found} SELECT '' AS body, ${counts} FROM found`;
  return `${found} SELECT ${listOfLines(maxBytes)} AS body, ${counts} FROM ${linesOf('found')}`;
}

export interface Insertion {
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

const nameOf = ({ name }: Table): string => `public.${quoteIdentifier(name)}`;

const listOf = (selected: readonly Selected[]): string =>
  selected.map(({ column, as }) => `${quoteIdentifier(column)} AS ${quoteIdentifier(as)}`).join(', ');

const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.map((one) => `(${one})`).join(' AND ')}`;

function orderBy({ order }: RestQuery): string {
  const terms = order.map(({ column, direction }) => quoteIdentifier(column) + direction);
  return terms.length === 0 ? '' : ` ORDER BY ${terms.join(', ')}`;
}

/** LIMIT and OFFSET. Both are integers of at most 15 digits, so they are safe in the text. */
function pageOf({ page: { offset, limit } }: RestQuery): string {
  return `${limit === undefined ? '' : ` LIMIT ${limit}`}${offset === 0 ? '' : ` OFFSET ${offset}`}`;
}

/** Each row as JSON, with the running total of bytes; `OFFSET 0` keeps Postgres from converting each row twice. */
const linesOf = (rows: string): string =>
  `(SELECT line, sum(octet_length(line)) OVER (ROWS UNBOUNDED PRECEDING) AS bytes
    FROM (SELECT row_to_json(${rows})::text AS line FROM ${rows} OFFSET 0) AS written_out) AS lines`;

/** A JSON list of the lines; fails at the first row that makes it too long. */
const listOfLines = (maxBytes: number): string =>
  `'[' || coalesce(string_agg(line, ',') FILTER (WHERE rest.has_room(bytes, ${maxBytes})), '') || ']'`;

/** SQL for the rows of the payload as a table named body. */
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
