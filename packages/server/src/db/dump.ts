// Writes all our rows into one compressed file. The rows are text, so damage to the database's files isn't copied, and
// the dump names the migrations that it was made with.
//   first line: {"format": 1, "migrations": [...], "rows": {"auth.users": 3, ...}, "log": {...}}
//   then, for each block of rows:
//     {"table": "auth.users", "columns": [...], "bytes": 123} and a line feed, then that many bytes of COPY text, which
//     are whole rows. In dumps of 0.2, a row may be cut by the end of a block and go on in the next one of its table.
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { wholeRows } from './copyText.ts';
import { single } from './database.ts';

export const dumpFormat = 1;

/** The number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

export interface DumpHead {
  readonly format: number;
  readonly migrations: readonly string[];
  /** Missing in dumps from before version 0.2. */
  readonly rows?: RowCounts;
  readonly log?: LogPosition;
}

/** A position in the write-ahead log of a database cluster, which only grows. system: identifies the cluster. */
export interface LogPosition {
  readonly system: string;
  readonly position: string;
}

export interface BlockHead {
  readonly table: string;
  readonly columns: readonly string[];
  readonly bytes: number;
}

/** Bytes after which a block ends with the current row, so that no more than this and one row are in memory at a time. */
const blockSize = 512 * 1024;

/** Tables that aren't dumped: migrations and settings fill the first two, and unfinished uploads are begun again. */
const notDumped = ['homeplot.migrations', 'storage.buckets', 'storage.uploads', 'storage.upload_parts'];

interface OwnTable {
  readonly name: string;
  /** The columns that are stored; generated columns are computed again. */
  readonly columns: readonly string[];
  /** Whether row-level security applies to the table's owner too. */
  readonly isForced: boolean;
  /** Whether foreign keys refer to its rows, so that these must be inserted first. */
  readonly isReferenced: boolean;
}

/** The tables whose rows are in a dump. */
export const dumpedTables = async (client: Client): Promise<readonly OwnTable[]> =>
  (await ownTables(client)).filter(({ name }) => !notDumped.includes(name));

/** All tables of Homeplot in a database. */
export async function ownTables(client: Client): Promise<readonly OwnTable[]> {
  const { rows } = await client.query<OwnTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(
         select format('%I', a.attname) from pg_attribute as a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns,
       c.relforcerowsecurity as "isForced",
       exists (select from pg_constraint as k where k.contype = 'f' and k.confrelid = c.oid) as "isReferenced"
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('auth', 'homeplot', 'public', 'storage')
     order by 1`,
  );
  return rows;
}

/**
 * Streams a consistent dump in constant memory. The client's role must not be bound by row-level security, and the client
 * is busy until the end.
 */
export function dumpOf(client: Client): NodeJS.ReadableStream {
  const rows = Readable.from(contentsOf(client), { objectMode: false });
  const zipped = createGzip({ level: 3 });
  // Errors reach whoever reads the stream; without a callback they would also be thrown here.
  return pipeline(rows, zipped, () => {});
}

async function* contentsOf(client: Client): AsyncGenerator<Buffer> {
  // Before the transaction: older versions of Postgres write the log record for the position only with a commit.
  const log = await logPosition(client);
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables = await dumpedTables(client);
    yield lineOf({
      format: dumpFormat,
      migrations: await namesApplied(client),
      rows: await rowCounts(
        client,
        tables.map(({ name }) => name),
      ),
      log,
    } satisfies DumpHead);
    for (const table of tables) yield* throttled(blocksOf(client, table));
  } finally {
    await client.query('commit').catch(() => {});
  }
}

/** Pauses twice as long as each block took, so that requests are hardly slowed down. */
async function* throttled(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begin = performance.now();
  for await (const block of blocks) {
    yield block;
    await pause(2 * (performance.now() - begin));
    begin = performance.now();
  }
}

async function* blocksOf(client: Client, { name: table, columns }: OwnTable): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`));
  for await (const parts of wholeRows(rows as AsyncIterable<Buffer>, blockSize)) {
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    yield Buffer.concat([lineOf({ table, columns, bytes } satisfies BlockHead), ...parts]);
  }
}

async function namesApplied(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from homeplot.migrations order by name');
  return rows.map(({ name }) => name);
}

export async function rowCounts(client: Client, tables: readonly string[]): Promise<RowCounts> {
  const columns = tables.map((table) => `(select count(*)::float8 from ${table}) as "${table}"`);
  const { rows } = await client.query<RowCounts>(`select ${columns.join(', ')}`);
  return single(rows);
}

/**
 * A position up to which the log is certainly on disk. It writes a record to the log to find out: after a crash, a record that
 * was still being written doesn't count. Call it outside of transactions.
 */
async function logPosition(client: Client): Promise<LogPosition> {
  const { rows } = await client.query<{ flushes: boolean }>(
    `select current_setting('server_version_num')::int >= 170000 as flushes`,
  );
  // Before Postgres 17 a record is on disk when the transaction that wrote it is committed.
  const record = single(rows).flushes
    ? "pg_logical_emit_message(false, 'homeplot', '', true)"
    : "pg_logical_emit_message(true, 'homeplot', '')";
  return positionOf(client, record, 'pg_control_system()');
}

/** Where the log ended when Postgres was started. Call it soon after the start, before the next checkpoint. */
export function logAtStart(client: Client): Promise<LogPosition> {
  return positionOf(client, 'redo_lsn', 'pg_control_system(), pg_control_checkpoint()');
}

/** Whether one position is before the other; false for positions in different clusters. */
export const isBefore = (one: LogPosition, other: LogPosition): boolean =>
  one.system === other.system && BigInt(one.position) < BigInt(other.position);

async function positionOf(client: Client, position: string, from: string): Promise<LogPosition> {
  const { rows } = await client.query<LogPosition>(
    `select system_identifier::text as system, (${position} - '0/0')::text as position from ${from}`,
  );
  return single(rows);
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
