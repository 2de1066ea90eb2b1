// Restores a dump into an empty Postgres, in one transaction, and rolls back unless every table has as many rows as the dump's
// head says. Ids, times, passwords, sessions and versions stay as they are.
import { pipeline } from 'node:stream/promises';
import { Client, type ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { messageOf } from '../kit/errors.ts';
import { type Database, single, type Sql } from './database.ts';
import { ownTables, rowCounts, type RowCounts } from './dump.ts';
import { DumpReader, migrationsOf } from './dumpReader.ts';
import { insertKeys, type Keys } from './keys.ts';
import { isMigrated, migrate } from './migrate.ts';
import { checkRole } from './role.ts';
import { StartError } from './startError.ts';

export interface Backup {
  readonly keys: Keys;
  /** Starts reading the dump from its beginning. */
  readonly open: () => NodeJS.ReadableStream;
}

export interface Contents {
  readonly accounts: number;
  readonly projects: number;
}

export interface RestoredContents extends Contents {
  /** The keys of its files in their store. */
  readonly fileKeys: readonly string[];
}

/** Milliseconds. */
const connectTimeout = 10_000;

/**
 * storeKeys: where the server's secret keys are stored. Throws StartError if the database isn't empty or can't be used, or an
 * error that says what is wrong with the dump.
 */
export async function restore(
  target: ClientConfig,
  { keys, open }: Backup,
  storeKeys: 'keys in database' | 'keys in file',
): Promise<RestoredContents> {
  const client = new Client({ ...target, connectionTimeoutMillis: connectTimeout });
  // The next query reports a broken connection.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw new StartError(`The database that DATABASE_URL names cannot be reached: ${messageOf(error)}.`);
  });
  try {
    await client.query('begin');
    const sql = sqlOf(client);
    const database: Pick<Database, 'transaction'> = { transaction: (work) => work(sql) };
    await checkRole(sql);
    await checkEmpty(sql);
    const head = await new DumpReader(open()).head();
    await migrate(database, migrationsOf(head));
    const counts = await copyAll(client, sql, open, head.rows ?? {});
    await migrate(database);
    if (storeKeys === 'keys in database') await insertKeys(sql, keys);
    const files = await sql.query<{ version: string }>('select version from storage.objects');
    await client.query('commit');
    return { ...counts, fileKeys: files.map(({ version }) => version) };
  } finally {
    // This rolls back a transaction that was not committed.
    await client.end();
  }
}

/** Counts what was restored. The role must not be bound by row-level security. */
async function contentsOf(sql: Pick<Sql, 'query'>): Promise<Contents> {
  const counts = await sql.query<Contents>(
    `select (select count(*)::int from auth.users) as accounts,
       (select count(*)::int from public.projects) as projects`,
  );
  return single(counts);
}

async function checkEmpty(sql: Sql): Promise<void> {
  if (!(await isMigrated(sql))) return;
  throw new StartError(
    'The database that DATABASE_URL names already holds data of Homeplot, and nothing is overwritten. ' +
      'Create a new one: create database homeplot owner homeplot;',
  );
}

/**
 * Copies all rows. Triggers and, for the tables' owner, row-level security are off meanwhile, which nobody else sees before the
 * commit.
 */
async function copyAll(
  client: Client,
  sql: Sql,
  open: Backup['open'],
  expected: RowCounts,
): Promise<Contents> {
  const tables = new Map((await ownTables(client)).map((table) => [table.name, table]));
  for (const { name } of tables.values())
    await sql.script(`alter table ${name} disable trigger user, no force row level security`);
  const laterRules = await dropLaterRules(sql);
  // The dump has its tables by name, so a row may come before the one that it refers to.
  await sql.script('set constraints all deferred');
  for (const isReferenced of [true, false]) await copyTables(client, open, tables, isReferenced);
  const unknown = Object.keys(expected).find((table) => !tables.has(table));
  if (unknown !== undefined) throw new Error(`The dump has rows of ${unknown}, which Homeplot doesn't have`);
  const found = await rowCounts(client, Object.keys(expected));
  for (const [table, rows] of Object.entries(expected)) {
    if (found[table] === rows) continue;
    throw new Error(`The dump should have ${rows} rows of ${table} and has ${found[table] ?? 0}`);
  }
  await sql.script('set constraints all immediate');
  const counts = await contentsOf(sql);
  for (const { table, name, definition } of laterRules)
    await sql.script(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, isForced } of tables.values()) {
    const force = isForced ? ', force row level security' : '';
    await sql.script(`alter table ${name} enable trigger user${force}`);
  }
  return counts;
}

/** A constraint of a table. */
interface Rule {
  readonly table: string;
  readonly name: string;
  /** Ends with NOT VALID, so that it isn't checked for the rows that are there. */
  readonly definition: string;
}

/** Drops the constraints that were added after the first data, which old rows needn't satisfy. Returns them. */
async function dropLaterRules(sql: Sql): Promise<readonly Rule[]> {
  const rules = await sql.query<Rule>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint as k join pg_class as c on c.oid = k.conrelid join pg_namespace as n on n.oid = c.relnamespace
     where not k.convalidated and n.nspname in ('auth', 'homeplot', 'public', 'storage')`,
  );
  for (const { table, name } of rules) await sql.script(`alter table ${table} drop constraint ${name}`);
  return rules;
}

/** Reads the whole dump, and copies the rows of the tables that are referenced, or of the others. */
async function copyTables(
  client: Client,
  open: Backup['open'],
  tables: ReadonlyMap<string, { readonly isReferenced: boolean }>,
  isReferenced: boolean,
): Promise<void> {
  const dump = new DumpReader(open());
  await dump.head();
  for await (const { table, columns, rows } of dump.tables()) {
    const known = tables.get(table);
    // Names become part of a statement, and a backup may come from anywhere.
    if (known === undefined || !columns.every((column) => /^\w+$/.test(column)))
      throw new Error(`The dump has rows of ${table} (${columns.join(', ')}), which Homeplot doesn't have`);
    if (known.isReferenced === isReferenced) {
      await pipeline(rows, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
    } else {
      for await (const _part of rows);
    }
  }
}

export const sqlOf = (client: Client): Sql => ({
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows,
  script: async (text) => void (await client.query(text)),
});
