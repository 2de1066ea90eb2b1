// Fills a Postgres in which there is nothing yet from a dump: all of it in one transaction, so that there is either
// everything or still nothing. Ids, times, passwords, sessions and versions stay as they are.
import { pipeline } from 'node:stream/promises';
import { Client, type ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Sql } from './database.ts';
import { DumpReader, migrationsOf } from './dumpReader.ts';
import type { Keys } from './keys.ts';
import { migrate } from './migrate.ts';
import { checkRole } from './role.ts';
import type { Scripts } from './scripts.ts';
import { StartError } from './startError.ts';

export interface Backup {
  readonly keys: Keys;
  /** Begins to read the dump, each time from its beginning. */
  readonly open: () => NodeJS.ReadableStream;
}

export interface Contents {
  readonly accounts: number;
  readonly projects: number;
}

const connectPatience = 10_000;

/**
 * Returns what was restored. Throws StartError if the database can't be used for this, or an error that says what is
 * wrong with the dump. With 'keys beside', the keys are not stored in the database.
 */
export async function restore(
  target: ClientConfig,
  { keys, open }: Backup,
  place: 'keys inside' | 'keys beside',
): Promise<Contents> {
  const client = new Client({ ...target, connectionTimeoutMillis: connectPatience });
  // The next query reports a broken connection.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database that DATABASE_URL names cannot be reached: ${reason}.`);
  });
  try {
    await client.query('begin');
    const sql = new ClientScripts(client);
    const database = { own: <T>(work: (sql: Scripts) => Promise<T>): Promise<T> => work(sql) };
    await checkRole(database);
    await checkEmpty(sql);
    const head = await new DumpReader(open()).head();
    await migrate(database, migrationsOf(head));
    const counts = await copyAll(client, sql, open, head.rows ?? {});
    await migrate(database);
    if (place === 'keys inside') {
      await sql.query(
        "insert into homeplot.keys (name, value) values ('jwtSecret', $1), ('publicKey', $2) on conflict do nothing",
        [keys.jwtSecret, keys.publicKey],
      );
    }
    await client.query('commit');
    return counts;
  } finally {
    // A transaction that was not committed ends with its connection.
    await client.end();
  }
}

/** For a role that row-level security does not bind. */
export async function contentsOf(sql: Sql): Promise<Contents> {
  const [counts] = await sql.query<Contents>(
    `select (select count(*)::int from auth.users) as accounts,
       (select count(*)::int from public.projects) as projects`,
  );
  return counts ?? { accounts: 0, projects: 0 };
}

async function checkEmpty(sql: Sql): Promise<void> {
  const [found] = await sql.query<{ isOurs: boolean }>(
    `select to_regclass('homeplot.migrations') is not null as "isOurs"`,
  );
  if (found?.isOurs !== true) return;
  throw new StartError(
    'The database that DATABASE_URL names already holds data of Homeplot, and nothing is overwritten. ' +
      'Create a new one: create database homeplot owner homeplot;',
  );
}

interface Table {
  readonly name: string;
  readonly isForced: boolean;
  /** Others refer to its rows, so these must come first. */
  readonly isReferredTo: boolean;
}

const tablesOfOurs = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isForced",
    exists (select from pg_constraint as k where k.contype = 'f' and k.confrelid = c.oid) as "isReferredTo"
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'homeplot', 'public')`;

/**
 * Rows come in as they were. For that no trigger changes them, and the tables' owner, which the role of a server is, is
 * not bound by row-level security until it ends. Nobody else sees the tables meanwhile.
 */
async function copyAll(
  client: Client,
  sql: Scripts,
  open: Backup['open'],
  expected: Readonly<Record<string, number>>,
): Promise<Contents> {
  const tables = new Map((await sql.query<Table>(tablesOfOurs)).map((table) => [table.name, table]));
  for (const { name } of tables.values())
    await sql.script(`alter table ${name} disable trigger user, no force row level security`);
  const isOurs = (table: string): boolean => tables.has(table);
  await copySome(client, open, isOurs, (table) => tables.get(table)?.isReferredTo === true);
  await copySome(client, open, isOurs, (table) => tables.get(table)?.isReferredTo !== true);
  for (const [table, rows] of Object.entries(expected)) {
    if (!isOurs(table)) throw new Error(`The dump counts rows of ${table}, which is no table of Homeplot`);
    const [found] = await sql.query<{ count: number }>(`select count(*)::float8 as count from ${table}`);
    if (found?.count === rows) continue;
    throw new Error(`The dump should have ${rows} rows of ${table} and has ${found?.count ?? 0}`);
  }
  const counts = await contentsOf(sql);
  for (const { name, isForced } of tables.values()) {
    const force = isForced ? ', force row level security' : '';
    await sql.script(`alter table ${name} enable trigger user${force}`);
  }
  return counts;
}

/** Reads the dump from its beginning to its end, and copies the rows of some tables. */
async function copySome(
  client: Client,
  open: Backup['open'],
  isOurs: (table: string) => boolean,
  isWanted: (table: string) => boolean,
): Promise<void> {
  const dump = new DumpReader(open());
  await dump.head();
  for await (const { table, columns, rows } of dump.blocks()) {
    // Names become part of a statement, and a backup may come from anywhere.
    if (!isOurs(table) || !columns.every((column) => /^\w+$/.test(column)))
      throw new Error(`The dump has rows of ${table} (${columns.join(', ')}), which is no table of Homeplot`);
    if (isWanted(table)) {
      await pipeline(rows, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
    } else {
      for await (const _part of rows);
    }
  }
}

class ClientScripts implements Scripts {
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.client.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.client.query(text);
  }
}
