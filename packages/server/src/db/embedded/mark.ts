// Notes once a second what the database contains: how far its log is written, how many rows there are, and a digest of
// the schema. After a crash Postgres takes a log that was cut for a complete one, and an empty file for an empty table;
// the note reveals that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { type LogPosition, logPosition } from '../dump.ts';
import { ClusterFiles } from './clusterFiles.ts';
import type { Keeper } from './keeper.ts';

export interface Noted {
  readonly log: LogPosition;
  /** How many rows a table has, by its name. */
  readonly rows: Readonly<Record<string, number>>;
  /** A digest of tables, policies, triggers and the like. */
  readonly schema: string;
}

/** Rows of these tables disappear only if somebody deletes them or signs out, or if new ones replace them. */
export const counted = ['auth.users', 'auth.sessions', 'public.projects', 'public.project_versions'] as const;

/** Milliseconds between two notes, of which the queries may take a hundredth part. */
const interval = 1_000;
const share = 1 / 100;

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

/** What the database contains now. */
export async function look(client: Client): Promise<Noted> {
  const { rows } = await client.query<{ schema: string }>(
    `with ours as (select oid from pg_namespace where nspname in ('auth', 'homeplot', 'public', 'rest')) ${schema}`,
  );
  // The log comes last, so that it includes everything seen before.
  const counts = await rowCounts(client);
  return { log: await logPosition(client), rows: counts, schema: rows[0]?.schema ?? '' };
}

async function rowCounts(client: Client): Promise<Noted['rows']> {
  const columns = counted.map((table) => `(select count(*)::float8 from ${table}) as "${table}"`);
  const { rows } = await client.query<Record<string, number>>(`select ${columns.join(', ')}`);
  return rows[0] ?? {};
}

const markName = 'homeplot.mark';

export const markIn = (folder: string): string => join(folder, markName);

/** The last note; undefined if there is none or it is damaged. */
export function readMark(folder: string): Noted | undefined {
  try {
    const { log, rows, schema: digest } = JSON.parse(readFileSync(markIn(folder), 'utf8')) as Noted;
    const isWhole = /^\d+$/.test(log.system) && /^\d+$/.test(log.position) && /^[\da-f]{32}$/.test(digest);
    return isWhole && typeof rows === 'object' ? { log, rows, schema: digest } : undefined;
  } catch {
    return undefined;
  }
}

export function writeMark(folder: string, noted: Noted): void {
  new ClusterFiles(folder, null).write(markName, JSON.stringify(noted));
}

/** A position after the end of every log: positions have 64 bits. */
export const neverReached = String(2n ** 64n - 1n);

/** True if both are of the same database and the first comes before the second. */
export function isBefore(one: LogPosition, other: LogPosition): boolean {
  return one.system === other.system && BigInt(one.position) < BigInt(other.position);
}

/** Keeps the note up to date while the database runs. */
export class Marker {
  private readonly keeper: Keeper;
  private readonly folder: string;
  private readonly schema: string;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private notedEnd = '';

  /** `noted` is what the database contains at the start. */
  constructor(keeper: Keeper, folder: string, noted: Noted) {
    this.keeper = keeper;
    this.folder = folder;
    this.schema = noted.schema;
    writeMark(folder, noted);
    this.later(interval);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private later(milliseconds: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      const begin = performance.now();
      void this.note().then(() => this.later(Math.max(interval, (performance.now() - begin) / share)));
    }, milliseconds).unref();
  }

  /** If it fails, the previous note stays, which is still true. */
  private async note(): Promise<void> {
    const client = this.keeper.connection;
    if (client === undefined) return;
    try {
      if ((await endOfLog(client)) === this.notedEnd) return;
      const rows = await rowCounts(client);
      const log = await logPosition(client);
      this.notedEnd = await endOfLog(client);
      if (!this.isStopped) writeMark(this.folder, { log, rows, schema: this.schema });
    } catch {
      return;
    }
  }
}

async function endOfLog(client: Client): Promise<string> {
  const { rows } = await client.query<{ end: string }>('select pg_current_wal_insert_lsn()::text as end');
  return rows[0]?.end ?? '';
}
