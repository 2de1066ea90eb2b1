// Records once a second what the database contains: the end of its log, row counts, and a digest of the schema. After a
// crash Postgres accepts a truncated log as complete, and an empty file as an empty table; the record reveals that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { single } from '../database.ts';
import { Repeated } from '../../kit/repeated.ts';
import { type LogPosition, logPosition, type RowCounts, rowCounts } from '../dump.ts';
import { ClusterFiles } from './clusterFiles.ts';
import type { Supervisor } from './supervisor.ts';

export interface Mark {
  readonly log: LogPosition;
  readonly rows: RowCounts;
  /** Digest of tables, policies, triggers and the like. */
  readonly schema: string;
}

/** Their rows disappear only if somebody deletes them or signs out, or if new ones replace them. */
export const countedTables = [
  'auth.users',
  'auth.sessions',
  'public.projects',
  'public.project_versions',
] as const;

/** Milliseconds between two marks, and the share of the time that their queries may take. */
const interval = 1_000;
const maxLoad = 1 / 100;

const schema = `
  select md5(string_agg(part, ' ' order by part)) as schema from (
    select format('%s %s %s %s %s', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid),
      pg_get_expr(polwithcheck, polrelid)) from pg_policy
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_constraintdef(k.oid) from pg_constraint as k join ours as n on n.oid = k.connamespace
    union all select pg_get_functiondef(p.oid) from pg_proc as p join ours as n on n.oid = p.pronamespace
    union all select pg_get_indexdef(c.oid) from pg_class as c join ours as n on n.oid = c.relnamespace
      where c.relkind = 'i'
    union all select format('%s %s %s %s %s', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity, c.relhastriggers,
      c.relacl) from pg_class as c join ours as n on n.oid = c.relnamespace where c.relkind = 'r'
    union all select format('%s %s %s %s', a.attrelid::regclass, a.attname, a.atttypid::regtype, a.attnotnull)
      from pg_attribute as a join pg_class as c on c.oid = a.attrelid join ours as n on n.oid = c.relnamespace
      where c.relkind = 'r' and a.attnum > 0
  ) as parts (part)`;

/** Without the numbers of rows, which take seconds to count in a large database. */
export async function takeMark(client: Client): Promise<Omit<Mark, 'rows'>> {
  const { rows } = await client.query<{ schema: string }>(
    `with ours as (select oid from pg_namespace where nspname in ('auth', 'homeplot', 'public', 'rest', 'storage')) ${schema}`,
  );
  return { log: await logPosition(client), schema: single(rows).schema };
}

const markName = 'homeplot.mark';

export const markIn = (folder: string): string => join(folder, markName);

/** The last mark; undefined if it is missing or damaged. */
export function readMark(folder: string): Mark | undefined {
  try {
    const { log, rows, schema: digest } = JSON.parse(readFileSync(markIn(folder), 'utf8')) as Mark;
    const isValid = /^\d+$/.test(log.system) && /^\d+$/.test(log.position) && /^[\da-f]{32}$/.test(digest);
    return isValid && typeof rows === 'object' ? { log, rows, schema: digest } : undefined;
  } catch {
    return undefined;
  }
}

export function writeMark(folder: string, mark: Mark): void {
  new ClusterFiles(folder, null).write(markName, JSON.stringify(mark));
}

/** Positions have 64 bits. */
export const unreachablePosition = String(2n ** 64n - 1n);

/** False for positions of different databases. */
export function isBefore(one: LogPosition, other: LogPosition): boolean {
  return one.system === other.system && BigInt(one.position) < BigInt(other.position);
}

/** Writes the mark, and keeps it up to date while the database runs. */
export function keepMark(supervisor: Supervisor, folder: string, first: Mark): Repeated {
  let markedEnd = '';
  const repeated = new Repeated(async () => {
    const begin = performance.now();
    // If it fails, the previous mark stays, which is still true.
    await update().catch(() => {});
    return Math.max(interval, (performance.now() - begin) / maxLoad);
  }, interval);
  try {
    writeMark(folder, first);
  } catch {
    // On a full disk the previous one stays.
  }
  repeated.start(interval);
  return repeated;

  async function update(): Promise<void> {
    const client = supervisor.connection;
    if (client === undefined || (await endOfLog(client)) === markedEnd) return;
    const rows = await rowCounts(client, countedTables);
    const log = await logPosition(client);
    markedEnd = await endOfLog(client);
    if (!repeated.isClosed) writeMark(folder, { log, rows, schema: first.schema });
  }
}

async function endOfLog(client: Client): Promise<string> {
  const { rows } = await client.query<{ end: string }>('select pg_current_wal_insert_lsn()::text as end');
  return single(rows).end;
}
