// The one statement that a request becomes. Its text is made of names of the schema and words of SQL alone; whatever
// a caller wrote is a value. Each gives one row, in which Postgres has written the JSON of the answer.
import type { Payload } from './payload.ts';
import type { RestQuery, Selected } from './restQuery.ts';
import { quoted, type Table } from './schema.ts';

/** What each statement gives. */
export interface Outcome {
  /** The rows as a JSON list; empty where they were not asked for. */
  readonly body: string;
  /** How many rows were found, or written. */
  readonly rows: number;
  /** How many rows there are beyond the page; null where that was not asked for. */
  readonly total: number | null;
  /** How many of the rows that were written are new. */
  readonly inserted: number;
}

const mebibyte = 1024 * 1024;

/** The longest answer that is read at once; longer ones are read in parts. */
export const longestWhole = mebibyte;

/** The longest answer to a write: as much as a request can bring, with the spaces that Postgres writes. */
const longestWritten = 8 * mebibyte;

/** A part of an answer is as many rows as make it longer than this. */
const leastPart = mebibyte;

/** No row is longer: the constraints of the tables see to it. */
export const largestRow = 18 * mebibyte;

/** Whether the caller wants to see the rows. */
export type Answer = 'rows' | 'nothing';

export type Resolution = 'merge-duplicates' | 'ignore-duplicates';

/** What a row gets in the columns that it leaves out, when the query string names them. */
export type Missing = 'default' | 'null';

/** Whether the caller wants to know how many rows there are beyond the page. */
export type Counting = 'counted' | 'uncounted';

/** The rows, as long as they are no longer than `longestWhole`. */
export function selectStatement(
  table: Table,
  query: RestQuery,
  { answer, counting }: { readonly answer: Answer; readonly counting: Counting },
): string {
  const wanted = answer === 'rows' ? listOf(query.selected) : '1';
  const { found, counts } = finding(table, query, wanted, counting);
  if (answer === 'nothing') return `${found} SELECT '' AS body, ${counts} FROM found`;
  return `${found} SELECT ${listOfLines(longestWhole)} AS body, ${counts} FROM ${linesOf('found')}`;
}

/** The keys of the rows, as a JSON list of objects. */
export function keysStatement(table: Table, query: RestQuery, counting: Counting): string {
  const key = table.primaryKey.map(quoted).join(', ');
  const { found, counts } = finding(table, query, key, counting);
  return `${found} SELECT coalesce(json_agg(found), '[]')::text AS body, ${counts} FROM found`;
}

function finding(table: Table, query: RestQuery, wanted: string, counting: Counting) {
  const from = `FROM ${nameOf(table)}${where(query.conditions)}`;
  const total = counting === 'counted' ? `(SELECT count(*)::int ${from})` : 'null::int';
  return {
    found: `WITH found AS (SELECT ${wanted} ${from}${orderBy(query)}${pageOf(query)})`,
    counts: `count(*)::int AS rows, ${total} AS total, 0 AS inserted`,
  };
}

/**
 * The rows with the keys, one by one in their order, each as its JSON, until they make a part; null for a row that is gone. A row is read only when those before it left room.
 */
export function linesStatement(table: Table, selected: readonly Selected[], keys: string): string {
  const names = table.primaryKey.map(quoted);
  const types = table.primaryKey.map((name) => `${quoted(name)} ${table.columns.get(name)?.type}`);
  const isIt = names.map((name) => `${nameOf(table)}.${name} = keys.${name}`).join(' AND ');
  const found = `SELECT ${listOf(selected)} FROM ${nameOf(table)} WHERE ${isIt}`;
  return `WITH RECURSIVE keys AS (
      SELECT * FROM ROWS FROM (jsonb_to_recordset(${keys}) AS (${types.join(', ')})) WITH ORDINALITY
        AS listed (${names.join(', ')}, "?place")
    ), lines (place, line, bytes) AS (
      SELECT 0::bigint, null::text, 0::bigint
      UNION ALL
      SELECT keys."?place", written_out.line, lines.bytes + coalesce(octet_length(written_out.line), 0)
      FROM lines JOIN keys ON keys."?place" = lines.place + 1
      LEFT JOIN LATERAL (SELECT row_to_json(found)::text AS line FROM (${found}) AS found OFFSET 0) AS written_out
        ON true
      WHERE lines.bytes < ${leastPart}
    )
    SELECT line FROM lines WHERE place > 0 ORDER BY place`;
}

export interface Insertion {
  readonly answer: Answer;
  readonly resolution: Resolution | undefined;
  readonly missing: Missing;
}

/** `body` is where the JSON of the payload stands, such as `$1::jsonb`. */
export function insertStatement(
  table: Table,
  query: RestQuery,
  payload: Payload,
  body: string,
  { answer, resolution, missing }: Insertion,
): string {
  const columns = payload.columns.map(({ name }) => quoted(name));
  const isEmpty = columns.length === 0;
  const into = isEmpty ? '' : ` (${columns.join(', ')})`;
  const rows = isEmpty
    ? ` SELECT FROM generate_series(1, ${payload.rowCount})`
    : ` SELECT ${columns.join(', ')} FROM ${recordsOf(payload, body, missing)}`;
  const source = isEmpty && payload.rowCount === 1 ? ' DEFAULT VALUES' : rows;
  const conflict = resolution === undefined ? '' : onConflict(table, query, columns, resolution);
  const write = `INSERT INTO ${nameOf(table)}${into}${source}${conflict}`;
  return written(table, query, write, answer, resolution === undefined ? 'true' : 'xmax = 0');
}

export function updateStatement(
  table: Table,
  query: RestQuery,
  payload: Payload,
  body: string,
  answer: Answer,
): string {
  const sets = payload.columns.map(({ name }) => `${quoted(name)} = body.${quoted(name)}`);
  const from = recordsOf(payload, body, 'null');
  const write = `UPDATE ${nameOf(table)} SET ${sets.join(', ')} FROM ${from}${where(query.conditions)}`;
  return written(table, query, write, answer, 'false');
}

export function deleteStatement(table: Table, query: RestQuery, answer: Answer): string {
  const write = `DELETE FROM ${nameOf(table)}${where(query.conditions)}`;
  return written(table, query, write, answer, 'false');
}

const nameOf = ({ name }: Table): string => `public.${quoted(name)}`;

const listOf = (selected: readonly Selected[]): string =>
  selected.map(({ column, as }) => `${quoted(column)} AS ${quoted(as)}`).join(', ');

const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.map((one) => `(${one})`).join(' AND ')}`;

const orderBy = ({ order }: RestQuery): string =>
  order.length === 0 ? '' : ` ORDER BY ${order.map(({ column, way }) => quoted(column) + way).join(', ')}`;

/** Both are whole numbers of at most 15 digits. */
function pageOf({ page: { offset, limit } }: RestQuery): string {
  return `${limit === undefined ? '' : ` LIMIT ${limit}`}${offset === 0 ? '' : ` OFFSET ${offset}`}`;
}

/** The rows, each as JSON, with the bytes of all up to it; `OFFSET 0` has each row written once. */
const linesOf = (rows: string): string =>
  `(SELECT line, sum(octet_length(line)) OVER (ROWS UNBOUNDED PRECEDING) AS bytes
    FROM (SELECT row_to_json(${rows})::text AS line FROM ${rows} OFFSET 0) AS written_out) AS lines`;

/** The JSON list of the lines; fails at the first row that would make it too long, before the others are read. */
const listOfLines = (most: number): string =>
  `'[' || coalesce(string_agg(line, ',') FILTER (WHERE rest.has_room(bytes, ${most})), '') || ']'`;

/** The rows of the payload, as a table called body. */
function recordsOf({ columns, isList }: Payload, place: string, missing: Missing): string {
  const types = columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  if (missing === 'null') {
    return `${isList ? 'jsonb_to_recordset' : 'jsonb_to_record'}(${place}) AS body (${types})`;
  }
  const defaults = columns.flatMap(({ name, initial }) =>
    initial === null ? [] : [`'${name.replaceAll("'", "''")}', ${initial}`],
  );
  const items = isList ? `jsonb_array_elements(${place})` : `(SELECT ${place})`;
  const filled = `jsonb_build_object(${defaults.join(', ')}) || given.item`;
  return `${items} AS given (item), LATERAL jsonb_to_record(${filled}) AS body (${types})`;
}

function onConflict(
  table: Table,
  query: RestQuery,
  columns: readonly string[],
  resolution: Resolution,
): string {
  const target = (query.onConflict ?? table.primaryKey).map(quoted).join(', ');
  const sets = columns.map((name) => `${name} = EXCLUDED.${name}`).join(', ');
  const action = resolution === 'ignore-duplicates' || sets === '' ? 'NOTHING' : `UPDATE SET ${sets}`;
  return ` ON CONFLICT (${target}) DO ${action}`;
}

/** `isNew` is what is true of a row that was not there before. Rows that are not asked for are not read back. */
function written(table: Table, query: RestQuery, write: string, answer: Answer, isNew: string): string {
  const counts = `count(*)::int AS rows, null::int AS total, (count(*) FILTER (WHERE "?new"))::int AS inserted`;
  if (answer === 'nothing') {
    return `WITH written AS (${write} RETURNING ${isNew} AS "?new") SELECT '' AS body, ${counts} FROM written`;
  }
  const columns = new Set([
    ...query.selected.map(({ column }) => column),
    ...query.order.map(({ column }) => column),
  ]);
  const returned = [...columns].map((name) => `${quoted(table.name)}.${quoted(name)}`).join(', ');
  const found = `SELECT ${listOf(query.selected)} FROM written${orderBy(query)}${pageOf(query)}`;
  return `WITH written AS (${write} RETURNING ${returned}, ${isNew} AS "?new"), found AS (${found})
    SELECT (SELECT ${listOfLines(longestWritten)} FROM ${linesOf('found')}) AS body, ${counts} FROM written`;
}
